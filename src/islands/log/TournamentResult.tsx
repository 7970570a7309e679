import { fill } from '../../i18n/fill.ts';
import type { TournamentStanding } from '../../log/tournament-standing.ts';
import { useLog } from './log-context.ts';

/** Who has won, and how many of the games are over. */
export function TournamentResult({ standing: { is, winner, games } }: { standing: TournamentStanding }) {
  const { tournament } = useLog().words;
  const running = games.over === 0 ? tournament.noGame : tournament.running;
  return (
    <>
      <strong>
        {winner !== null ? fill(tournament.won, { name: winner }) : is === 'finished' ? tournament.nobody : running}
      </strong>
      <span>{fill(tournament.games, { count: games.over, of: games.of })}</span>
    </>
  );
}
