import { fill } from '../../i18n/fill.ts';
import type { GabongStatistics } from '../../log/gabong-statistics.ts';
import { AmountChart } from './AmountChart.tsx';
import { CHARTED } from './chart-columns.ts';
import { Figures } from './Figures.tsx';
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
      <details>
        <summary>{players.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{players.date}</th>
              <th scope="col">{players.placeHead}</th>
              <th scope="col">{gabong.total}</th>
              <th scope="col">{gabong.thetas}</th>
              <th scope="col">{gabong.averageHead}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.toReversed().map(({ id, seat, at, place, of, total, thetas, average }) => (
              <tr key={`${id} ${seat}`}>
                <td>{dateOf(at, lang)}</td>
                <td>{fill(players.placeOf, { place, of })}</td>
                <td>{numberOf(total, lang)}</td>
                <td>{numberOf(thetas, lang)}</td>
                <td>{average === null ? '–' : numberOf(average, lang, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </article>
  );
}
