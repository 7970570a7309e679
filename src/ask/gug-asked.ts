import type { LineId, StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import type { Clause } from '../games/gug/clauses.ts';
import type { Network } from '../games/gug/network.ts';
import type { Drop, Position, Step } from '../games/gug/position.ts';
import type { Variation } from '../games/gug/sips.ts';
import { emptySituation, makeSituation } from '../games/gug/situation.ts';
import type { Verdict } from '../games/gug/verdict.ts';
import type { Places } from './places.ts';
import { isCounted } from './numbers-said.ts';
import type { Question } from './read.ts';
import type { Judged, Said, SentenceData } from './verdict.ts';

/** The table that a question is about: its board as it plays it, and whoever has the turn in a running game. */
export interface GugTable {
  readonly network: Network;
  readonly variation: Variation;
  /** Where the icon stands whose turn it is; undefined outside a game. */
  readonly standing?: Position | undefined;
}

export interface Asked {
  readonly question: Question;
  readonly places: Places;
  readonly table: GugTable;
  readonly has: (...concepts: readonly string[]) => boolean;
}

export type Answer = Judged | undefined;

export const answer = (
  clause: Clause,
  sentence: string,
  data: SentenceData,
  rest: Pick<Judged, 'more' | 'link'> & { readonly said?: Said; readonly rulings?: readonly string[] } = {},
): Judged => ({ game: 'gug', clause, sentence, data, rulings: [], ...rest });

export const nameOf = (board: Board, id: StationId | string): string =>
  board.stations.get(id as StationId)?.name ?? board.others.get(id as StationId)?.name ?? id;
export const lineName = (board: Board, id: LineId): string => board.lines.get(id)?.name ?? id;
export const rulingsOf = (findings: readonly { readonly rulings: readonly string[] }[]): readonly string[] => [
  ...new Set(findings.flatMap(({ rulings }) => rulings)),
];
export const rulingsOfVerdict = ({ findings, sips, drop }: Verdict) =>
  rulingsOf([...findings, ...sips.terms, ...drop.findings]);

export function linkTo(
  { network }: GugTable,
  position: Position,
  { die, route = [] }: { readonly die?: number; readonly route?: readonly Step[] } = {},
): string {
  const situation = { ...emptySituation(network.board.id), position, route, works: network.works };
  return makeSituation({ ...situation, dice: die === undefined ? [] : [die] });
}

/** The end stations at a station by their lines, or by those that are named. */
export function endsAt(network: Network, station: StationId, lines: readonly LineId[]): readonly Drop[] {
  const ending = network.endingLines(network.place(station));
  const by = lines.filter((line) => ending.includes(line));
  return (by.length > 0 ? by : ending).map((line) => ({ station, line }));
}

/** The die that a question names: a number that counts nothing. */
export function dieOf({ question: { numbers, words } }: Asked): number | undefined {
  const sides = numbers.filter(({ value, at }) => value >= 1 && value <= 6 && !isCounted(words, at));
  return sides.length === 1 ? sides[0]!.value : undefined;
}

/** The clause that says how much is drunk at a place. */
export function clauseOfSips({ board, members, place }: Network, at: StationId): Clause {
  const isAt = (special: string) => members(place(at)).some((member) => member === special);
  if (isAt(board.data.special.heathrow)) return 'gug-16.2';
  return isAt(board.data.special.elephant) ? 'gug-16.5' : 'gug-12.4';
}

/** Folded. "Just one dot", "en eneste prikk": what is no number in "a dot". */
const SINGLE = /\b(?:(?:only|just|bare|kun) (?:one|a|en|ett?|1)|(?:one|a|en) (?:single|eneste)) (?:white |hvite? )?$/;
const NONE = /\b(?:no|zero|null|ingen|uten|without)(?: white| hvite)? $/;

/** How many dots a question says that a station has. */
export function dotsSaid({ mentions, numbers, words }: Question): number | undefined {
  const dots = mentions.find(({ concept }) => concept === 'dots');
  if (!dots) return undefined;
  const before = `${words.slice(0, dots.from).join(' ')} `;
  if (SINGLE.test(before)) return 1;
  if (NONE.test(before)) return 0;
  return numbers.find(({ at }) => at < dots.from && dots.from - at <= 2)?.value;
}
