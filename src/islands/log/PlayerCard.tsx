import { fill } from '../../i18n/fill.ts';
import type { PlayerStatistics } from '../../log/statistics.ts';
import { AmountChart } from './AmountChart.tsx';
import { CHARTED } from './chart-columns.ts';
import { Figures } from './Figures.tsx';
import { FoldedTable } from './FoldedTable.tsx';
import { useLog } from './log-context.ts';
import { PlaceChart } from './PlaceChart.tsx';
import { dateOf, durationOf, numberOf } from './when.ts';

/** One player's figures, two small charts, and the same as a table. */
export function PlayerCard({ player }: { player: PlayerStatistics }) {
  const { words, lang } = useLog();
  const { players } = words;
  const { games, place, time } = player;
  const latest = games.slice(-CHARTED);
  const figures: readonly (readonly [string, string])[] = [
    [players.games, numberOf(games.length, lang)],
    [players.wins, numberOf(player.wins, lang)],
    [
      players.finishes,
      fill(players.finishesOf, { count: games.filter((game) => game.place !== null).length, of: games.length }),
    ],
    // Places and times are those of the games that this player finished.
    ...(place
      ? [
          [players.place, numberOf(place.average, lang, 1)] as const,
          [players.bestPlace, numberOf(place.best, lang)] as const,
        ]
      : []),
    ...(time
      ? [
          [players.time, durationOf(time.average, words)] as const,
          [players.bestTime, durationOf(time.best, words)] as const,
        ]
      : []),
    [players.sips, numberOf(player.sips, lang)],
    ...(player.points > 0 ? [[players.points, numberOf(player.points, lang)] as const] : []),
  ];
  return (
    <article class="log-card log-player">
      <h4>{player.name}</h4>
      <Figures figures={figures} />
      {games.length > CHARTED && <p class="soft">{fill(players.last, { count: CHARTED })}</p>}
      <PlaceChart name={player.name} label={players.places} said={players.placesSaid} games={latest} />
      {player.sips > 0 && (
        <AmountChart
          name={player.name}
          counts="sips"
          label={players.drunk}
          said={players.drunkSaid}
          amounts={latest.map(({ sips }) => sips)}
        />
      )}
      {player.points > 0 && (
        <AmountChart
          name={player.name}
          counts="points"
          label={players.counted}
          said={players.countedSaid}
          amounts={latest.map(({ points }) => points)}
        />
      )}
      <FoldedTable
        summary={players.table}
        heads={[
          players.date,
          players.placeHead,
          players.timeHead,
          players.sips,
          ...(player.points > 0 ? [players.points] : []),
        ]}
        rows={games.toReversed().map((game) => ({
          key: game.id,
          cells: [
            dateOf(game.at, lang),
            game.place === null ? players.dnf : fill(players.placeOf, { place: game.place, of: game.of }),
            game.time === null ? '–' : durationOf(game.time, words),
            numberOf(game.sips, lang),
            ...(player.points > 0 ? [numberOf(game.points, lang)] : []),
          ],
        }))}
      />
    </article>
  );
}
