import type { BracketLayout, Flow, FlowLine, Onward } from './bracket-shape.ts';
import { flowPath } from './flow-path.ts';

interface BracketFlowsProps {
  layout: BracketLayout;
  flows: readonly Flow[];
  /** Places that are open, as they stand on their line. */
  placesSaid: (places: Extract<Onward, { is: 'places' }>['places']) => string;
}

/** The strokes of a bracket: whole for direct places, hollow for ways to and from a repêchage. */
export function BracketFlows({ layout: { width, height }, flows, placesSaid }: BracketFlowsProps) {
  return (
    <svg class="bracket-flows" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {flows.map((flow) => (
        <FlowStroke key={`${flow.from} ${flow.to}`} flow={flow} />
      ))}
      {flows.flatMap(({ kind, lines }) =>
        lines.flatMap(({ onward, points: [start] }) =>
          onward.is === 'places' ? (
            <text
              key={`${onward.from.layer} ${onward.from.game} ${onward.to} ${onward.places.first}`}
              class="flow-places"
              data-kind={kind}
              x={start![0] + 0.25}
              y={start![1]}
              dy="0.35em"
            >
              {placesSaid(onward.places)}
            </text>
          ) : (
            []
          ),
        ),
      )}
    </svg>
  );
}

function FlowStroke({ flow: { kind, lines } }: { flow: Flow }) {
  const path = lines.map(({ points }) => flowPath(points)).join('');
  return (
    <g data-kind={kind}>
      <path class="flow-paper" d={path} />
      <path class="flow-stroke" d={path} />
      {kind === 'repechage' && <path class="flow-core" d={path} />}
      {lines.map((line) => (
        <FlowHead key={keyOf(line)} line={line} />
      ))}
    </g>
  );
}

function FlowHead({ line: { points } }: { line: FlowLine }) {
  const [x, y] = points.at(-1)!;
  return <path class="flow-head" d={`M${x} ${y - 0.35}v.7l.35 -.35z`} />;
}

const keyOf = ({ onward }: FlowLine): string =>
  onward.is === 'person' ? `${onward.player}` : `${onward.from.game} ${onward.places.first}-`;
