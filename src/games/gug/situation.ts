import type { Board } from './board.ts';
import type { LineId, StationId } from './board-data.ts';
import { hopsOf } from './hops.ts';
import {
  makeDrop,
  makeRoute,
  makeWorks,
  MOST,
  parseDrop,
  parseList,
  parseRoute,
  parseWorks,
  type Unreadable,
} from './notation.ts';
import { type Came, type Drop, NO_WORKS, type Position, type Step, type Works } from './position.ts';
import { DEFAULT_RULINGS } from './rulings.ts';

/** What of a player's game still decides, wherever they stand. */
export type Past = Pick<Position, 'drops' | 'touched' | 'leicester'>;

const NO_PAST: Past = { drops: [], touched: true, leicester: 0 };

/** A question put to the judge, as a link holds it. */
export interface Situation {
  /** Board id. */
  readonly board: string;
  /** Null until somebody says where they stand. */
  readonly position: Position | null;
  /** What is known of the player until then; afterwards it is in the position. */
  readonly past?: Past;
  /** Whether the loop was touched since the last drop (14.1) is not known: judged as if it was not, and asked. No link holds it. */
  readonly asksTouched?: true;
  /** None, one, or two dice. */
  readonly dice: readonly number[];
  readonly route: readonly Step[];
  readonly works: Works;
  /** The end station that a plan is asked for; left out for the whole game. */
  readonly goal?: StationId;
}

/** A part of a link that makes no sense; the rest of the link is kept. */
export interface LinkProblem {
  readonly part: LinkPart;
  readonly text: string;
  readonly why: Unreadable['why'] | 'unknown-board' | 'no-start' | 'not-neighbours' | 'bad-die' | 'bad-number';
}

/** The parts of a link, in the order in which they are written. */
export const LINK_PARTS = [
  'board',
  'at',
  'from',
  'by',
  'die',
  'route',
  'drops',
  'touched',
  'leicester',
  'works',
  'goal',
] as const;
export type LinkPart = (typeof LINK_PARTS)[number];

/** A player has a pair of dice at most (17.4). */
const DICE_MOST = 2;
/** More endings at Leicester Square than a long evening holds: a link with more is a slip of the pen. */
const LEICESTER_LIMIT = 99;

export function emptySituation(board: string): Situation {
  return { board, position: null, dice: [], route: [], works: NO_WORKS };
}

export function startPosition(at: StationId, came: Came | null = null): Position {
  return { at, came, ...NO_PAST };
}

export function pastOf({ position, past }: Situation): Past {
  return position ?? past ?? NO_PAST;
}

/** The same question of a player with another past. */
export function withPast(before: Situation, changed: Partial<Past>): Situation {
  const { asksTouched, ...known } = before;
  const situation = asksTouched && changed.touched === undefined ? before : known;
  const { position } = situation;
  if (position) return { ...situation, position: { ...position, ...changed } };
  const { drops, touched, leicester } = pastOf(situation);
  return { ...situation, past: { drops, touched, leicester, ...changed } };
}

/**
 * The same question after other drops: what is counted since the last one begins anew (14.1, 16.4). Before the first
 * drop the start of the game has touched the loop (R13); after another, nobody knows until it is asked.
 */
export function withDrops(situation: Situation, drops: readonly Drop[]): Situation {
  const isFirst = drops.length === 0;
  const changed = withPast(situation, { drops, touched: isFirst, leicester: 0 });
  return isFirst ? changed : { ...changed, asksTouched: true };
}

/**
 * Reads the query of a link, never throwing.
 *
 * @param boards - by id; the first one stands in for a board that is missing or unknown.
 * @returns what could be read, and a problem for each part that could not.
 */
export function parseSituation(
  query: URLSearchParams,
  boards: ReadonlyMap<string, Board>,
): { readonly situation: Situation; readonly problems: readonly LinkProblem[] } {
  const problems: LinkProblem[] = [];
  const text = (part: LinkPart) => query.get(part) ?? '';
  const report = (part: LinkPart, why: LinkProblem['why'], what = text(part)) =>
    problems.push({ part, text: what, why });
  const reportAll = (part: LinkPart, unreadable: readonly Unreadable[]) =>
    unreadable.forEach((problem) => report(part, problem.why, problem.text));

  const [fallback] = boards.values();
  if (!fallback) throw new Error('no board');
  const board = boards.get(text('board')) ?? fallback;
  if (text('board') && board.id !== text('board')) report('board', 'unknown-board');

  const { works, unreadable } = parseWorks(board, text('works'));
  reportAll('works', unreadable);
  const at = stationOf(board, text('at'));
  if (text('at') && !at) report('at', 'unknown-station');
  const needsStart = (['from', 'by', 'route'] as const).find((part) => text(part));
  if (!text('at') && needsStart) report(needsStart, 'no-start');
  const dice = diceOf(text('die'));
  if (text('die') && dice.length === 0) report('die', 'bad-die');
  const drops = parseList(text('drops'), MOST.drops, (word) => parseDrop(board, word));
  reportAll('drops', drops.unreadable);
  const route = parseRoute(board, text('route'));
  reportAll('route', route.unreadable);
  const leicester = Number(text('leicester'));
  const isCount = /^\d*$/.test(text('leicester')) && leicester <= LEICESTER_LIMIT;
  if (!isCount) report('leicester', 'bad-number');
  if (text('touched') && !['0', '1'].includes(text('touched'))) report('touched', 'bad-number');

  const goal = stationOf(board, text('goal'));
  if (text('goal') && !goal) report('goal', 'unknown-station');

  const came = at ? cameOf(board, at, text('from'), text('by'), works, report) : null;
  const past: Past = { drops: drops.values, touched: text('touched') !== '0', leicester: isCount ? leicester : 0 };
  const asked = { board: board.id, dice, works, ...(goal && { goal }) };
  if (at) return { situation: { ...asked, position: { at, came, ...past }, route: route.route }, problems };
  const isNew = past.drops.length === 0 && past.touched && past.leicester === 0;
  return { situation: { ...asked, position: null, ...(!isNew && { past }), route: [] }, problems };
}

/** Writes a situation as the query of a link. What is as at the start of a game is left out. */
export function makeSituation(situation: Situation): string {
  const { board, position, dice, route, works } = situation;
  const { drops, touched, leicester } = pastOf(situation);
  const parts: Readonly<Record<LinkPart, string>> = {
    board,
    at: position?.at ?? '',
    from: position?.came?.from ?? '',
    by: position?.came?.by ?? '',
    die: dice.join(','),
    route: makeRoute(route),
    drops: drops.map(makeDrop).join(','),
    touched: touched ? '' : '0',
    leicester: leicester > 0 ? String(leicester) : '',
    works: makeWorks(works),
    goal: situation.goal ?? '',
  };
  // Ids, colons, commas and tildes are all safe in a query: the link stays readable.
  return LINK_PARTS.filter((part) => parts[part] !== '')
    .map((part) => `${part}=${parts[part]}`)
    .join('&');
}

function stationOf(board: Board, text: string): StationId | undefined {
  return board.stations.has(text as StationId) ? (text as StationId) : undefined;
}

function diceOf(text: string): readonly number[] {
  const dice = text.split(',').map((die) => (/^[1-6]$/.test(die) ? Number(die) : NaN));
  return dice.length <= DICE_MOST && dice.every((die) => !Number.isNaN(die)) ? dice : [];
}

/** Where the player came from, and by which line: neighbours, or joined by closed stations (R20). */
function cameOf(
  board: Board,
  at: StationId,
  fromText: string,
  byText: string,
  works: Works,
  report: (part: LinkPart, why: LinkProblem['why']) => void,
): Came | null {
  if (!fromText && !byText) return null;
  const from = stationOf(board, fromText);
  const line = board.lines.get(byText as LineId);
  if (!from) report('from', 'unknown-station');
  if (!line) report('by', 'unknown-line');
  if (!from || !line) return null;
  const joined = board.data.joined.find((members) => members.some((member) => member === at)) ?? [at];
  // Through closed stations by any branch: how a table reads returning (R2, R3) is for the judge, not for the link.
  const anyBranch = { ...DEFAULT_RULINGS, R3: 'only-back' } as const;
  const isRide = [NO_WORKS, works].some((day) =>
    hopsOf(board, anyBranch, day).some((hop) => hop.line === line.id && hop.from === from && joined.includes(hop.to)),
  );
  if (isRide) return { from, by: line.id };
  report('from', 'not-neighbours');
  return null;
}
