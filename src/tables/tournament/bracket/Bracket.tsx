import { useMemo } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { describerOf } from '../play/describer.ts';
import { useTable } from '../table.ts';
import { type BoxContent, BracketBox } from './BracketBox.tsx';
import { boxContent } from './box-content.ts';
import { bracketFlows } from './bracket-flows.ts';
import {
  bracketLayout,
  LENGTHS,
  type Box,
  type BracketLayout,
  type Flow,
  type FlowKind,
  type FlowLine,
  type Onward,
  type Point,
  flowPath,
} from './bracket-layout.ts';
import { onwardOf } from './bracket-onward.ts';

/** A tournament from left to right: its layers, their games, and where the players of every place go. */
export function Bracket({ layout, flows, caption, content, placesSaid }: BracketView) {
  const { width, height, columns, boxes } = layout;
  return (
    <div class="bracket" style={{ '--bracket-width': width, '--bracket-height': height }}>
      <BracketFlows layout={layout} flows={flows} placesSaid={placesSaid} />
      {columns.map(({ layer, x }) => {
        const { name, what } = caption(layer);
        return (
          <section key={layer} aria-label={name}>
            <p class="bracket-caption" style={{ left: `${x}em`, width: `${LENGTHS.width}em` }}>
              <strong>{name}</strong>
              <span>{what}</span>
            </p>
            {boxes
              .filter((box) => box.layer === layer)
              .map((box) => (
                <BracketBox key={box.game} box={box} content={content(box)} />
              ))}
          </section>
        );
      })}
    </div>
  );
}

interface BracketFlowsProps {
  layout: BracketLayout;
  flows: readonly Flow[];
  /** Places that are open, as they stand on their line. */
  placesSaid: (places: Extract<Onward, { is: 'places' }>['places']) => string;
}

/** The strokes of a bracket: whole for direct places, hollow for ways to and from a repêchage. */
function BracketFlows({ layout: { width, height }, flows, placesSaid }: BracketFlowsProps) {
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

/** The bracket of the tournament on the table, for the picture, the words and the paper alike. */
export interface BracketView {
  readonly layout: BracketLayout;
  readonly flows: readonly Flow[];
  /** What stands above a layer: its name, and how it is played. */
  readonly caption: (layer: number) => { readonly name: string; readonly what: string };
  readonly content: (box: Box) => BoxContent;
  /** Places from 1, both ends included, as they stand on a line. */
  readonly placesSaid: (places: { readonly first: number; readonly last: number }) => string;
}

export function useBracket(): BracketView {
  const table = useTable();
  const { words, state, layers, open } = table;
  const { plan, withdrawn } = state;
  const describer = describerOf(table);
  const layout = useMemo(() => bracketLayout(plan), [plan]);
  const onward = onwardOf({ plan, layers, withdrawn }, layout.boxes);
  const told = {
    plan,
    layers,
    withdrawn,
    onward,
    words,
    describer,
    open: (layer: number, game: number) => open({ kind: 'game', layer, game }),
  };
  return {
    layout,
    flows: bracketFlows(layout, onward, layers),
    caption(layer) {
      const { games, size } = plan.layers[layer]!;
      return { name: describer.layer(layer), what: fill(words.bracket.what, { games, size }) };
    },
    content: (box) => boxContent(box, told),
    placesSaid: ({ first, last }) => fill(words.bracket.place, { place: first === last ? first : `${first}–${last}` }),
  };
}
