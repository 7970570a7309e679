import type { LineId, StationId } from '../games/gug/board-data.ts';
import type { Board, Line, Station } from '../games/gug/board.ts';
import { onceFor } from '../games/shared/memo.ts';
import { type ClosedStretch, stretchOf } from './closing.ts';
import type { Closure, Unplaced, When } from './findings.ts';
import { playedHours, type Span, trainsDay } from './london-time.ts';
import { wordsOf } from './name-words.ts';
import type { LineRow } from './rows.ts';

/** A station of the board by a name of theirs; `terminal` where it is one of those that the board draws as one. */
interface NamedStation {
  readonly id: StationId;
  readonly terminal?: string;
}

const WHAT_IT_IS = /\b(?:underground|tube|rail)(?:\s+station)?$/i;
const IN_BRACKETS = /\(([^()]*)\)/;
const TERMINAL = /\bterminals?\s([\d\s&,and-]+)/i;

/** How lines are shortened in brackets behind a name. */
const SHORT_LINES: Readonly<Record<string, string>> = { 'h&c': 'hammersmith-city' };

/**
 * The station that TfL calls so: `King's Cross St. Pancras Underground Station`, `Paddington (H&C Line)-Underground`.
 *
 * @param lines - the lines it is on, where that is known: several stations share a name.
 * @returns undefined where none is called so, or more than one may be meant.
 */
export function stationCalled(board: Board, name: string, lines: readonly LineId[] = []): NamedStation | undefined {
  const asked = name.replace(WHAT_IT_IS, '');
  const terminal = TERMINAL.exec(asked);
  if (terminal && plain(asked.slice(0, terminal.index)) === plain('Heathrow')) {
    const heathrow = board.stations.get(board.data.special.heathrow as StationId);
    return heathrow && { id: heathrow.id, terminal: terminal[1]! };
  }
  const near = calledOn(board).filter(
    ({ station }) => lines.length === 0 || lines.some((line) => station.lines.includes(line)),
  );
  const words = plain(asked);
  const exact = near.filter(({ names }) => names.includes(words));
  if (exact.length > 0) return only(exact);
  const short = plain(base(asked));
  const meant = linesIn(board, asked);
  return only(near.filter((one) => one.short === short && meant.every((line) => one.station.lines.includes(line))));
}

/** A station by its plain names: its own and its id, and its own without what stands in brackets. */
interface Called {
  readonly station: Station;
  readonly names: readonly string[];
  readonly short: string;
}

/** An answer asks for hundreds of names of one board. */
const calledOn = onceFor((board: Board): readonly Called[] =>
  [...board.stations.values()].map((station) => ({
    station,
    names: [plain(station.name), plain(station.id)],
    short: plain(base(station.name)),
  })),
);

function only(called: readonly Called[]): NamedStation | undefined {
  const [one, other] = called;
  return one && !other ? { id: one.station.id } : undefined;
}

/** A name without case, accents and signs. */
const plain = (name: string): string => wordsOf(name).join(' ');

const base = (name: string): string => name.replace(IN_BRACKETS, '');

/** The lines named in brackets behind a name, as in `(Dist&Picc Line)`. */
function linesIn(board: Board, name: string): readonly LineId[] {
  const said = (IN_BRACKETS.exec(name)?.[1] ?? '').toLowerCase();
  const short = Object.keys(SHORT_LINES).find((each) => said.includes(each));
  const words = short ? [] : said.split(/[^a-z]/).filter((word) => word.length > 3);
  return [...board.lines.values()]
    .filter(({ id }) => id === SHORT_LINES[short ?? ''] || words.some((word) => id.startsWith(word)))
    .map(({ id }) => id);
}

/** What a row means: a closure, a text to be placed, or why it is left out. */
export type Meant<Found> = Found | Unplaced | 'runs' | 'otherDays';

/** A closed line or part of one, before it is known what else is closed. */
export type LineClosure = Exclude<Closure, { kind: 'station' }>;

/** Heathrow's terminals on either branch: the stretch to the one station of the board is closed where both are. */
const BRANCHES = ['2', '4'];

/** What a row says of a line on a day, on a board that has the line. */
export function lineFinding(board: Board, line: Line, row: LineRow, day: string): Meant<LineClosure> {
  const meaning = meaningOf(row.severity);
  if (meaning === 'still-runs') return 'runs';
  const time = whenOf(day, row.spans, row.undated);
  if (!time) return 'otherDays';
  const told = { line: line.id, text: row.text, ...time };
  const unplaced = { ...told, station: null, name: '' };
  if (meaning === 'ask') return { ...unplaced, why: 'notice' };

  const { stops, unknown } = stopsOn(board, line, row);
  const stretches = line.stretches
    .filter(({ a, b }) => stops.has(a) && stops.has(b))
    .map(({ a, b }) => stretchOf(a, b));
  if (stretches.length > 0) {
    const isWhole = stretches.length === line.stretches.length;
    // A stop at no closed stretch is said, too: what is between it and the others may be closed.
    const alone = [...stops].filter((id) => !stretches.some((ends) => ends.includes(id)));
    const left = [...unknown, ...alone.map((id) => board.stations.get(id)!.name)];
    const isSure = time.when === 'played' && left.length === 0;
    return { ...told, kind: isWhole ? 'line' : 'stretches', stretches, shared: [], unknown: left, isSure };
  }
  const namesNone = row.stops.length + row.nameless === 0;
  if (meaning === 'part-closed' || !namesNone) return { ...unplaced, why: 'no-stops' };
  // All of it, by the one word alone: what the text says may be less.
  const all: readonly ClosedStretch[] = line.stretches.map(({ a, b }) => stretchOf(a, b));
  return { ...told, kind: 'line', stretches: all, shared: [], unknown, isSure: false };
}

/** The stations of a line that a row names, and the names that are none of them. */
function stopsOn(board: Board, line: Line, { stops, nameless }: LineRow) {
  const found = new Set<StationId>();
  const unknown: string[] = Array.from({ length: nameless }, () => '?');
  const terminals = new Map<string, { readonly id: StationId; readonly name: string }>();
  for (const name of stops) {
    const station = stationCalled(board, name, [line.id]);
    if (station?.terminal !== undefined) terminals.set(name, { id: station.id, name: station.terminal });
    else if (station) found.add(station.id);
    else unknown.push(name);
  }
  const isWhole = BRANCHES.every((branch) => [...terminals.values()].some(({ name }) => name.includes(branch)));
  for (const [name, { id }] of terminals) {
    if (isWhole) found.add(id);
    else unknown.push(name);
  }
  return { stops: found, unknown: [...new Set(unknown)] };
}

/** What a row of a line may mean: all of it closed, a part of it, nothing a game would notice, or what a referee must read. */
type Meaning = 'line-closed' | 'part-closed' | 'still-runs' | 'ask';

/** TfL's numbers. 20 is the closing of every night, and no works. */
const MEANINGS: ReadonlyMap<number, Meaning> = new Map([
  ...[1, 2, 4, 16].map((severity) => [severity, 'line-closed'] as const),
  ...[3, 5, 11].map((severity) => [severity, 'part-closed'] as const),
  ...[6, 7, 9, 10, 14, 18, 20].map((severity) => [severity, 'still-runs'] as const),
]);

/** Special service, buses, exit only, diverted, issues, information, and any number that is not known: a referee reads the text. */
const meaningOf = (severity: number | null): Meaning => MEANINGS.get(severity ?? -1) ?? 'ask';

/**
 * Compares times with the day of play, by London's clocks.
 *
 * @param undated - how many more there are that cannot be read.
 * @returns undefined where all of them are on other days.
 */
export function whenOf(
  day: string,
  spans: readonly Span[],
  undated: number,
): { readonly when: When; readonly spans: readonly Span[] } | undefined {
  const [trains, played] = [trainsDay(day), playedHours(day)];
  const touching = spans.filter(({ from, to }) => from < trains.to && to > trains.from);
  if (touching.some(({ from, to }) => from <= played.from && to >= played.to))
    return { when: 'played', spans: touching };
  // Times that cannot be read are never taken for another day.
  if (undated > 0 || spans.length === 0) return { when: 'unknown', spans: touching };
  return touching.length > 0 ? { when: 'part', spans: touching } : undefined;
}
