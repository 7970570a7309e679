import { readdirSync, readFileSync } from 'node:fs';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import type { Why } from '../../src/storage/saved-game-schema.ts';

const FOLDER = new URL('golden/', import.meta.url);

/** Files of every version that was ever released, as they were exported then. Never changed, nor formatted: hence their ending. */
export const GOLDEN_FILES: readonly string[] = readdirSync(FOLDER).toSorted();

export const goldenText = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

/** The one game of a file of this version. */
export function goldenGame(file: string): SavedGame {
  const { games } = JSON.parse(goldenText(file)) as { readonly games: readonly [SavedGame] };
  return games[0];
}

/** A copy of a value with another value at a path of keys and indexes. Undefined takes the key out. */
export function withAt(value: unknown, path: string, other: unknown): unknown {
  const [key, ...rest] = path.split('.');
  if (key === undefined || key === '') return other;
  const inner = rest.length === 0 ? other : withAt((value as Record<string, unknown>)[key], rest.join('.'), other);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  const others = Object.entries(value as object).filter(([each]) => each !== key);
  return Object.fromEntries(inner === undefined ? others : [...others, [key, inner]]);
}

/** A game with one play, whatever that says. */
export const withEvent = (game: SavedGame, event: unknown): unknown => ({
  ...game,
  events: [{ id: 'a', seq: 1, at: 1, kind: 'play', event }],
});

/** A place in a saved game, and a value that it refuses. */
export interface BadPlace {
  readonly at: string;
  readonly value: unknown;
  readonly why: Why;
  /** Where it is said, when that is not the place itself. */
  readonly path?: string;
}
