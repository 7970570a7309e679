import { fill } from '../../i18n/fill.ts';
import type { GugStanding } from '../../log/gug-standing.ts';
import { useLog } from './log-context.ts';
import { seatName } from './names.ts';
import { durationOf } from './when.ts';

interface StandingProps {
  standing: GugStanding;
}

/** Who won, or who leads, and what was drunk. */
export function GugResult({ standing }: StandingProps) {
  return (
    <>
      <strong>{standing.is === 'finished' ? <Winner standing={standing} /> : <Leader standing={standing} />}</strong>
      <Amounts standing={standing} />
    </>
  );
}

function Winner({ standing }: StandingProps) {
  const { words } = useLog();
  const { card } = words;
  const winner = standing.seats.find(({ place }) => place === 1);
  if (!winner) return card.nobody;
  return `${fill(card.won, { name: seatName(winner) })} ${fill(card.took, { time: durationOf(winner.time ?? 0, words) })}`;
}

function Leader({ standing }: StandingProps) {
  const { card } = useLog().words;
  const count = Math.max(...standing.seats.map(({ drops }) => drops));
  const leaders = standing.seats.filter(({ drops }) => drops === count);
  if (count === 0) return card.even;
  return leaders.length === 1 ? fill(card.ahead, { name: seatName(leaders[0]!), count }) : fill(card.level, { count });
}

function Amounts({ standing }: StandingProps) {
  const { card } = useLog().words;
  const players = standing.seats.flatMap((seat) => seat.players);
  const sips = players.reduce((sum, player) => sum + player.sips, 0);
  const points = players.reduce((sum, player) => sum + player.points, 0);
  return (
    <span>
      {[
        ...(sips > 0 || points === 0 ? [fill(card.sips, { count: sips })] : []),
        ...(points > 0 ? [fill(card.points, { count: points })] : []),
      ].join(' · ')}
    </span>
  );
}
