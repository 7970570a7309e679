import type { Board } from './board.ts';
import type { LineId, StationId } from './board-data.ts';
import { type Drop, isOtherRailway, type Step, type Works } from './position.ts';

/*
 * The notation of links and exports: what one did, then where.
 *   victoria:pimlico        a step: by the Victoria line to Pimlico
 *   victoria:brixton        a drop: at Brixton, reached by the Victoria line
 *   euston, victoria~pimlico   works: a closed station, a closed stretch
 * Lists are separated by commas.
 */

/** A word of the notation that names nothing on this board. */
export interface Unreadable {
  readonly text: string;
  readonly why: 'unknown-station' | 'unknown-line' | 'bad-route-step' | 'bad-drop' | 'bad-works' | 'too-many';
}
type Parsed<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Unreadable);

/** Reads `line:station`. Either may be of a railway that may not be used: that is for the judge to say. */
export function parseStep(board: Board, text: string): Parsed<Step> {
  const [line, to, ...rest] = text.split(':');
  if (!line || !to || rest.length > 0) return { ok: false, text, why: 'bad-route-step' };
  if (isOtherRailway(line)) {
    const other = board.others.get(to as StationId);
    if (!other && !board.stations.has(to as StationId)) return { ok: false, text, why: 'unknown-station' };
    if (other && !other.railways.includes(line)) return { ok: false, text, why: 'unknown-line' };
    return { ok: true, value: { line, to: to as StationId } };
  }
  if (!board.lines.has(line as LineId)) return { ok: false, text, why: 'unknown-line' };
  if (!board.stations.has(to as StationId)) return { ok: false, text, why: 'unknown-station' };
  return { ok: true, value: { line: line as LineId, to: to as StationId } };
}

export function makeStep({ line, to }: Step): string {
  return `${line}:${to}`;
}

/** Reads `line:station`, of a line that calls there. */
export function parseDrop(board: Board, text: string): Parsed<Drop> {
  const [line, station, ...rest] = text.split(':');
  if (!line || !station || rest.length > 0) return { ok: false, text, why: 'bad-drop' };
  if (!board.lines.has(line as LineId)) return { ok: false, text, why: 'unknown-line' };
  if (!board.stations.has(station as StationId)) return { ok: false, text, why: 'unknown-station' };
  const drop: Drop = { station: station as StationId, line: line as LineId };
  return board.lines.get(drop.line)!.stations.includes(drop.station)
    ? { ok: true, value: drop }
    : { ok: false, text, why: 'bad-drop' };
}

export function makeDrop({ station, line }: Drop): string {
  return `${line}:${station}`;
}

/**
 * The most that a list of a link may hold, well above what a game has room for: twelve steps, eleven drops, a board's
 * stations and stretches. A link of thousands would make the phone stand still.
 */
export const MOST = { steps: 48, drops: 33, closures: 700 } as const;

/** The words of a list, as many as may be, and how many there were if that is too many. */
function wordsOf(
  text: string,
  most: number,
): { readonly words: readonly string[]; readonly surplus: readonly Unreadable[] } {
  const words = text.split(',').filter((word) => word !== '');
  if (words.length <= most) return { words, surplus: [] };
  return { words: words.slice(0, most), surplus: [{ text: String(words.length), why: 'too-many' }] };
}

/** Reads a list of at most so many; what cannot be read is named, and the rest kept. */
export function parseList<T>(
  text: string,
  most: number,
  parse: (word: string) => Parsed<T>,
): { readonly values: readonly T[]; readonly unreadable: readonly Unreadable[] } {
  const values: T[] = [];
  const { words, surplus } = wordsOf(text, most);
  const unreadable = [...surplus];
  for (const word of words) {
    const parsed = parse(word);
    if (parsed.ok) values.push(parsed.value);
    else unreadable.push({ text: parsed.text, why: parsed.why });
  }
  return { values, unreadable };
}

/** Reads a route. Steps after one that cannot be read are left out too: they would start elsewhere. */
export function parseRoute(
  board: Board,
  text: string,
): { readonly route: readonly Step[]; readonly unreadable: readonly Unreadable[] } {
  const route: Step[] = [];
  const { words, surplus } = wordsOf(text, MOST.steps);
  for (const word of words) {
    const step = parseStep(board, word);
    if (!step.ok) return { route, unreadable: [{ text: step.text, why: step.why }] };
    route.push(step.value);
  }
  return { route, unreadable: surplus };
}

export function makeRoute(route: readonly Step[]): string {
  return route.map(makeStep).join(',');
}

/** Reads the day's works: `station` or `station~station`, the latter neighbours on some line. */
export function parseWorks(
  board: Board,
  text: string,
): { readonly works: Works; readonly unreadable: readonly Unreadable[] } {
  const { values, unreadable } = parseList(text, MOST.closures, (word) => parseClosure(board, word));
  const stations = values.flatMap((closure) => (closure.length === 1 ? [closure[0]] : []));
  const stretches = values.flatMap((closure) => (closure.length === 2 ? [closure] : []));
  return { works: { stations, stretches }, unreadable };
}

function parseClosure(board: Board, text: string): Parsed<readonly [StationId] | readonly [StationId, StationId]> {
  const [a, b, ...rest] = text.split('~') as StationId[];
  if (!a || rest.length > 0 || !board.stations.has(a)) return { ok: false, text, why: 'bad-works' };
  if (b === undefined) return { ok: true, value: [a] };
  const areNeighbours = [...board.lines.values()].some(({ stretches }) =>
    stretches.some((stretch) => (stretch.a === a && stretch.b === b) || (stretch.a === b && stretch.b === a)),
  );
  return areNeighbours ? { ok: true, value: [a, b] } : { ok: false, text, why: 'bad-works' };
}

export function makeWorks({ stations, stretches }: Works): string {
  return [...stations, ...stretches.map(([a, b]) => `${a}~${b}`)].join(',');
}
