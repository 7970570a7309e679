import { fill } from '../../i18n/fill.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import type { SeatStanding, Standing } from '../../log/standing.ts';
import { seatName, titleOf, variationOf } from './names.ts';
import { dateOf, durationOf } from './when.ts';

/** A game in a few lines of plain text, to be sent to those who were not there: the finishers by their places first. */
export function summaryOf(game: SavedGame, standing: Standing, words: LogWords, lang: Lang): string {
  const title = titleOf(game, words, lang);
  const day = dateOf(game.createdAt, lang);
  const seats = standing.seats
    .map((seat, index) => ({ ...seat, name: seatName(game.setup.seats[index]!) }))
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || b.drops - a.drops);
  return [
    `${words.games[game.game]}, ${variationOf(game, words)}: ${title}${title.includes(day) ? '' : ` (${day})`}`,
    ...seats.map((seat) => lineOf(seat, standing.is, words)),
  ].join('\n');
}

function lineOf(seat: SeatStanding & { readonly name: string }, is: Standing['is'], words: LogWords): string {
  const { summary, players } = words;
  const sips = seat.players.reduce((sum, player) => sum + player.sips, 0);
  const points = seat.players.reduce((sum, player) => sum + player.points, 0);
  const facts = [
    seat.time === null ? fill(summary.dropped, { count: seat.drops }) : durationOf(seat.time, words),
    ...(sips > 0 || points === 0 ? [fill(summary.sips, { count: sips })] : []),
    ...(points > 0 ? [fill(summary.points, { count: points })] : []),
  ].join(', ');
  const place = seat.place === null ? (is === 'finished' ? `${players.dnf} ` : '') : `${seat.place}. `;
  return `${place}${seat.name}: ${facts}`;
}
