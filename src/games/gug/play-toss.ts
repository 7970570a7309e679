import { allowed, type Decision, type EventOf, never } from './play-decision.ts';
import { charged } from './play-charge.ts';
import { isDie } from './play-start.ts';
import type { GugState } from './play-state.ts';
import { isSprint, variationOf } from './play-table.ts';
import { inTurn } from './play-turn.ts';
import type { Rulings } from './rulings.ts';
import { tossFor } from './sips.ts';

/** 16.4: everybody drinks the eyes. */
export function decideToss(rulings: Rulings, state: GugState, { seat, eyes }: EventOf<'toss'>): Decision {
  return inTurn(state, seat, (turn) => {
    if (turn.tosses === 0) return never('gug-16.4', 'toss-not-due', { seat });
    if (!isDie(eyes)) return never('gug-2.3', 'bad-eyes', { seat });
    return allowed(() => {
      const charge = { cause: 'toss', sips: tossFor(eyes, variationOf(state.setup)) } as const;
      const after: GugState = { ...state, turn: { ...turn, tosses: turn.tosses - 1 } };
      return drinkers(state, seat, rulings.R27 === 'everybody').reduce(
        (table, drinker) => charged(table, drinker, charge),
        after,
      );
    });
  });
}

/** Who drinks a toss (R27): never a seat that has left; in a sprint the one at the board alone (17.3). */
function drinkers({ setup, seats }: GugState, tosser: number, withFinished: boolean): readonly number[] {
  if (isSprint(setup)) return [tosser];
  return seats.flatMap(({ status }, seat) => {
    return status.is === 'playing' || (withFinished && status.is === 'finished') ? [seat] : [];
  });
}
