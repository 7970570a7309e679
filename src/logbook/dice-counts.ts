import { playedOf } from '../games/shared/played.ts';
import type { GameEvent, SavedGame } from '../storage/saved-game.ts';
import type { GameUi } from './game-ui.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How often a game's dice showed each number, 1 first; undefined where none were thrown. */
export function diceCounts({ events }: SavedGame, { dice }: GameUi): readonly number[] | undefined {
  const thrown = dice ? playedOf<GameEvent>(events).flatMap(({ event }) => dice(event)) : [];
  return thrown.length === 0 ? undefined : FACES.map((face) => thrown.filter((eyes) => eyes === face).length);
}
