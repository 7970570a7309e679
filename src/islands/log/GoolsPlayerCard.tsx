import { fill } from '../../i18n/fill.ts';
import type { GoolsStatistics } from '../../log/gools-statistics.ts';
import { AmountChart } from './AmountChart.tsx';
import { CHARTED } from './chart-columns.ts';
import { Figures } from './Figures.tsx';
import { useLog } from './log-context.ts';
import { dateOf, numberOf } from './when.ts';

/** One player's figures of Gabba Gools, a small chart, and the same as a table. */
export function GoolsPlayerCard({ player }: { player: GoolsStatistics }) {
  const { words, lang } = useLog();
  const { gools, players } = words;
  const { evenings } = player;
  const latest = evenings.slice(-CHARTED);
  const rare = (
    [
      [gools.shots, player.taken.shot],
      [gools.shotsGiven, player.given.shot],
      [gools.hits, player.taken.hit],
      [gools.hitsGiven, player.given.hit],
    ] as const
  ).filter(([, count]) => count > 0);
  const figures: readonly (readonly [string, number])[] = [
    [gools.evenings, evenings.length],
    [gools.played, player.rounds],
    [gools.wins, player.wins],
    [gools.inARow, player.inARow],
    [gools.gools, player.gools],
    [gools.pure, player.pure],
    [gools.impure, player.impure],
    [gools.threeMan, player.threeMan],
    [gools.rules, player.rules],
    [gools.taken, player.taken.drink],
    [gools.given, player.given.drink],
    ...rare,
  ];
  return (
    <article class="log-card log-player">
      <h4>{player.name}</h4>
      <Figures figures={figures.map(([label, count]) => [label, numberOf(count, lang)])} />
      {evenings.length > CHARTED && <p class="soft">{fill(players.last, { count: CHARTED })}</p>}
      {player.taken.drink > 0 && (
        <AmountChart
          name={player.name}
          counts="sips"
          label={gools.takenChart}
          said={gools.takenSaid}
          amounts={latest.map(({ taken }) => taken.drink)}
        />
      )}
      <details>
        <summary>{players.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{players.date}</th>
              <th scope="col">{gools.played}</th>
              <th scope="col">{gools.wins}</th>
              <th scope="col">{gools.taken}</th>
            </tr>
          </thead>
          <tbody>
            {evenings.toReversed().map(({ id, at, rounds, wins, taken }) => (
              <tr key={id}>
                <td>{dateOf(at, lang)}</td>
                <td>{numberOf(rounds, lang)}</td>
                <td>{numberOf(wins, lang)}</td>
                <td>{numberOf(taken.drink, lang)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </article>
  );
}
