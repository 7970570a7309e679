import type { GugEvent } from './events.ts';
import type { Network } from './network.ts';
import { allowed, type Decision, type EventOf, finding, never, unless } from './play-decision.ts';
import { decideCallOff, decidePause, decideRetire, decideTimeUp } from './play-finish.ts';
import { decideMove } from './play-move.ts';
import { decideJoin, decidePlace, decideThrow, isDie } from './play-start.ts';
import type { GugState, PlayFinding } from './play-state.ts';
import { charged, halves, isSprint, settled, sum, taken, variationOf, withSeat } from './play-table.ts';
import { decidePass, decideRoll, decideSkip, decideSnol, inTurn } from './play-turn.ts';
import { isReading, type Rulings } from './rulings.ts';
import { tossFor } from './sips.ts';

/** What comes after the end of a game: the last sips, and who counts them. */
const AFTER_THE_END: readonly GugEvent['kind'][] = ['drink', 'mode'];

/**
 * Decides an event that happens at `state.now`.
 *
 * @param rulings - those under which the turn's moves are judged.
 * @param networkOf - their network, asked for by the events alone that look at the board: it takes its time.
 */
export function decide(rulings: Rulings, networkOf: () => Network, state: GugState, event: GugEvent): Decision {
  if (state.phase === 'over' && !AFTER_THE_END.includes(event.kind)) return never('gug-1.4', 'game-over');
  if ('seat' in event && !state.seats[event.seat]) return never('gug-3.1', 'no-such-seat');
  switch (event.kind) {
    case 'throw':
      return decideThrow(state, event);
    case 'place':
      return decidePlace(networkOf(), state, event);
    case 'roll':
      return decideRoll(rulings, state, event);
    case 'move':
      return decideMove(networkOf(), state, event);
    case 'toss':
      return decideToss(rulings, state, event);
    case 'pass':
      return decidePass(rulings, state, event);
    case 'skip':
      return decideSkip(rulings, state, event);
    case 'snol':
      return decideSnol(rulings, state, event);
    case 'drink':
      return decideDrink(state, event);
    case 'mode':
      return decideMode(state, event);
    case 'ruling':
      return decideRuling(state, event);
    case 'referee':
      return allowed(() => ({ ...state, referee: event.name }));
    case 'join':
      return decideJoin(rulings, state, event);
    case 'retire':
      return decideRetire(state, event);
    case 'pause':
      return decidePause(state, event);
    case 'resume':
      return allowed(() => state);
    case 'time-up':
      return decideTimeUp(state, event);
    case 'call-off':
      return decideCallOff(state);
  }
}

/** The table reads a gap anew: from here on, and not for what has been played. */
function decideRuling(state: GugState, { ruling, option }: EventOf<'ruling'>): Decision {
  if (!isReading(ruling, option)) return never('gug-4.1', 'no-such-reading');
  return allowed(() => ({ ...state, changed: { ...state.changed, [ruling]: option } }));
}

/** 16.4: everybody drinks the eyes. */
function decideToss(rulings: Rulings, state: GugState, { seat, eyes }: EventOf<'toss'>): Decision {
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

/** Sips of a sitting: a whole number, and one at least. */
function areSips(sips: number): boolean {
  return Number.isInteger(sips) && sips > 0;
}

/** 5.1, 5.2; after handing on the die (11.2); a team shares as it likes (17.2), or equally (17.4). */
function decideDrink(state: GugState, { seat, sips, shares }: EventOf<'drink'>): Decision {
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
function decideMode(state: GugState, { seat, player, drink }: EventOf<'mode'>): Decision {
  if (!state.seats[seat]!.players[player]) return never('gug-3.1', 'no-such-seat', { seat });
  return allowed(() =>
    withSeat(state, seat, ({ players, ...before }) =>
      settled({ ...before, players: players.map((one, index) => (index === player ? { ...one, drink } : one)) }),
    ),
  );
}
