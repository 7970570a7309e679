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
  if (terminal && sameWords(asked.slice(0, terminal.index), 'Heathrow')) {
    const heathrow = board.stations.get(board.data.special.heathrow as StationId);
    return heathrow && { id: heathrow.id, terminal: (terminal[1] ?? '').replaceAll(/\D+/g, ' ').trim() };
  }
  const all = [...board.stations.values()];
  const near = all.filter((station) => lines.length === 0 || lines.some((line) => station.lines.includes(line)));
  const exact = near.filter((station) => sameWords(station.name, asked) || sameWords(station.id, asked));
  if (exact.length > 0) return only(exact);
  const alike = near.filter((station) => sameWords(base(station.name), base(asked)));
  const meant = linesIn(board, asked);
  const fitting = alike.filter((station) => meant.every((line) => station.lines.includes(line)));
  return only(fitting);
}

function only(stations: readonly Station[]): NamedStation | undefined {
  const [one, other] = stations;
  return one && !other ? { id: one.id } : undefined;
}

const sameWords = (one: string, other: string): boolean => plain(one) === plain(other);

/** What has been looked at; the names of a board, and those of an answer, come again and again. */
const looked = new Map<string, string>();
const LOOKED_MOST = 2_000;

function plain(name: string): string {
  const known = looked.get(name);
  if (known !== undefined) return known;
  if (looked.size >= LOOKED_MOST) looked.clear();
  const words = wordsOf(name).join(' ');
  looked.set(name, words);
  return words;
}

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
