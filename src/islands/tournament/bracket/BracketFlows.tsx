import type { BracketLayout, Flow, FlowKind, FlowLine, Onward, Point } from './bracket-shape.ts';
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
            <PlacesSign
              key={`${onward.from.layer} ${onward.from.game} ${onward.to} ${onward.places.first}`}
              kind={kind}
              start={start!}
              text={placesSaid(onward.places)}
            />
          ) : (
            []
          ),
        ),
      )}
    </svg>
  );
}

/** Names the places of a line where it leaves its game. The line is interrupted there, for letters are narrower than it. */
function PlacesSign({ kind, start: [x, y], text }: { kind: FlowKind; start: Point; text: string }) {
  const width = text.length * 0.45 + 0.2;
  return (
    <g class="flow-places" data-kind={kind}>
      <rect x={x + 0.45} y={y - 0.4} width={width} height={0.8} />
      <text x={x + 0.45 + width / 2} y={y} dy="0.35em">
        {text}
      </text>
    </g>
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
