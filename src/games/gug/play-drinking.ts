import { halves, settled, sum, taken } from './play-charge.ts';
import { allowed, type Decision, type EventOf, finding, never, unless } from './play-decision.ts';
import type { GugState, PlayFinding } from './play-state.ts';
import { isSprint, withSeat } from './play-table.ts';

/** Sips of a sitting: a whole number, and one at least. */
function areSips(sips: number): boolean {
  return Number.isInteger(sips) && sips > 0;
}

/** 5.1, 5.2; after handing on the die (11.2); a team shares as it likes (17.2), or equally (17.4). */
export function decideDrink(state: GugState, { seat, sips, shares }: EventOf<'drink'>): Decision {
  const { owed, players } = state.seats[seat]!;
  const data = { seat, count: owed };
  const equal = halves(sips, players.length);
  if (!areSips(sips)) return never('gug-6.1', 'bad-sips', { seat });
  if (sips > owed) return never('gug-5.2', 'not-in-advance', data);
  if (shares && !areShares(shares, players.length, sips)) return never('gug-17.2', 'shares-wrong', data);
  const against: PlayFinding[] = [];
  if (state.turn?.seat === seat && state.turn.dice.length > 0 && !isSprint(state.setup)) {
    against.push(finding('gug-11.2', 'hand-on-first', data));
  }
  if (state.setup.variation === 'DUT' && shares && Math.max(...shares) > Math.max(...equal)) {
    against.push(finding('gug-17.4', 'shares-unequal', data));
  }
  return unless(against, () => withSeat(state, seat, (before) => taken(before, shares ?? equal)));
}

function areShares(shares: readonly number[], players: number, sips: number): boolean {
  return shares.length === players && shares.every((share) => share === 0 || areSips(share)) && sum(shares) === sips;
}

/** A player drinks something else; whoever takes points from now on has what is owed counted. */
export function decideMode(state: GugState, { seat, player, drink }: EventOf<'mode'>): Decision {
  if (!state.seats[seat]!.players[player]) return never('gug-3.1', 'no-such-seat', { seat });
  return allowed(() =>
    withSeat(state, seat, ({ players, ...before }) =>
      settled({ ...before, players: players.map((one, index) => (index === player ? { ...one, drink } : one)) }),
    ),
  );
}
