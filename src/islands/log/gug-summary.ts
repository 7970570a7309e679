import { fill } from '../../i18n/fill.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import type { GugStanding, SeatStanding } from '../../log/gug-standing.ts';
import { seatName } from './names.ts';
import { durationOf } from './when.ts';

/** A game seat by seat, a line for each: the finishers by their places first. */
export const gugLines = ({ is, seats }: GugStanding, words: LogWords): readonly string[] =>
  seats
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || b.drops - a.drops)
    .map((seat) => lineOf(seat, is, words));

function lineOf(seat: SeatStanding, is: GugStanding['is'], words: LogWords): string {
  const { summary, players } = words;
  const sips = seat.players.reduce((sum, player) => sum + player.sips, 0);
  const points = seat.players.reduce((sum, player) => sum + player.points, 0);
  const facts = [
    seat.time === null ? fill(summary.dropped, { count: seat.drops }) : durationOf(seat.time, words),
    ...(sips > 0 || points === 0 ? [fill(summary.sips, { count: sips })] : []),
    ...(points > 0 ? [fill(summary.points, { count: points })] : []),
  ].join(', ');
  const place = seat.place === null ? (is === 'finished' ? `${players.dnf} ` : '') : `${seat.place}. `;
  return `${place}${seatName(seat)}: ${facts}`;
}
