import { isFullHouse } from './dice.ts';
import { HAND, handOf } from './hand.ts';
import { lastSixOf } from './lead.ts';
import type { GoolsState, Round, Turn } from './play-state.ts';
import { pouring } from './play-table.ts';
import { advance } from './play-round.ts';

/** What a throw brings before anything is left of it: a social, where the table counts such throws (6.2, G2). */
export function afterThrow(state: GoolsState, { seat, lying, throws }: Turn): GoolsState {
  const thrown = throws.at(-1)!.dice;
  const { G2 } = state.rulings;
  const counts = G2 === 'any-throw' || (G2 === 'final-or-opening' && thrown.length === HAND);
  return counts ? social(state, seat, [...lying, ...thrown]) : state;
}

/** What a finished turn brings: a social, the smoking rules where they are on, a last-throw 6; and whatever comes next. */
export function afterTurn(state: GoolsState, turn: Turn): GoolsState {
  const { seat, lying, throws } = turn;
  const { G2 } = state.rulings;
  // A throw that ended the turn has been looked at as it fell, by some readings.
  const isSeen = !turn.isEntered && (G2 === 'any-throw' || (G2 === 'final-or-opening' && throws.length === 1));
  const table = smoke(isSeen ? state : social(state, seat, lying), seat, lying);
  if (table.stage.is !== 'round') return table;
  return advance(table, withLastSix(table.stage.round, turn));
}

/** 6.3, 6.5: the round after a turn, where that ended on a 6. */
function withLastSix(round: Round, turn: Turn): Round {
  const { seat } = turn;
  switch (lastSixOf(turn)) {
    case 'names':
      return { ...round, naming: [...round.naming, seat] };
    case 'candidate':
      return { ...round, candidates: [...new Set([...round.candidates, seat])] };
    case undefined:
      return round;
  }
}

/** 6.2: a full house makes everybody drink. */
export function social(state: GoolsState, seat: number, dice: readonly number[]): GoolsState {
  const isSocial = isFullHouse(dice) && (state.rulings.G3 === 'with-threes' || !dice.includes(3));
  return isSocial ? pouring(state, 'gools-6.2', seat, state.ring) : state;
}

/** 8.1, 8.3: only for a table that has turned them on (G7). */
export function smoke(state: GoolsState, seat: number, dice: readonly number[]): GoolsState {
  if (state.rulings.G7 === 'off') return state;
  const { kind } = handOf(dice);
  if (kind === 'sum') return state;
  if (kind !== 'gools') return pouring(state, 'gools-8.3', seat, state.ring, { of: 'hit' });
  return (['hit', 'shot', 'drink'] as const).reduce(
    (table, of) => pouring(table, 'gools-8.1', seat, table.ring, { of }),
    state,
  );
}
