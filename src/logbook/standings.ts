import { atom } from 'nanostores';
import { $games } from '../storage/games.ts';
import { calledNow } from '../storage/registry.ts';
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
    if (followers > 0 && waiting().length > 0) void workedThrough();
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

/** So many games are worked out before the first of them are shown; and so many times as many before each next time. */
const FIRST = 10;
const GROWTH = 4;

/** For how many milliseconds games are worked out before taps have their turn: with a pause after each, a long log takes seconds. */
const STINT = 8;

/**
 * Works out all games that wait. What is found is shown in portions that grow: each is drawn anew by all that shows how games
 * stand, so that a long log is not drawn game by game.
 */
async function work(): Promise<void> {
  let portion = FIRST;
  let restAt = performance.now() + STINT;
  for (let games = waiting(); games.length > 0 && followers > 0; games = waiting()) {
    const found: (readonly [SavedGame, Known])[] = [];
    for (const game of games.slice(0, portion)) {
      if (followers === 0) break;
      found.push([game, await look(game)]);
      if (performance.now() < restAt) continue;
      await new Promise((resolve) => setTimeout(resolve));
      restAt = performance.now() + STINT;
    }
    for (const [game] of found) workedOut.set(game.id, game);
    $standings.set(new Map([...$standings.get(), ...found.map(([{ id }, known]) => [id, known] as const)]));
    portion *= GROWTH;
  }
}

/** The games that have not been worked out as they now are, the latest first. */
function waiting(): readonly SavedGame[] {
  return [...$games.get().values()]
    .flatMap((logged) => (logged.kind === 'game' && workedOut.get(logged.game.id) !== logged.game ? [logged.game] : []))
    .sort((a, b) => b.createdAt - a.createdAt);
}

async function look(game: SavedGame): Promise<Known> {
  const ui = await uiOf(game.game);
  return ui ? ui.look(calledNow(game)) : { is: 'not-fetched', what: 'part' };
}
