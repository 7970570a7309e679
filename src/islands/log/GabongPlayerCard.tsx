import { fill } from '../../i18n/fill.ts';
import type { GabongStatistics } from '../../log/gabong-statistics.ts';
import { AmountChart } from './AmountChart.tsx';
import { CHARTED } from './chart-columns.ts';
import { Figures } from './Figures.tsx';
import { FoldedTable } from './FoldedTable.tsx';
import { useLog } from './log-context.ts';
import { PlaceChart } from './PlaceChart.tsx';
import { dateOf, numberOf } from './when.ts';

/** One player's figures of Gabong, two small charts, and the same as a table. */
export function GabongPlayerCard({ player }: { player: GabongStatistics }) {
  const { words, lang } = useLog();
  const { gabong, players } = words;
  const { name, rounds } = player;
  const latest = rounds.slice(-CHARTED);
  const figures: readonly (readonly [string, string])[] = [
    [gabong.rounds, numberOf(rounds.length, lang)],
    [gabong.wins, numberOf(player.wins, lang)],
    [gabong.best, numberOf(player.best, lang)],
    [gabong.played, numberOf(player.deals, lang)],
    [gabong.dealsWon, numberOf(player.dealsWon, lang)],
    [gabong.thetas, numberOf(player.thetas, lang)],
    [gabong.average, numberOf(player.average, lang, 1)],
    [gabong.worst, numberOf(player.worst, lang)],
    [gabong.penalties, numberOf(player.penalties, lang)],
  ];
  return (
    <article class="log-card log-player">
      <h4>{name}</h4>
      <Figures figures={figures} />
      {rounds.length > CHARTED && <p class="soft">{fill(gabong.last, { count: CHARTED })}</p>}
      <PlaceChart name={name} label={gabong.places} said={gabong.placesSaid} games={latest} />
      <AmountChart
        name={name}
        counts="points"
        label={gabong.totals}
        said={gabong.totalsSaid}
        amounts={latest.map(({ total }) => total)}
      />
      <FoldedTable
        summary={players.table}
        heads={[players.date, players.placeHead, gabong.total, gabong.thetas, gabong.averageHead]}
        rows={rounds.toReversed().map(({ id, seat, at, place, of, total, thetas, average }) => ({
          key: `${id} ${seat}`,
          cells: [
            dateOf(at, lang),
            fill(players.placeOf, { place, of }),
            numberOf(total, lang),
            numberOf(thetas, lang),
            average === null ? '–' : numberOf(average, lang, 1),
          ],
        }))}
      />
    </article>
  );
}
