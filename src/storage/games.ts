import type { EntryBody } from '../games/shared/history.ts';
import { durableCopy } from './durable-copy.ts';
import { foundInDatabase, keepInDatabase } from './kept-value.ts';
import { gameOfKey, localCopy } from './local-copy.ts';
import { type Log, makeLog } from './log.ts';
import type { GameEvent } from './saved-game.ts';

/** Opened with the log; what happens before that, other tabs learn from the quick copy. */
let channel: BroadcastChannel | undefined;

/** The page's own log. */
const log = makeLog({
  local: localCopy(() => localStorage),
  durable: durableCopy(() => log.onStorageCleared()),
  now: () => Date.now(),
  tell: (game, events) => channel?.postMessage({ game, events } satisfies Change),
  found: foundInDatabase,
});
keepInDatabase(log.keepValue);

export const { $games, $quarantine, $saving, addGames, eraseGame, saveAgain, quarantine, forgetQuarantined } = log;

let isListening = false;

/** Once all that is kept has been read, from the database too. */
export async function readLog(): Promise<void> {
  await openLog();
  await log.read();
}

/** Reads what is kept, and listens to other tabs from then on. */
export function openLog(): Promise<void> {
  if (!isListening) {
    channel = openChannel();
    listenToOthers(log, { window, document, channel });
  }
  isListening = true;
  return log.open();
}

/** Starts a game; with the first of them, the browser is asked to keep what is saved. */
export function startGame(fields: Parameters<typeof log.startGame>[0]): ReturnType<typeof log.startGame> {
  const isFirst = $games.get().size === 0;
  const game = log.startGame(fields);
  if (isFirst) void askToPersist();
  return game;
}

/** Adds an event to a game. @param at - when it happened, milliseconds; now when it is left out. */
export function append(id: string, body: EntryBody<GameEvent>, at?: number): void {
  appendAll(id, [body], at);
}

/** Adds several events to a game at once: none of another tab's comes between them. @param at - as of `append`. */
export function appendAll(id: string, bodies: readonly EntryBody<GameEvent>[], at?: number): void {
  log.append(id, bodies, at);
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('companion-log');
  } catch {
    return undefined;
  }
}

/** Where other tabs are heard from, and where a page's own sleep is. */
interface Surroundings {
  readonly window: Pick<Window, 'addEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** Absent where the browser has none; other tabs are then heard by the quick copy alone. */
  readonly channel: Pick<BroadcastChannel, 'addEventListener'> | undefined;
}

/** What a tab says of a game that it has changed. */
interface Change {
  readonly game: string;
  /** How many events it has now. */
  readonly events: number;
}

/** Listens to other tabs, and reads again after a sleep, in which a tab hears nothing. */
export function listenToOthers(
  { onStorageChange, onStorageCleared }: Log,
  { window, document, channel }: Surroundings,
): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null) onStorageCleared();
    const id = gameOfKey(key ?? '');
    if (id !== undefined) void onStorageChange(id);
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) void onStorageChange(data.game, data.events);
  });
  const wake = () => {
    if (document.visibilityState === 'visible') void onStorageChange(null);
  };
  document.addEventListener('visibilitychange', wake);
  document.addEventListener('resume', wake);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) wake();
  });
}

/** Another tab may be of another build, and say something else. */
function isChange(data: unknown): data is Change {
  if (typeof data !== 'object' || data === null) return false;
  const { game, events } = data as { readonly [Key in keyof Change]?: unknown };
  return typeof game === 'string' && typeof events === 'number';
}

/** What the browser says of the room it gives this site. Null where it says nothing. */
export interface StorageReport {
  readonly bytes: number | null;
  readonly quota: number | null;
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersisted: boolean | null;
}

/** Asks the browser's keeper of storage: all of it, or single ones of its functions, are absent in old browsers and on plain http. */
async function ask<Answer>(question: (manager: StorageManager) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await question(navigator.storage);
  } catch {
    return undefined;
  }
}

export async function storageReport(): Promise<StorageReport> {
  const [estimate, isPersisted] = await Promise.all([
    ask((manager) => manager.estimate()),
    ask((manager) => manager.persisted()),
  ]);
  return { bytes: estimate?.usage ?? null, quota: estimate?.quota ?? null, isPersisted: isPersisted ?? null };
}

/** Asks the browser not to clear what is saved. @returns its answer; null where it cannot be asked. */
export async function askToPersist(): Promise<boolean | null> {
  return (await ask((manager) => manager.persist())) ?? null;
}
