import type { BracketLayout, Flow } from './bracket-shape.ts';
import { flowPath } from './flow-path.ts';

/** The strokes of a bracket: whole for direct places, hollow for ways to and from a repêchage. */
export function BracketFlows({ layout }: { layout: BracketLayout }) {
  const { width, height, flows } = layout;
  return (
    <svg class="bracket-flows" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {flows.map((flow) => (
        <FlowStroke key={`${flow.from} ${flow.to} ${flow.places.first}`} flow={flow} />
      ))}
    </svg>
  );
}

function FlowStroke({ flow: { kind, paths } }: { flow: Flow }) {
  const path = paths.map(flowPath).join('');
  const [x, y] = paths[0]!.at(-1)!;
  return (
    <g data-kind={kind}>
      <path class="flow-paper" d={path} />
      <path class="flow-stroke" d={path} />
      {kind === 'repechage' && <path class="flow-core" d={path} />}
      <path class="flow-head" d={`M${x} ${y - 0.35}v.7l.35 -.35z`} />
    </g>
  );
}
