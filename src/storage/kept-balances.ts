import { onceFor } from '../games/shared/memo.ts';
import { playedOf } from '../games/shared/played.ts';
import { hashOf } from './quarantine.ts';
import { isRecord } from './kept-settings.ts';
import { keptValue } from './kept-value.ts';
import type { GameEvent, SavedGame } from './saved-game.ts';

/** What the measured turns of one seat of a game come to, in the game's own unit. */
export interface SeatBalance {
  readonly seat: number;
  readonly turns: number;
  /** What the dice gave beyond the average throw; below 0 where they took. */
  readonly luck: number;
  /** What the choices cost against the best ones. */
  readonly cost: number;
}

/** The balances of a game, and the mark of what they were worked out from. */
interface KeptBalances {
  readonly of: string;
  readonly seats: readonly SeatBalance[];
}

/** Goes up when an advisor comes to other figures: then all games are worked out anew. */
const ADVISORS = 3;

const isBalance = (found: unknown): found is SeatBalance =>
  isRecord(found) && ['seat', 'turns', 'luck', 'cost'].every((key) => Number.isFinite(found[key]));

const kept = keptValue<Readonly<Record<string, KeptBalances>>>('log:balances', (found) => {
  if (!isRecord(found)) return undefined;
  const games = Object.entries(found).flatMap(([id, game]) => {
    if (!isRecord(game)) return [];
    const { of, seats } = game;
    return typeof of === 'string' && Array.isArray(seats) && seats.every(isBalance) ? [[id, { of, seats }]] : [];
  });
  return Object.fromEntries(games) as Readonly<Record<string, KeptBalances>>;
});

/** What could not be written holds until the page is closed. */
let here: Readonly<Record<string, KeptBalances>> = {};

/** A mark of all in a game that its balances follow from, the plays that stand: not its name, nor what its players are called. */
const markOf = onceFor((game: SavedGame): string =>
  hashOf(JSON.stringify([ADVISORS, { ...game, name: '', events: playedOf<GameEvent>(game.events) }])),
);

/** The balances that are kept of some games as they now are, by their ids. */
export function keptBalances(games: readonly SavedGame[]): ReadonlyMap<string, readonly SeatBalance[]> {
  const all = { ...kept.read(), ...here };
  return new Map(
    games.flatMap((game) => {
      const found = all[game.id];
      return found?.of === markOf(game) ? [[game.id, found.seats] as const] : [];
    }),
  );
}

/** Keeps the balances of a game. @param games - the ids of all that are in the log: what is kept of others is forgotten. */
export function keepBalances(game: SavedGame, seats: readonly SeatBalance[], games: ReadonlySet<string>): void {
  const others = Object.entries({ ...kept.read(), ...here }).filter(([id]) => games.has(id));
  here = { ...Object.fromEntries(others), [game.id]: { of: markOf(game), seats } };
  kept.write(here);
}
