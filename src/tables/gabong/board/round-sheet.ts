import { type PenaltyClause, PENALTY_CLAUSES } from '../../../games/gabong/match-events.ts';
import { type MatchResult, matchResults } from '../../../games/gabong/match-results.ts';
import { stageOf } from '../../../games/gabong/match-standing.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongBoardWords } from '../../../i18n/gabong/en.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { type BoardLine, boardLines } from './board-lines.ts';

/** A round with the words to say it in: what leaves the phone is made of this. */
export interface RoundSheet {
  readonly words: GabongBoardWords;
  readonly lang: Lang;
  /** When the round was begun, as its language writes a day. */
  readonly date: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly lines: readonly BoardLine[];
  /** The first first. */
  readonly results: readonly MatchResult[];
  readonly isOver: boolean;
}

export function roundSheet(state: GabongState, about: Pick<RoundSheet, 'words' | 'lang' | 'date'>): RoundSheet {
  return {
    ...about,
    names: state.setup.players.map(({ name }) => name),
    lines: boardLines(state),
    results: matchResults(state),
    isOver: stageOf(state).is === 'over',
  };
}

/** Deals on the scoreboard. */
export const dealsIn = ({ lines }: RoundSheet): number => lines.filter(({ number }) => number !== null).length;

/** Whether any total was halved (B8). */
export const isHalving = ({ lines }: RoundSheet): boolean =>
  lines.some(({ cells }) => cells.some((cell) => cell?.isHalved));

export const lineName = ({ number }: BoardLine, words: GabongBoardWords): string =>
  number === null ? words.extra : fill(words.deal, { number });

/** A player's row, by the seat. */
export const resultOf = ({ results }: RoundSheet, seat: number): MatchResult =>
  results.find((result) => result.seat === seat)!;

/** For what a player has been given penalty cards, and how many. */
export const penaltiesFor = ({ penalties }: MatchResult): readonly { clause: PenaltyClause; count: number }[] =>
  PENALTY_CLAUSES.flatMap((clause) => (penalties[clause] > 0 ? [{ clause, count: penalties[clause] }] : []));
