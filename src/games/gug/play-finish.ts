import { allowed, type Decision, type EventOf, finding, never, unless } from './play-decision.ts';
import { isComplete, isTurnDone } from './play-left.ts';
import { nextTurn } from './play-next.ts';
import { nextPhase } from './play-phase.ts';
import type { GugState, SeatState, SeatStatus } from './play-state.ts';
import { isSprint, playing, withSeat } from './play-table.ts';
import type { Rulings } from './rulings.ts';

/** 15.1. */
const MINUTES = 15;
const MINUTE = 60_000;

/** Milliseconds left of the 15 minutes after the last finish (15.1); undefined where no such clock runs. */
export function timeLeft({ setup, seats, now }: GugState): number | undefined {
  if (isSprint(setup)) return undefined;
  const finishes = seats.flatMap(({ status }) => (status.is === 'finished' ? [status.at] : []));
  return finishes.length > 0 ? Math.max(...finishes) + MINUTES * MINUTE - now : undefined;
}

export function isTimeUp(state: GugState): boolean {
  return (timeLeft(state) ?? 1) <= 0;
}

/** 15.1: whoever still plays did not finish. */
export function decideTimeUp(state: GugState): Decision {
  if (isSprint(state.setup)) return never('gug-17.3', 'no-time-limit');
  const left = timeLeft(state);
  if (left === undefined) return never('gug-15.1', 'nobody-finished');
  const against = left > 0 ? [finding('gug-15.1', 'time-not-up', { count: Math.ceil(left / MINUTE) })] : [];
  return unless(against, () => without(state, playing(state), 'time'));
}

export function decideCallOff(state: GugState): Decision {
  return allowed(() => without(state, playing(state), 'called-off'));
}

export function decideRetire(state: GugState, { seat }: EventOf<'retire'>): Decision {
  if (state.seats[seat]!.status.is !== 'playing') return never('gug-1.4', 'seat-out', { seat });
  return allowed(() => without(state, [seat], 'retired'));
}

function without(state: GugState, leaving: readonly number[], why: 'time' | 'retired' | 'called-off'): GugState {
  return leaving.reduce<GugState>(
    (table, seat) => withSeat(table, seat, (before) => ({ ...before, status: { is: 'dnf', why } })),
    state,
  );
}

/** What follows from an event by itself: drops that are drunk, finishes, the next phase, the next turn, the end. */
export function followed(rulings: Rulings, before: GugState): GugState {
  const state = { ...before, seats: before.seats.map((seat) => drunkUp(rulings, seat, before.now)) };
  if (playing(state).length === 0) return { ...state, phase: 'over', toThrow: [], turn: null };
  const { turn } = state;
  if (!turn) return nextPhase(state);
  const { status } = state.seats[turn.seat]!;
  const isSolo = isSprint(state.setup);
  // Whoever finishes with the die in hand still hands it on; whoever has not rolled has nothing to hand on.
  const isGone = status.is === 'dnf' || (status.is === 'finished' && (isSolo || turn.dice.length === 0));
  const isOver = isSolo && isTurnDone(rulings, state, turn);
  return isGone || isOver ? nextPhase(nextTurn(state)) : state;
}

/** 12.5, 1.4: once nothing is owed the drops stand, and with the last of them the seat has finished. */
function drunkUp(rulings: Rulings, seat: SeatState, at: number): SeatState {
  const drunk = seat.owed === 0 && seat.pending.length > 0 ? { ...seat, pending: [] } : seat;
  if (drunk.status.is !== 'playing' || !isComplete(rulings, drunk)) return drunk;
  const status: SeatStatus = { is: 'finished', at, time: at - (drunk.startedAt ?? at) };
  return { ...drunk, status };
}
