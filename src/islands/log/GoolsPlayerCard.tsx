import { fill } from '../../i18n/fill.ts';
import type { GoolsStatistics } from '../../log/gools-statistics.ts';
import { AmountChart } from './AmountChart.tsx';
import { CHARTED } from './chart-columns.ts';
import { Figures } from './Figures.tsx';
import { FoldedTable } from './FoldedTable.tsx';
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
      <FoldedTable
        summary={players.table}
        heads={[players.date, gools.played, gools.wins, gools.taken]}
        rows={evenings.toReversed().map(({ id, at, rounds, wins, taken }) => ({
          key: id,
          cells: [dateOf(at, lang), numberOf(rounds, lang), numberOf(wins, lang), numberOf(taken.drink, lang)],
        }))}
      />
    </article>
  );
}
