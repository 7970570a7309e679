import { effectOf } from './check-card.ts';
import { drawOf } from './check-draw.ts';
import type { CheckState, Owed } from './check-state.ts';
import { topOf } from './check-turn.ts';
import { seatFrom } from './ring.ts';

/** What may come next of itself; a slap, a gabong or a kosetrekk may always come first. */
export type CheckDue =
  /** The first card is turned (9.1). */
  | { readonly kind: 'first'; readonly seat: number }
  /** The first of these to lay has the turn (9.1), or the Gabongmester says the direction (9.4). */
  | { readonly kind: 'race'; readonly seats: readonly number[] }
  /** This player lays, or draws so many cards and loses the turn (3.3, 11.2). */
  | { readonly kind: 'turn'; readonly seat: number; readonly draws: number }
  /** This player is skipped, unless a six comes in time (11.3, 9.4). */
  | { readonly kind: 'six'; readonly seat: number }
  /** The direction turns after this turn (11.11). */
  | { readonly kind: 'turning' }
  /** The Gabongmester says the direction (9.4). */
  | { readonly kind: 'direction'; readonly seat: number }
  /** A gabong of the gabong, or the count (4.3, 10.1). */
  | { readonly kind: 'gabonged' }
  /** The count; before it somebody may draw for twos (10.1, B7). */
  | { readonly kind: 'count'; readonly owes: Owed | null };

export function checkDue(state: CheckState): readonly CheckDue[] {
  const { stage, setup, direction } = state;
  switch (stage.is) {
    case 'first':
      return [{ kind: 'first', seat: setup.master }];
    case 'race': {
      const isThree = effectOf(topOf(state).card) === 'skip';
      const race = { kind: 'race', seats: around(setup.players, stage.from, isThree ? 2 : 1) } as const;
      const sixes = isThree ? around(setup.players, stage.from, 1) : [];
      return [race, ...sixes.map((seat) => ({ kind: 'six', seat }) as const)];
    }
    case 'turn': {
      const turn = { kind: 'turn', seat: stage.seat, draws: drawOf(state, stage.seat).count } as const;
      const unsaid = direction === null ? [{ kind: 'direction', seat: setup.master } as const] : [];
      if (stage.pending === null) return [turn, ...unsaid];
      return [turn, stage.pending.is === 'six' ? { kind: 'six', seat: stage.pending.seat } : { kind: 'turning' }];
    }
    case 'direction':
      return [{ kind: 'direction', seat: setup.master }];
    case 'gabong':
      return [{ kind: 'gabonged' }];
    case 'over':
      return [{ kind: 'count', owes: stage.owes }];
  }
}

/** Who sits so many steps from a seat on either side: two, or one on both sides. */
function around(players: number, from: number, steps: number): readonly number[] {
  const sides = ([1, -1] as const).map((way) => seatFrom(players, from, way, steps));
  return [...new Set(sides)];
}
