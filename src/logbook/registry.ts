import { atom } from 'nanostores';
import { useEffect } from 'preact/hooks';
import type { GameTypes } from '../games/log-adapters/log-adapter.ts';
import type { GameId } from '../storage/registry.ts';
import { useStore } from '../ui/use-store.ts';
import type { GameUi } from './game-ui.ts';

/** A game whose types are its own affair: its standings and players are handed back to it alone. */
const anyGame = <T extends GameTypes>(ui: GameUi<T>): GameUi => ui as unknown as GameUi;

const late = () => import('./late-parts.ts').then(({ LATE_PARTS }) => LATE_PARTS);

/**
 * What the site does with a game beyond keeping it, by its id, as `FORMS` (`src/storage/registry.ts`) says how it is kept. The
 * rules of all come with the first game that a list shows.
 */
export const GAMES = {
  gug: () => late().then(({ GUG_UI }) => anyGame(GUG_UI)),
  gools: () => late().then(({ GOOLS_UI }) => anyGame(GOOLS_UI)),
  gabong: () => late().then(({ GABONG_UI }) => anyGame(GABONG_UI)),
  tournament: () => late().then(({ TOURNAMENT_UI }) => anyGame(TOURNAMENT_UI)),
} as const satisfies Record<GameId, () => Promise<GameUi>>;

/** The games that have been fetched so far. */
export const $uis = atom<ReadonlyMap<GameId, GameUi>>(new Map());

/** Fetches a game, once. @returns undefined when it cannot be had: the connection is gone. */
export async function uiOf(id: GameId): Promise<GameUi | undefined> {
  const known = $uis.get().get(id);
  if (known) return known;
  try {
    const ui = await GAMES[id]();
    if (!$uis.get().has(id)) $uis.set(new Map([...$uis.get(), [id, ui]]));
    return ui;
  } catch {
    return undefined;
  }
}

/** All games that can be had, in the order of the registry. */
export async function allUis(): Promise<ReadonlyMap<GameId, GameUi>> {
  const ids = Object.keys(GAMES) as readonly GameId[];
  const found = await Promise.all(ids.map(uiOf));
  return new Map(ids.flatMap((id, at) => (found[at] ? [[id, found[at]] as const] : [])));
}

/** A game, once it has been fetched; until then undefined. */
export function useUi(id: GameId): GameUi | undefined {
  const uis = useStore($uis);
  useEffect(() => void uiOf(id), [id]);
  return uis.get(id);
}
