import type { PlayedGame } from '../../../games/tournament/tournament-setup.ts';
import type { Outcome } from '../../../games/tournament/tournament-events.ts';
import type { LoggedGame } from '../../../log/reconcile.ts';
import { type Awaited, resultFromGame } from '../../../log/result-from-game.ts';
import type { Known } from '../../log/game-ui.ts';
import { gamesBefore } from '../../shared/names-before.ts';

/** A finished game on this phone, as a game of the tournament came out in it. */
export interface FittingGame {
  readonly id: string;
  readonly at: number;
  readonly outcome: Outcome;
}

/**
 * Games of the tournament's kind that just these players have finished, the newest first.
 * @param standings - of the games that have been worked out so far, by id. @param taken - the ids of games that other results were taken from.
 */
export function gamesThatFit(
  logged: Iterable<LoggedGame>,
  standings: ReadonlyMap<string, Known>,
  of: PlayedGame,
  awaited: readonly Awaited[],
  taken: readonly string[],
): readonly FittingGame[] {
  return gamesBefore(logged)
    .filter(({ game, id }) => game === of.is && !taken.includes(id))
    .flatMap(({ id }) => {
      const known = standings.get(id);
      if (known?.is !== 'known') return [];
      const result = resultFromGame(known.standing, awaited);
      return result.ok ? [{ id, at: known.standing.at, outcome: { order: result.order, dnf: result.dnf } }] : [];
    });
}
