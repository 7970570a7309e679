import { fill } from '../../i18n/fill.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import type { GabongStanding } from '../../log/gabong-standing.ts';
import { useLog } from './log-context.ts';

/** Who has won, or leads, and after how many deals. */
export function GabongResult({ standing }: { standing: GabongStanding }) {
  const { gabong } = useLog().words;
  return (
    <>
      <strong>{firstOf(standing, gabong)}</strong>
      <span>{fill(gabong.deals, { count: standing.deals })}</span>
    </>
  );
}

function firstOf({ is, leaders, players }: GabongStanding, words: LogWords['gabong']): string {
  const [first, ...others] = leaders;
  const isOver = is === 'finished';
  if (first === undefined) return isOver ? words.nobody : words.noDeal;
  // The first of the players is a leader.
  const count = players[0]!.total;
  if (others.length === 0) return fill(words[is], { name: first, count });
  return fill(isOver ? words.shared : words.level, { names: leaders.join(', '), count });
}
