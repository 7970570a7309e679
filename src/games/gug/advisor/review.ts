import type { StationId } from '../board-data.ts';
import type { Clause } from '../clauses.ts';
import type { Drop, Position, Step } from '../position.ts';
import { aheadOf, bestOf, countedOut, endsFrom, figuresAt, routeTo } from './play.ts';
import type { Figures, Solved } from './solve.ts';
import type { Turns } from './turns.ts';

/** A move that was made, and where it led. */
export interface PlayedMove {
  /** Where the icon stood before the throw. */
  readonly position: Position;
  readonly die: number;
  /** Where it stood after the move, and what was dropped there. */
  readonly after: Position;
  readonly drop: Drop | null;
  /** What the move cost, without a toss. */
  readonly sips: number;
  /** Whether it was counted out after "snøl", and could stop early (11.3). */
  readonly isCountedOut: boolean;
}

/** What of a move was luck, and what choice: in turns of the whole game, and in sips of that turn. */
export interface MoveReview {
  /** Expected turns left before the throw, this one included; infinite where the drops cannot all be made. */
  readonly ahead: number;
  /** Expected turns left after the move. */
  readonly left: number;
  /** Turns that the throw won against the average one; below 0 where it lost some. */
  readonly luck: number;
  /** Turns that the choice lost against the best end of the throw; never below 0. */
  readonly cost: number;
  /** Sips that the best end would have cost as well, and those that the choice added; below 0 where it saved some. */
  readonly sipsOfFate: number;
  readonly sipsOfChoice: number;
  /** The best end; null where what was played is as good. */
  readonly better: BetterEnd | null;
}

export interface BetterEnd {
  readonly station: StationId;
  readonly route: readonly Step[];
  readonly drops: boolean;
  /** What it has that the move had not: a drop (12.1), the loop (14.1), or a better way to what is left (12.2). */
  readonly clause: Clause;
}

/** Less than this is nothing: the plan is an estimate. Turns. */
export const AS_GOOD = 0.005;

/** @param solved - the plan for the next drop, as the game stood before the throw. */
export function reviewMove(turns: Turns, solved: Solved, move: PlayedMove): MoveReview {
  const { network, variation } = turns;
  const { position, die, after, drop, sips, isCountedOut } = move;
  const ends = endsFrom(network, position, variation);
  const ahead = aheadOf(turns, solved, position, ends).turns;
  const found = (isCountedOut ? endsFrom(countedOut(network), position, variation) : ends)[die - 1]!;
  const best = bestOf(turns, solved, found);
  const left = leftAfter(turns, solved, after, drop).turns;
  const isSure = ahead < Infinity && left < Infinity;
  const cost = isSure ? Math.max(0, left - best.worth.turns) : 0;
  // The same for every way of ending there.
  const toss = found.find((end) => end.after.at === after.at)?.toss ?? 0;
  const fate = best.end.sips;
  const betterEnd = (): BetterEnd => {
    const { station } = best.end.arrival ?? { station: best.end.after.at };
    const isDropMissed = best.worth.drops && !drop;
    const isLoopMissed = best.end.touched && !after.touched && !drop;
    const clause = isDropMissed ? 'gug-12.1' : isLoopMissed ? 'gug-14.1' : 'gug-12.2';
    return { station, route: routeTo(best.end), drops: best.worth.drops, clause };
  };
  return {
    ahead,
    left,
    luck: isSure ? ahead - 1 - best.worth.turns : 0,
    cost,
    sipsOfFate: fate,
    sipsOfChoice: sips + toss - fate,
    better: cost > AS_GOOD ? betterEnd() : null,
  };
}

function leftAfter(turns: Turns, solved: Solved, after: Position, drop: Drop | null): Figures {
  const ending = drop && solved.task.endings[turns.arrivalOf(drop)];
  return ending?.is === 'drop' ? ending.ahead : figuresAt(turns, solved, after);
}

/** What many moves come to. */
export interface PlayBalance {
  readonly moves: number;
  readonly luck: number;
  readonly cost: number;
  readonly sipsOfFate: number;
  readonly sipsOfChoice: number;
}

/** Luck and choices of a player's moves, apart. */
export function balanceOfMoves(moves: readonly MoveReview[]): PlayBalance {
  const sum = (of: (move: MoveReview) => number) => moves.reduce((total, move) => total + of(move), 0);
  return {
    moves: moves.length,
    luck: sum(({ luck }) => luck),
    cost: sum(({ cost }) => cost),
    sipsOfFate: sum(({ sipsOfFate }) => sipsOfFate),
    sipsOfChoice: sum(({ sipsOfChoice }) => sipsOfChoice),
  };
}
