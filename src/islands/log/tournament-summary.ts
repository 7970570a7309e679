import { fill } from '../../i18n/fill.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import type { TournamentStanding } from '../../log/tournament-standing.ts';

/** A tournament player by player, a line for each, the first first, without a place for who may still come further; then how many of its games are over. */
export function tournamentLines({ players, games }: TournamentStanding, { tournament }: LogWords): readonly string[] {
  const lines = players.map(({ place, name, games, won, isWithdrawn, isSettled }) =>
    [
      fill(isSettled ? tournament.line : tournament.lineOpen, { place, name, count: games }),
      ...(won > 0 ? [fill(tournament.lineWon, { count: won })] : []),
      ...(isWithdrawn ? [tournament.lineWithdrawn] : []),
    ].join(', '),
  );
  return [...lines, fill(tournament.games, { count: games.over, of: games.of })];
}
