import { createHash } from 'node:crypto';
import type { Charge, GugState } from '../../../src/games/gug/play-state.ts';
import { type Result, results } from '../../../src/games/gug/results.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import type { SavedGugGame } from '../../../src/storage/saved-game.ts';

/** What a whole game comes to in the end. */
export interface Outcome {
  readonly phase: GugState['phase'];
  /** Plays that stand. */
  readonly plays: number;
  readonly results: readonly Result[];
  /** By seat: sips charged, by their cause, and what of all that is still owed. */
  readonly charged: readonly (Readonly<Partial<Record<Charge['cause'], number>>> & { readonly owed: number })[];
  /** SHA-256 of the whole final state, its keys in order. */
  readonly state: string;
}

/** A file of `games/`: a game as phones keep it, and what it must come to. */
export interface WholeGame {
  readonly game: SavedGugGame;
  readonly outcome: Outcome;
}

export function outcomeOf(state: GugState, plays: number): Outcome {
  return {
    phase: state.phase,
    plays,
    results: results(state, DEFAULT_RULINGS),
    charged: state.seats.map(({ charges, owed }) => {
      const sums: Partial<Record<Charge['cause'], number>> = {};
      for (const { cause, sips } of charges) sums[cause] = (sums[cause] ?? 0) + sips.total;
      return { ...sums, owed };
    }),
    state: createHash('sha256').update(canonical(state)).digest('hex'),
  };
}

/** JSON with the keys of every object in one order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
