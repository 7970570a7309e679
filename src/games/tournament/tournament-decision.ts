import type { Decision } from '../shared/decision.ts';
import type { TournamentClause } from './rulings.ts';
import type { TournamentState } from './tournament-state.ts';

/** Why an event is refused, one word for one sentence of each language. */
export const TOURNAMENT_REASONS = [
  // Where in the tournament.
  'tournament-over',
  'no-such-player',
  'no-such-layer',
  'no-such-game',
  // A draw.
  'players-not-known',
  'drawn-already',
  'nothing-to-draw',
  'bad-seed',
  // A result.
  'game-not-drawn',
  'result-already',
  'won-unplayed',
  'empty-place',
  'not-in-game',
  'player-twice',
  'player-missing',
  'player-withdrawn',
  // A tie.
  'no-such-tie',
  'not-the-tied',
  'bad-eyes',
  'toss-decides',
  'referee-decides',
  // Players and readings.
  'withdrawn-already',
  'place-not-free',
  'no-such-reading',
  'reading-breaks-format',
  // A setup.
  'bad-format',
  'too-many-games',
  'players-number',
  'players-unlike-format',
  'bad-name',
  'name-taken',
  'bad-game-name',
] as const;
export type TournamentReason = (typeof TOURNAMENT_REASONS)[number];

/**
 * Why an event is refused, with the clause and, where it is one, the ruling that says so; `data` is for the sentence.
 * `layer` and `game` count from 0, `player` is an index into the setup's; `count`: how many there may or must be.
 */
export interface TournamentFinding {
  readonly clause: TournamentClause;
  readonly ruling: 'R24' | 'R25' | null;
  readonly reason: TournamentReason;
  readonly data: {
    readonly player?: number;
    readonly layer?: number;
    readonly game?: number;
    readonly count?: number;
  };
}
export type TournamentDecision = Decision<TournamentState, TournamentFinding>;

/** The reasons that a ruling gives, and not the rule book itself. */
const RULING_OF: Readonly<Partial<Record<TournamentReason, 'R24' | 'R25'>>> = {
  'no-such-tie': 'R25',
  'not-the-tied': 'R25',
  'toss-decides': 'R25',
  'referee-decides': 'R25',
  'reading-breaks-format': 'R24',
};

export function finding(reason: TournamentReason, data: TournamentFinding['data'] = {}): TournamentFinding {
  return { clause: 'gug-18.1', ruling: RULING_OF[reason] ?? null, reason, data };
}

export function never(reason: TournamentReason, data: TournamentFinding['data'] = {}): TournamentDecision {
  return { is: 'never', findings: [finding(reason, data)] };
}
