import { gameOfKey } from './local-copy.ts';
import type { Log } from './log.ts';

/** Where other tabs are heard from, and where a page's own sleep is. */
export interface Surroundings {
  readonly window: Pick<Window, 'addEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** Absent where the browser has none; other tabs are then heard by the quick copy alone. */
  readonly channel: Pick<BroadcastChannel, 'addEventListener'> | undefined;
}

/** What a tab says of a game that it has changed. */
export interface Change {
  readonly game: string;
  /** How many events it has now. */
  readonly events: number;
}

/** Listens to other tabs, and reads again after a sleep, in which a tab hears nothing. */
export function listenToOthers({ heed, heedClearing }: Log, { window, document, channel }: Surroundings): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null) heedClearing();
    const id = gameOfKey(key ?? '');
    if (id !== undefined) void heed(id);
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) void heed(data.game, data.events);
  });
  const wake = () => {
    if (document.visibilityState === 'visible') void heed(null);
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
