import type { GugState, SeatState } from '../../../../games/gug/play-state.ts';
import { INHIBITIONS } from '../../../../games/gug/ledger.ts';
import { iconsOf } from '../../../../games/gug/play-table.ts';
import type { Rulings } from '../../../../games/gug/rulings.ts';
import type { GugSetup, Seat } from '../../../../games/gug/setup.ts';
import { fill, type Named } from '../../../../i18n/fill.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';

/** What a seat is called: the team's name, or its players'. */
export function seatName({ team, players }: Seat, { and }: Pick<GugGameWords['play'], 'and'>): string {
  const [one, other] = players;
  if (team !== '' || !one) return team;
  return other ? fill(and, { one: one.name, other: other.name }) : one.name;
}

/** The same for the subject of a sentence: two players without a team's name are two. */
export const seatNamed = (seat: Seat, words: Pick<GugGameWords['play'], 'and'>): Named => ({
  name: seatName(seat, words),
  count: seat.team === '' ? seat.players.length : 1,
});

/** The seats of a game, each as the subject of a sentence. */
export const whoIn =
  ({ setup }: Pick<GugState, 'setup'>, { play }: Pick<GugGameWords, 'play'>) =>
  (seat: number): Named => {
    const found = setup.seats[seat];
    return found ? seatNamed(found, play) : { name: '', count: 1 };
  };

/** Whether nobody of a seat drinks: its sips are points then, and it is told so. */
export const isForPoints = ({ players }: SeatState): boolean => players.every(({ drink }) => drink === 'points');

/** So many inhibitions a seat has to drop: those of its icons are counted apart or together (R26). */
export const inhibitionsOf = (setup: GugSetup, { R26 }: Pick<Rulings, 'R26'>): number =>
  INHIBITIONS * (R26 === 'each-icon' ? iconsOf(setup) : 1);

/** The seat to the left that plays on; undefined when nobody else does, and in a sprint. */
export function nextSeat({ setup, seats, turn }: GugState): number | undefined {
  if (!turn || setup.variation === 'CSP') return undefined;
  const clockwise = seats.map((_, index) => (turn.seat + 1 + index) % seats.length);
  const next = clockwise.find((seat) => seats[seat]?.status.is === 'playing');
  return next === turn.seat ? undefined : next;
}
