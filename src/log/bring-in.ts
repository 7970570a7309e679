import type { Copies } from './copies.ts';
import { gameIn, type LogState, put, say } from './log-state.ts';
import { mergeEvents, mergeGames } from './merge.ts';
import type { QuickSide } from './quick-side.ts';
import { headerOf } from './reconcile.ts';
import { inForm } from './saved-game-schema.ts';
import type { SavedGame } from './saved-game.ts';
import { failureOf } from './storage-failure.ts';

/** Takes in games from elsewhere, all or none: what the durable copy has not committed is nowhere else either. */
export async function bringIn(
  state: LogState,
  { local, durable, now, tell }: Copies,
  quick: QuickSide,
  games: readonly SavedGame[],
): Promise<'added' | 'not-saved'> {
  const merged = games.map((game) => {
    const own = gameIn(state, game.id);
    return own ? (mergeGames(own, game) ?? own) : inForm(game);
  });
  const marks = local.gone();
  const erase = merged.flatMap(({ id }) => {
    const number = state.waiting.erase.get(id);
    state.waiting.erase.delete(id);
    return number === undefined ? [] : [[id, number] as const];
  });
  try {
    await durable.write({
      headers: merged.map(headerOf),
      events: merged.flatMap(({ id, events }) => events.map((entry) => ({ game: id, entry }))),
      welcome: merged.map(({ id }) => ({ id, number: marks.get(id) ?? 0 })),
    });
  } catch (error) {
    for (const [id, number] of erase) state.waiting.erase.set(id, number);
    state.trouble ??= failureOf(error);
    say(state, now());
    return 'not-saved';
  }
  for (const game of merged) {
    local.writeGone(game.id, null);
    // Something may have been logged while the database wrote.
    const own = gameIn(state, game.id);
    put(state, { kind: 'game', game: own ? { ...game, events: mergeEvents(own.events, game.events) } : game });
    quick.write(game.id);
    tell(game.id, gameIn(state, game.id)?.events.length ?? 0);
  }
  return 'added';
}
