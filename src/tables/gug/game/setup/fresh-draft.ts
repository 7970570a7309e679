import { NO_WORKS } from '../../../../games/gug/position.ts';
import { DEFAULT_RULINGS } from '../../../../games/gug/rulings.ts';
import { namelessSeats } from '../../../../games/gug/signs.ts';
import type { DrawRequest } from '../../../../games/gug/setup.ts';
import { CLASSIC } from '../../../../games/gug/sips.ts';
import type { HouseRules } from '../../../../storage/house-rules.ts';
import type { SavedGugGame } from '../../../../storage/saved-game.ts';
import type { SetupDraft } from '../../../../storage/gug-form.ts';
import { emptySeats } from './seats.ts';

/** So many chairs stand at the table before anybody says more. */
const USUAL_SEATS = 3;
/** 17.5. */
export const STANDARD_WISH: DrawRequest = { south: 5, north: 5, double: 3, triple: 1 };
/** What was closed that long ago need not be closed today: 12 hours in milliseconds. */
const SAME_DAY = 12 * 60 * 60 * 1000;

/** A setup in which only the names are missing. */
export function freshDraft(board: string, { rulings, sides }: HouseRules): SetupDraft {
  return {
    board,
    rulings,
    sides,
    variation: CLASSIC.code,
    closed: null,
    isFriendly: false,
    bottle: CLASSIC.bottle,
    referee: '',
    works: NO_WORKS,
    seats: emptySeats(USUAL_SEATS, 1),
  };
}

/** The setup of an earlier game once more. @param at - now, in milliseconds. @param seed - for a new draw. */
export function draftOf(
  { setup, events, board, rulings, sides, createdAt }: SavedGugGame,
  at: number,
  seed: number,
): SetupDraft {
  const { closedStations, referee, works, seats, ...same } = setup;
  const nameless = namelessSeats(setup, events);
  return {
    ...same,
    // Who had no name has none again.
    seats: seats.map((seat, at) =>
      nameless.has(at) ? { ...seat, players: seat.players.map((player) => ({ ...player, name: '' })) } : seat,
    ),
    board: board.id,
    // A reading that game did not know yet has its default in the next one.
    rulings: { ...DEFAULT_RULINGS, ...rulings },
    sides,
    referee: referee ?? '',
    works: at - createdAt < SAME_DAY ? works : NO_WORKS,
    closed: closedStations && { wish: closedStations.wish, seed },
  };
}
