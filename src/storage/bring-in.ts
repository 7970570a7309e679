import type { Copies } from './both-copies.ts';
import type { Written } from './durable-copy.ts';
import { gameIn, type LogState, put, say, wantEvents } from './log-state.ts';
import { mergeEvents, mergeGames } from './merge.ts';
import type { QuickSide } from './quick-side.ts';
import { headerOf } from './reconcile.ts';
import { parseSavedGame } from './saved-game-schema.ts';
import { type SavedGame, withEvents } from './saved-game.ts';
import { failureOf, inTime } from './storage-failure.ts';

/** What became of games from elsewhere: `in-memory`, and shown as not saved, where this browser keeps nothing at all. */
export type Brought = 'added' | 'in-memory' | 'not-saved';

/**
 * Takes in games from elsewhere. Where one of them could not be read again, or the durable copy refuses, none is taken
 * in; what it has not kept, or has left to a newer build, is not taken in and makes all of it `not-saved`.
 */
export async function bringIn(
  state: LogState,
  { local, durable, now, tell }: Copies,
  quick: QuickSide,
  patience: number,
  games: readonly SavedGame[],
): Promise<Brought> {
  const merged: SavedGame[] = [];
  for (const game of games) {
    const own = gameIn(state, game.id);
    const parsed = parseSavedGame(own ? (mergeGames(own, game) ?? own) : game);
    if (parsed.kind !== 'game') return 'not-saved';
    merged.push(parsed.game);
  }
  const marks = local.gone();
  const erase = merged.flatMap(({ id }) => {
    const number = state.waiting.erase.get(id);
    state.waiting.erase.delete(id);
    return number === undefined ? [] : [[id, number] as const];
  });
  let written: Written;
  try {
    const writing = durable.write({
      headers: merged.map(headerOf),
      events: merged.flatMap(({ id, events }) => events.map((entry) => ({ game: id, entry }))),
      welcome: merged.map(({ id }) => ({ id, number: marks.get(id) ?? 0 })),
    });
    written = await inTime(writing, patience);
  } catch (error) {
    const failure = failureOf(error);
    state.trouble ??= failure;
    if (failure === 'blocked' || failure === 'stuck') return holdInMemory(state, now(), quick, merged);
    for (const [id, number] of erase) state.waiting.erase.set(id, number);
    say(state, now());
    return 'not-saved';
  }
  const kept = merged.filter((game) => isKept(written, game));
  for (const game of kept) {
    local.writeGone(game.id, null);
    // Something may have been logged while the database wrote.
    const own = gameIn(state, game.id);
    put(state, { kind: 'game', game: own ? withEvents(game, mergeEvents(own.events, game.events)) : game });
    quick.write(game.id);
    tell(game.id, gameIn(state, game.id)?.events.length ?? 0);
  }
  if (kept.length === merged.length) return 'added';
  const keptIds = new Set(kept.map(({ id }) => id));
  for (const [id, number] of erase) if (!keptIds.has(id)) state.waiting.erase.set(id, number);
  state.trouble ??= written.newer.length > 0 ? 'closed-by-newer' : 'not-kept';
  say(state, now());
  return 'not-saved';
}

/** Where the database keeps nothing, or not now, a game from elsewhere is played like one that was started here. */
function holdInMemory(state: LogState, now: number, quick: QuickSide, games: readonly SavedGame[]): 'in-memory' {
  for (const game of games) {
    put(state, { kind: 'game', game });
    state.waiting.headers.set(game.id, headerOf(game));
    wantEvents(state, game.id, game.events);
    quick.write(game.id);
  }
  say(state, now);
  return 'in-memory';
}

/** Whether all events of a game are there, and it is still this build's. */
function isKept({ kept, newer, gone }: Written, { id, events }: SavedGame): boolean {
  const there = kept.get(id);
  return there !== undefined && ![...newer, ...gone].includes(id) && events.every((entry) => there.has(entry.id));
}
