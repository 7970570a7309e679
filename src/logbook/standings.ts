import { atom } from 'nanostores';
import { $games } from '../storage/games.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Known } from './game-ui.ts';
import { uiOf } from './registry.ts';

/** How every game stands that has been folded; the list shows itself before any of it is there. */
export const $standings = atom<ReadonlyMap<string, Known>>(new Map());

/** Which version of a game a standing was worked out from. */
const workedOut = new Map<string, SavedGame>();
let followers = 0;
let working: Promise<void> | undefined;

/** Works out how every game stands, one after the other, and again when it goes on. @returns how to stop. */
export function followGames(): () => void {
  followers += 1;
  const stop = $games.subscribe(() => void workedThrough());
  return () => {
    followers -= 1;
    stop();
  };
}

/** Once all games have been worked out. */
export function workedThrough(): Promise<void> {
  working ??= work().finally(() => {
    working = undefined;
    if (followers > 0 && next()) void workedThrough();
  });
  return working;
}

/** Asks again for what did not come. */
export function tryAgain(): void {
  for (const [id, known] of $standings.get()) if (known.is === 'not-fetched') workedOut.delete(id);
  void workedThrough();
}

/** How one game stands, at once. */
export async function knownOf(game: SavedGame): Promise<Known> {
  const known = workedOut.get(game.id) === game ? $standings.get().get(game.id) : undefined;
  return known?.is === 'known' ? known : look(game);
}

async function work(): Promise<void> {
  for (let game = next(); game && followers > 0; game = next()) {
    workedOut.set(game.id, game);
    const known = await look(game);
    $standings.set(new Map([...$standings.get(), [game.id, known]]));
    // One game at a time: taps come first.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The latest game that has not been worked out as it now is. */
function next(): SavedGame | undefined {
  const waiting = [...$games.get().values()].flatMap((logged) =>
    logged.kind === 'game' && workedOut.get(logged.game.id) !== logged.game ? [logged.game] : [],
  );
  return waiting.toSorted((a, b) => b.createdAt - a.createdAt)[0];
}

async function look(game: SavedGame): Promise<Known> {
  const ui = await uiOf(game.game);
  return ui ? ui.look(game) : { is: 'not-fetched', what: 'part' };
}
