import type { OtherRailway, Point } from '../games/gug/board-data.ts';
import type { Board, OtherStation } from '../games/gug/board.ts';
import { piecesOf } from '../games/gug/geometry.ts';
import { type Box, gapBetween, gapToPiece } from './box.ts';
import { ASCENT, CAP_HEIGHT, descentOf, widthOf } from './font-metrics.ts';
import { boxesAt, type GrowingLabel } from './growth.ts';
import { element, escapeText } from './markup.ts';
import { DOT_RADIUS, STROKE_WIDTH } from './measures.ts';
import { makeNumber, makeNumbers, makePath, straightened } from './path.ts';
import type { Stroke } from './strokes.ts';
import type { Symbols } from './symbols.ts';
import { DESIGN_TIER, TIER_SIZES, tierGroups } from './tiers.ts';
import { plus } from './vector.ts';

/** Half the height of the cross that marks a station of a railway that may not be used. */
const CROSS = 0.19;
const GAP = CROSS + 0.17;

/** What the page's language calls the railways that may not be used. */
export type RailwayNames = Readonly<Record<OtherRailway, string>>;

/** Where a name stands, seen from its cross: to the right, to the left, below or above. */
interface Place {
  readonly tier: number;
  /** To the first baseline, in grid units. */
  readonly shift: Point;
  readonly align: 'e' | 'm' | undefined;
}

const PLACES = TIER_SIZES.map((size, tier) => ({ size, tier }))
  .slice(DESIGN_TIER + 1)
  .flatMap(({ size, tier }): readonly Place[] => [
    { tier, shift: [GAP, (CAP_HEIGHT / 2) * size], align: undefined },
    { tier, shift: [-GAP, (CAP_HEIGHT / 2) * size], align: 'e' },
    { tier, shift: [0, GAP + CAP_HEIGHT * size], align: 'm' },
    { tier, shift: [0, -GAP], align: 'm' },
  ]);

function boxOf({ name, at }: OtherStation, { tier, shift, align }: Place): Box {
  const size = TIER_SIZES[tier]!;
  const width = widthOf(name) * size;
  const left = at[0] + shift[0] - (align === 'e' ? width : align === 'm' ? width / 2 : 0);
  const base = at[1] + shift[1];
  return { left, top: base - ASCENT * size, right: left + width, bottom: base + descentOf(name) * size };
}

const around = ([x, y]: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

/** For each station the first place, from the furthest zoom, where its name is on nothing else. */
function placesOf(
  others: readonly OtherStation[],
  symbols: readonly Symbols[],
  labels: readonly GrowingLabel[],
  strokes: readonly Stroke[],
): ReadonlyMap<OtherStation, Place> {
  const pieces = strokes.flatMap(({ points }) => piecesOf(straightened(points)));
  const fixed = [
    ...others.map(({ at }) => around(at, CROSS)),
    ...symbols.flatMap((symbol) => symbol.places.map((at) => around(at, DOT_RADIUS))),
  ];
  const places = new Map<OtherStation, Place>();
  for (const place of PLACES) {
    const names = labels.flatMap((label) => boxesAt(label, TIER_SIZES[place.tier]!));
    for (const other of others.filter((candidate) => !places.has(candidate))) {
      const box = boxOf(other, place);
      const printed = [...places].map(([station, at]) => boxOf(station, at));
      const isFree =
        [fixed, names, printed].every((taken) => taken.every((next) => gapBetween(box, next) > 0.05)) &&
        pieces.every((piece) => gapToPiece(box, piece) > STROKE_WIDTH / 2);
      if (isFree) places.set(other, place);
    }
  }
  return places;
}

const CROSS_PATH = makePath(
  [
    [-CROSS, -CROSS],
    [CROSS, CROSS],
  ],
  [
    [CROSS, -CROSS],
    [-CROSS, CROSS],
  ],
);

/** The stations of railways that may not be used, each with where its name stands, if there is room for it. */
export type Others = readonly (readonly [OtherStation, Place | undefined])[];

export function othersOf(
  board: Board,
  symbols: readonly Symbols[],
  labels: readonly GrowingLabel[],
  strokes: readonly Stroke[],
): Others {
  const others = [...board.others.values()];
  const places = placesOf(others, symbols, labels, strokes);
  return others.map((other) => [other, places.get(other)]);
}

/** Faint crosses, seen from close by: no shape that a player's sign has. */
export function drawOthers(others: Others, names: RailwayNames): string {
  return element(
    'g',
    { class: 'others' },
    ...others.map(([{ id, name, at, railways }]) =>
      element('path', {
        'data-station': id,
        'data-name': `${name}: ${railways.map((railway) => names[railway]).join(', ')}`,
        transform: `translate(${makeNumbers(at)})`,
        d: CROSS_PATH,
      }),
    ),
  );
}

/** Their names, from closer by still. */
export function drawOtherNames(others: Others): string {
  const groups = tierGroups((own) =>
    others.flatMap(([{ name, at }, place]) => {
      if (place?.tier !== own) return [];
      const [x, y] = plus(at, place.shift).map(makeNumber);
      return element('text', { class: place.align, x, y }, escapeText(name));
    }),
  );
  return element('g', { class: 'names faint' }, ...groups);
}
