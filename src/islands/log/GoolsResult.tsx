import { fill } from '../../i18n/fill.ts';
import type { GoolsStanding } from '../../log/gools-standing.ts';
import { useLog } from './log-context.ts';

/** Who has won most rounds, and of how many. */
export function GoolsResult({ standing: { is, players, rounds } }: { standing: GoolsStanding }) {
  const { gools } = useLog().words;
  const most = players[0]?.wins ?? 0;
  const best = players.filter(({ wins }) => wins === most);
  const drinks = players.reduce((sum, { taken }) => sum + taken.drink, 0);
  const text =
    best.length === 1 ? fill(gools[is], { name: best[0]!.name, count: most }) : fill(gools.level, { count: most });
  return (
    <>
      <strong>{rounds === 0 ? gools.noRound : text}</strong>
      <span>
        {fill(gools.rounds, { count: rounds })} · {fill(gools.drinks, { count: drinks })}
      </span>
    </>
  );
}
