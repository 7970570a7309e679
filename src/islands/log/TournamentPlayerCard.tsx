import { fill } from '../../i18n/fill.ts';
import type { TournamentStatistics } from '../../log/tournament-statistics.ts';
import { CHARTED } from './chart-columns.ts';
import { Figures } from './Figures.tsx';
import { FoldedTable } from './FoldedTable.tsx';
import { useLog } from './log-context.ts';
import { PlaceChart } from './PlaceChart.tsx';
import { dateOf, numberOf } from './when.ts';

/** One player's figures of tournaments, their places as a small chart, and the same as a table. */
export function TournamentPlayerCard({ player }: { player: TournamentStatistics }) {
  const { words, lang } = useLog();
  const { tournament, players } = words;
  const { name, tournaments } = player;
  const latest = tournaments.slice(-CHARTED);
  const figures: readonly (readonly [string, string])[] = [
    [tournament.tournaments, numberOf(tournaments.length, lang)],
    [tournament.wins, numberOf(player.wins, lang)],
    [players.bestPlace, numberOf(player.best, lang)],
    [players.place, numberOf(player.place, lang, 1)],
    [tournament.played, numberOf(player.games, lang)],
    [tournament.gamesWon, numberOf(player.won, lang)],
  ];
  return (
    <article class="log-card log-player">
      <h4>{name}</h4>
      <Figures figures={figures} />
      {tournaments.length > CHARTED && <p class="soft">{fill(tournament.last, { count: CHARTED })}</p>}
      <PlaceChart name={name} label={tournament.places} said={tournament.placesSaid} games={latest} />
      <FoldedTable
        summary={players.table}
        heads={[players.date, players.placeHead, tournament.played, tournament.gamesWon]}
        rows={tournaments.toReversed().map(({ id, at, place, of, games, won }) => ({
          key: id,
          cells: [dateOf(at, lang), fill(players.placeOf, { place, of }), numberOf(games, lang), numberOf(won, lang)],
        }))}
      />
    </article>
  );
}
