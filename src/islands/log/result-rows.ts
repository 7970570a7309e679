import type { Lang } from '../../i18n/lang.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { titleOf, variationOf } from './names.ts';
import type { Known } from './standings.ts';
import { dayOf } from '../shared/day.ts';

type Row = readonly (string | number)[];

/** The finished games as a table: its heads, and then one row for each player of each game. Times are in seconds. */
export function resultRows(
  games: readonly SavedGame[],
  standings: ReadonlyMap<string, Known>,
  words: LogWords,
  lang: Lang,
): readonly Row[] {
  const { game, name, date, variation, board, team, player, place, seconds, dropped, sips, points } = words.table;
  const heads = [game, name, date, variation, board, team, player, place, seconds, dropped, sips, points];
  const rows = games.flatMap((saved) => {
    const known = standings.get(saved.id);
    if (known?.is !== 'known' || known.standing.is !== 'finished') return [];
    const { standing } = known;
    const about = [
      words.games[saved.game],
      titleOf(saved, words, lang),
      dayOf(standing.at),
      variationOf(saved, words),
      saved.board.id,
    ];
    return standing.seats.flatMap((seat, index) =>
      seat.players.map((each): Row => [
        ...about,
        saved.setup.seats[index]!.team,
        each.name,
        seat.place ?? words.players.dnf,
        seat.time === null ? '' : Math.round(seat.time / 1000),
        seat.drops,
        each.sips,
        each.points,
      ]),
    );
  });
  return [heads, ...rows];
}
