import { createHash } from 'node:crypto';
import type { GoolsEvent } from '../../../src/games/gools/events.ts';
import type { GoolsState } from '../../../src/games/gools/play-state.ts';
import { type Result, results } from '../../../src/games/gools/results.ts';
import type { GoolsSetup } from '../../../src/games/gools/setup.ts';
import type { Entry } from '../../../src/games/shared/history.ts';
import { canonical } from '../gug/whole-game.ts';

/** What an evening comes to. */
export interface Outcome {
  /** The winner of each round. */
  readonly winners: readonly (number | null)[];
  readonly parts: readonly number[];
  readonly houseRules: readonly string[];
  readonly results: readonly Result[];
  /** SHA-256 of the whole final state, its keys in order. */
  readonly state: string;
}

/** A file of `games/`: an evening line by line, and what it must come to. */
export interface WholeGame {
  readonly outcome: Outcome;
  readonly setup: GoolsSetup;
  readonly events: readonly Entry<GoolsEvent>[];
}

export function outcomeOf(state: GoolsState): Outcome {
  return {
    winners: state.rounds.map(({ winner }) => winner),
    parts: state.parts,
    houseRules: state.houseRules.map(({ text, isRepealed }) => (isRepealed ? `(${text})` : text)),
    results: results(state),
    state: createHash('sha256').update(canonical(state)).digest('hex'),
  };
}
