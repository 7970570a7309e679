import { atom } from 'nanostores';
import { $games } from '../../log/games.ts';
import { foldSaved } from '../../log/played.ts';
import type { SavedGame, SavedGugGame } from '../../log/saved-game.ts';
import { $boards } from '../../log/situation.ts';
import type { Standing } from '../../log/standing.ts';
import { gabongStanding } from '../../log/gabong-standing.ts';
import { goolsStanding } from '../../log/gools-standing.ts';
import { gugStanding } from '../../log/gug-standing.ts';
import { tournamentStanding } from '../../log/tournament-standing.ts';
import { isBoardId, loadBoard } from '../gug/boards.ts';

/** How a game stands; or why nobody can say: its board is not one of ours, or did not come. */
export type Known =
  | { readonly is: 'known'; readonly standing: Standing }
  | { readonly is: 'no-board' }
  | { readonly is: 'unknown-board'; readonly board: string };

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

/** Asks again for boards that did not come. */
export function tryAgain(): void {
  for (const [id, known] of $standings.get()) if (known.is === 'no-board') workedOut.delete(id);
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
  switch (game.game) {
    case 'gug':
      return lookAtBoard(game);
    case 'gools':
      return { is: 'known', standing: goolsStanding(game) };
    case 'gabong':
      return { is: 'known', standing: gabongStanding(game) };
    case 'tournament':
      return { is: 'known', standing: tournamentStanding(game) };
  }
}

async function lookAtBoard(game: SavedGugGame): Promise<Known> {
  const { id } = game.board;
  if (!isBoardId(id)) return { is: 'unknown-board', board: id };
  const board = $boards.get().get(id) ?? (await loadBoard(id));
  if (!board) return { is: 'no-board' };
  if (!$boards.get().has(id)) $boards.set(new Map([...$boards.get(), [id, board]]));
  return { is: 'known', standing: gugStanding(game, foldSaved(game, board)) };
}
