import { LABEL_SIDES, type Point, type StationId } from '../games/gug/board-data.ts';
import type { Board, Station } from '../games/gug/board.ts';
import { piecesOf } from '../games/gug/geometry.ts';
import { type Box, boxAround, gapBetween, gapToPiece } from './box.ts';
import { boxesAt, type GrowingLabel, growingLabel } from './growth.ts';
import { labelOf, TOWARDS } from './label.ts';
import { DOT_RADIUS, STROKE_WIDTH } from './measures.ts';
import { straightened } from './path.ts';
import type { Stroke } from './strokes.ts';
import type { Bar, Symbols } from './symbols.ts';
import { DESIGN_TIER, TIER_SIZES } from './tiers.ts';
import { cross, distance, minus, nearestOn, plus, times } from './vector.ts';

/** A name, moved from where it would touch its symbol by so many grid units, or not at all. */
interface PlacedLabel extends GrowingLabel {
  readonly movedBy?: number;
}

/** A name at the place where it stands from one tier on, until it moves to another. */
export interface PlacedName {
  readonly label: PlacedLabel;
  /** The first tier in which it stands there, and the first in which it no longer does. */
  readonly from: number;
  readonly until: number;
  /** From the station to a name that stands too far off to be seen to belong to it, in grid units. */
  readonly leash?: Bar;
}

/** The names that are shown in a tier. */
export const namesIn = (names: readonly PlacedName[], tier: number): readonly PlacedName[] =>
  names.filter(({ from, until }) => from <= tier && tier < until);

/** The least weight of a station whose name is shown, tier by tier; ends of lines are always named. */
const LEAST_WEIGHTS = [7, 5, 3, 0, 0];
/** White space between names, and around letters towards strokes and symbols, in letter sizes. */
const APART = 0.2;
const CLEAR = 0.06;
/** How far outwards and to either side the name of an end is looked for, in letter sizes from where it would touch its symbol. */
const OUT = [0, 0.4, 0.9, 1.5, 2.2, 3, 4, 5.5, 7.5] as const;
const ASIDE = [0, -0.5, 0.5, -1.1, 1.1, -2, 2, -3.2, 3.2, -4.5, 4.5] as const;
/** A name further off than this is tied to its station, in letter sizes. */
const BESIDE = 0.7;
/** So many places are kept for each end, the nearest: more need not be tried. */
const MOST_PLACES = [700, 300, 40, 40, 40];
/** How far a name may stand above and below the paper, in grid units: a phone has room there. */
const BEYOND = 12;

/** The stations outside the Circle line where a line ends: their names are there at every zoom, before all others. */
export function endsOfLines({ stations, lines, loop, inside, data }: Board): ReadonlySet<StationId> {
  const within = new Set<string>([...loop, ...inside]);
  const joined = data.joined.filter((pair) => pair.some((one) => within.has(one))).flat();
  const isWithin = (id: StationId) => within.has(id) || joined.some((station) => station === id);
  const isEnd = (id: StationId) =>
    [...lines.values()].some(({ stretches }) => stretches.filter(({ a, b }) => a === id || b === id).length === 1);
  return new Set([...stations.keys()].filter((id) => isEnd(id) && !isWithin(id)));
}

/** Which names come first when there is no room for all: junctions by lines and dots. */
const weigh = (board: Board, { station, dots }: Symbols): number =>
  board.stations.get(station)!.lines.length + dots.length * 3;

/** Something drawn that no name may lie on. */
export interface Drawn {
  readonly piece: Bar;
  /** Half its width. */
  readonly radius: number;
  readonly around: Box;
}

/** Strokes and symbols, in grid units. */
export function drawnOn(strokes: readonly Stroke[], symbols: readonly Symbols[]): readonly Drawn[] {
  const pieces = [
    ...strokes.flatMap(({ points }) =>
      piecesOf(straightened(points)).map((piece) => ({ piece, radius: STROKE_WIDTH / 2 })),
    ),
    ...symbols.flatMap(({ dots, ends }) => [
      ...dots.map((piece) => ({ piece, radius: DOT_RADIUS })),
      ...ends.map((piece) => ({ piece, radius: 0.12 })),
    ]),
  ];
  return pieces.map(madeOf);
}

const madeOf = ({ piece, radius }: Pick<Drawn, 'piece' | 'radius'>): Drawn => ({
  piece,
  radius,
  around: boxAround(piece),
});

/** Straight lines, as thin as the ones beside strokes. */
export const drawnAlong = (pieces: readonly Bar[]): readonly Drawn[] =>
  pieces.map((piece) => madeOf({ piece, radius: 0.1 }));

/** Whether something drawn lies under a box, or closer to it than `clear`. */
export const isStruck = (box: Box, drawn: readonly Drawn[], clear: number): boolean =>
  drawn.some(
    ({ piece, radius, around }) => gapBetween(box, around) < radius + clear && gapToPiece(box, piece) < radius + clear,
  );

/** Grid units of a side of the squares in which what is drawn is looked up: it is asked for some hundred thousand times. */
const SQUARE = 3;
const ROW = 1000;

function eachSquare({ left, top, right, bottom }: Box, reach: number, isFound: (key: number) => boolean): boolean {
  const most = [Math.floor((right + reach) / SQUARE), Math.floor((bottom + reach) / SQUARE)] as const;
  for (let x = Math.floor((left - reach) / SQUARE); x <= most[0]; x += 1)
    for (let y = Math.floor((top - reach) / SQUARE); y <= most[1]; y += 1) if (isFound(x * ROW + y)) return true;
  return false;
}

/** Makes the function that says whether a box lies on something drawn, or closer to it than `clear`, at most 0.5 units. */
function struckOn(drawn: readonly Drawn[]): (box: Box, clear: number) => boolean {
  const squares = new Map<number, Drawn[]>();
  for (const each of drawn)
    eachSquare(each.around, each.radius + 0.5, (key) => {
      const square = squares.get(key);
      if (square) square.push(each);
      else squares.set(key, [each]);
      return false;
    });
  return (box, clear) => eachSquare(box, 0, (key) => isStruck(box, squares.get(key) ?? [], clear));
}

/** A name set in some way at one side of its station, and moved from there, in grid units. */
interface Candidate {
  readonly label: PlacedLabel;
  readonly shift: Point;
  readonly boxes: readonly Box[];
  /** How far it is moved, in letter sizes; where that is far, it is tied to its station. */
  readonly far: number;
  readonly leash?: Bar;
}

const moved = ({ left, top, right, bottom }: Box, [x, y]: Point): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** The moves that are tried for an end, in letter sizes outwards and to the side: the shortest first. */
const MOVES = OUT.flatMap((out) => ASIDE.map((beside) => ({ out, beside, far: Math.hypot(out, beside) }))).sort(
  (one, other) => one.far - other.far,
);

/** Every way to set the name of a station at one of its sides, the one of its design first. */
function settingsOf(
  { name, data, ...station }: Station,
  symbols: Symbols,
): readonly (readonly [GrowingLabel, Point])[] {
  const design = data.label.text ?? name;
  const text = design.replace('\n', ' ');
  const broken = [...text.matchAll(/ /g)].map(({ index }) => `${text.slice(0, index)}\n${text.slice(index + 1)}`);
  return [...new Set([design, ...broken, text])].flatMap((set) =>
    LABEL_SIDES.flatMap((side) => {
      const label = labelOf({ ...station, name, data: { ...data, label: { side, text: set } } }, symbols);
      return label ? [[growingLabel(label, side), TOWARDS[side]] as const] : [];
    }),
  );
}

/** Moves a name by grid units. */
function movedLabel(label: PlacedLabel, shift: Point): PlacedLabel {
  const [x, y] = shift;
  if (x === 0 && y === 0) return label;
  return {
    ...label,
    movedBy: Math.hypot(x, y),
    origin: plus(label.origin, shift),
    lines: label.lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y })),
    boxes: label.boxes.map((box) => moved(box, shift)),
  };
}

/** From a station to the nearest point of its name. */
function leashOf(boxes: readonly Box[], { places }: Symbols): Bar {
  const at = places[0]!;
  const ends = boxes.map(({ left, top, right, bottom }) =>
    nearestOn(at, [
      [left, (top + bottom) / 2],
      [right, (top + bottom) / 2],
    ]),
  );
  return [at, [...ends].sort((one, other) => distance(one, at) - distance(other, at))[0]!];
}

/** A station with what its name can look like, and where it stands in the tiers that have been placed. */
interface Name {
  readonly symbol: Symbols;
  /** The name as the board's data has it. */
  readonly design: GrowingLabel;
  readonly settings: readonly (readonly [GrowingLabel, Point])[];
  readonly isEnd: boolean;
  readonly weight: number;
  readonly placed: readonly PlacedName[];
}

/** All names that are on the board, the most important first. */
function namesOn(board: Board, symbols: readonly Symbols[]): readonly Name[] {
  const ends = endsOfLines(board);
  return symbols
    .flatMap((symbol): readonly Name[] => {
      const station = board.stations.get(symbol.station)!;
      const label = labelOf(station, symbol);
      if (!label) return [];
      const design = growingLabel(label, station.data.label.side);
      const settings = settingsOf(station, symbol);
      return [{ symbol, design, settings, isEnd: ends.has(station.id), weight: weigh(board, symbol), placed: [] }];
    })
    .sort((one, other) => other.weight - one.weight);
}

/** A tier while its names are placed. */
interface Tier {
  readonly number: number;
  /** Of its letters, in grid units. */
  readonly size: number;
  /** Whether a box is on the paper, and on nothing drawn. */
  readonly isClear: (box: Box) => boolean;
}

/**
 * Finds a place for every name in every tier: ends of lines first and always, then junctions, then all others where there
 * is room; on no other name, no stroke and no symbol. At the design scale and closer the board's data says where they stand.
 */
export function placeNames(
  board: Board,
  symbols: readonly Symbols[],
  strokes: readonly Stroke[],
  paper: Box,
): readonly PlacedName[] {
  const isOnDrawn = struckOn(drawnOn(strokes, symbols));
  const tiers = TIER_SIZES.slice(0, DESIGN_TIER).map((size, number): Tier => {
    return { number, size, isClear: (box) => isOnPaper(box, paper) && !isOnDrawn(box, CLEAR * size) };
  });
  return tiers.reduce(placedInTier, namesOn(board, symbols)).flatMap(({ design, placed }) => {
    const last = placed.at(-1);
    return last?.label === design && last.until === DESIGN_TIER
      ? [...placed.slice(0, -1), { ...last, until: Infinity }]
      : [...placed, { label: design, from: DESIGN_TIER, until: Infinity }];
  });
}

const isOnPaper = (box: Box, paper: Box): boolean =>
  box.left > paper.left &&
  box.right < paper.right &&
  box.top > paper.top - BEYOND &&
  box.bottom < paper.bottom + BEYOND;

/** The names with where they stand in one tier more. */
function placedInTier(names: readonly Name[], tier: Tier): readonly Name[] {
  const apart = APART * tier.size;
  const ways = names
    .filter(({ isEnd }) => isEnd)
    .map((name) => ({ name, places: [...first(placesOf(name, tier), MOST_PLACES[tier.number]!)] }));
  const chosen = new Map(shortened(choose(ways, apart), ways, apart).map(({ name, place }) => [name, place]));
  const taken = [...chosen.values()].flatMap(({ boxes }) => boxes);
  const isFree = (box: Box) => taken.every((other) => gapBetween(box, other) > apart);
  for (const name of names) {
    if (name.isEnd || (name.placed.length === 0 && name.weight < LEAST_WEIGHTS[tier.number]!)) continue;
    for (const place of placesOf(name, tier)) {
      if (!place.boxes.every(isFree)) continue;
      chosen.set(name, place);
      taken.push(...place.boxes);
      break;
    }
  }
  return names.map((name) => {
    const place = chosen.get(name);
    return place ? { ...name, placed: withPlace(name.placed, place, tier.number) } : name;
  });
}

/** The places of a name that are on nothing drawn: the design's first, then where it stands already. */
function* placesOf({ symbol, design, settings, isEnd, placed }: Name, { size, isClear }: Tier): Generator<Candidate> {
  const last = placed.at(-1);
  const isBeside = last && !last.leash && (last.label.movedBy ?? 0) <= BESIDE * size;
  for (const label of [design, ...(isBeside ? [last.label] : []), ...settings.map(([set]) => set)]) {
    const boxes = boxesAt(label, size);
    if (boxes.every(isClear)) yield { label, shift: [0, 0], boxes, far: 0 };
  }
  if (!isEnd) return;
  const others = settings.map(([label, outwards]) => ({ label, outwards, boxes: boxesAt(label, size) }));
  for (const { out, beside, far } of MOVES.slice(1))
    for (const { label, outwards, boxes } of others) {
      const [right, down] = outwards;
      const shift = plus(times(outwards, out * size), times([-down, right], beside * size));
      const at = boxes.map((box) => moved(box, shift));
      if (!at.every(isClear)) continue;
      yield { label, shift, boxes: at, far, ...(far > BESIDE && { leash: leashOf(at, symbol) }) };
    }
}

/** Where a name stands, with its place in one tier more: where that is the same, it goes on standing there. */
function withPlace(placed: readonly PlacedName[], place: Candidate, tier: number): readonly PlacedName[] {
  const last = placed.at(-1);
  const label = movedLabel(place.label, place.shift);
  if (last?.label === label && last.until === tier) return [...placed.slice(0, -1), { ...last, until: tier + 1 }];
  return [...placed, { label, from: tier, until: tier + 1, ...(place.leash && { leash: place.leash }) }];
}

/** How often ends are placed anew, those first that found no place before. */
const TRIES = 30;

const touch = (one: Candidate, other: Candidate, apart: number): boolean =>
  one.boxes.some((box) => other.boxes.some((next) => gapBetween(box, next) <= apart));

/** Whether what ties one name to its station lies on another name, or crosses what ties that. */
function isTangled(one: Candidate, other: Candidate): boolean {
  const isOn = (leash: Bar | undefined, { boxes }: Candidate) =>
    leash !== undefined && boxes.some((box) => gapToPiece(box, leash) === 0);
  if (isOn(one.leash, other) || isOn(other.leash, one)) return true;
  if (!one.leash || !other.leash) return false;
  const [[a, b], [c, d]] = [one.leash, other.leash];
  const side = (from: Point, to: Point, at: Point) => Math.sign(cross(minus(to, from), minus(at, from)));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

interface Choice<Name> {
  readonly name: Name;
  readonly place: Candidate;
}

interface Ways<Name> {
  readonly name: Name;
  readonly places: readonly Candidate[];
}

/** Chooses a place for each of some names, so that none is on another: the one with the least choice next. */
function choose<Name>(ways: readonly Ways<Name>[], apart: number): readonly Choice<Name>[] {
  let urgent: readonly Name[] = [];
  let best: readonly Choice<Name>[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const chosen: Choice<Name>[] = [];
    let missing: Name | undefined;
    let open = ways;
    while (open.length > 0) {
      const rank = ({ name, places }: (typeof ways)[number]) =>
        urgent.includes(name) ? urgent.indexOf(name) - urgent.length : places.length;
      const [next, ...rest] = [...open].sort((one, other) => rank(one) - rank(other));
      const isTidy = (each: Candidate) => !chosen.some((other) => isTangled(each, other.place));
      const place = next!.places.find(isTidy) ?? next!.places[0];
      if (place) chosen.push({ name: next!.name, place });
      else missing ??= next!.name;
      open = place
        ? rest.map(({ name, places }) => ({ name, places: places.filter((each) => !touch(each, place, apart)) }))
        : rest;
    }
    if (chosen.length > best.length) best = chosen;
    if (!missing) break;
    const late = missing;
    urgent = [late, ...urgent.filter((name) => name !== late)];
  }
  return best;
}

/** Brings names that are tied to their stations nearer to them, by themselves or with one other that makes room. */
function shortened<Name>(
  choices: readonly Choice<Name>[],
  ways: readonly Ways<Name>[],
  apart: number,
): readonly Choice<Name>[] {
  const placesOf = new Map(ways.map(({ name, places }) => [name, places]));
  const isInTheWay = (place: Candidate, other: Candidate) => touch(place, other, apart) || isTangled(place, other);
  const better = ({ name, place }: Choice<Name>): readonly Choice<Name>[] | undefined => {
    const rest = choices.filter((other) => other.name !== name);
    // Where one of the others could stand if only this name were not there.
    const asides = new Map<Name, readonly Candidate[]>();
    const asidesOf = (one: Choice<Name>) => {
      const known = asides.get(one.name);
      if (known) return known;
      const others = rest.filter((other) => other !== one);
      const free = placesOf
        .get(one.name)!
        .filter(({ far }) => far < one.place.far + place.far)
        .filter((each) => !others.some((other) => isInTheWay(each, other.place)));
      asides.set(one.name, free);
      return free;
    };
    for (const nearer of placesOf.get(name)!) {
      if (nearer.far >= place.far) continue;
      const [inTheWay, ...more] = rest.filter((other) => isInTheWay(nearer, other.place));
      const chosen = { name, place: nearer };
      if (!inTheWay) return [chosen, ...rest];
      if (more.length > 0) continue;
      const saved = place.far - nearer.far;
      const aside = asidesOf(inTheWay).find(
        (each) => each.far < inTheWay.place.far + saved && !isInTheWay(each, nearer),
      );
      if (aside) return [chosen, { name: inTheWay.name, place: aside }, ...rest.filter((other) => other !== inTheWay)];
    }
    return undefined;
  };
  const tied = choices.filter(({ place }) => place.leash).sort((one, other) => other.place.far - one.place.far);
  for (const choice of tied) {
    const next = better(choice);
    if (next) return shortened(next, ways, apart);
  }
  return choices;
}

function* first<Value>(values: Iterable<Value>, most: number): Generator<Value> {
  let count = 0;
  for (const value of values) {
    if (count === most) return;
    count += 1;
    yield value;
  }
}
