import type { Board, Station } from '../games/gug/board.ts';
import type { LineId, StationId } from '../games/gug/board-data.ts';
import { wordsOf } from './name-words.ts';

/** A station of the board by a name of theirs; `terminal` where it is one of those that the board draws as one. */
export interface NamedStation {
  readonly id: StationId;
  readonly terminal?: string;
}

const WHAT_IT_IS = /[\s-]*\b(?:underground|tube|rail)(?:\s+station)?\s*$/i;
const IN_BRACKETS = /\(([^()]*)\)/;
const TERMINAL = /\bterminals?\s+([\d\s&,and-]+)/i;

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
    return heathrow && { id: heathrow.id, terminal: (terminal[1] ?? '').replaceAll(/\D+/g, ' ').trim() };
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
const calledOnBoards = new WeakMap<Board, readonly Called[]>();

function calledOn(board: Board): readonly Called[] {
  const known = calledOnBoards.get(board);
  if (known) return known;
  const called = [...board.stations.values()].map((station) => ({
    station,
    names: [plain(station.name), plain(station.id)],
    short: plain(base(station.name)),
  }));
  calledOnBoards.set(board, called);
  return called;
}

function only(called: readonly Called[]): NamedStation | undefined {
  const [one, other] = called;
  return one && !other ? { id: one.station.id } : undefined;
}

/** A name without case, accents and signs. */
const plain = (name: string): string => wordsOf(name).join(' ');

const base = (name: string): string => name.replace(IN_BRACKETS, ' ');

/** The lines named in brackets behind a name, as in `(Dist&Picc Line)`. */
function linesIn(board: Board, name: string): readonly LineId[] {
  const said = (IN_BRACKETS.exec(name)?.[1] ?? '').toLowerCase().replace(/\blines?\b/, ' ');
  const short = Object.keys(SHORT_LINES).find((each) => said.includes(each));
  const words = short ? [] : said.split(/[^a-z]+/).filter((word) => word.length > 3);
  return [...board.lines.values()]
    .filter(({ id }) => id === SHORT_LINES[short ?? ''] || words.some((word) => id.startsWith(word)))
    .map(({ id }) => id);
}
