import type { GugEvent } from '../games/gug/events.ts';
import type { EntryBody } from '../games/shared/history.ts';
import { durableCopy } from './durable-copy.ts';
import { gameOfKey, localCopy } from './local-copy.ts';
import { makeLog } from './log.ts';
import { askToPersist } from './storage-report.ts';

const CHANNEL = 'companion-log';

/** Absent where the browser has none; other tabs are then told by the quick copy alone. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** The page's own log. */
const log = makeLog({
  local: localCopy(() => localStorage),
  durable: durableCopy(() => log.heedClearing()),
  now: () => Date.now(),
  tell: (id) => channel?.postMessage(id),
});

export const { $games, $aside, $saving, $isOpen, addGames, eraseGame, saveAgain, forgetAside } = log;

let isListening = false;

/** Reads what is kept, and listens to other tabs from then on. */
export function openLog(): Promise<void> {
  if (!isListening) listen();
  isListening = true;
  return log.open();
}

export function startGame(fields: Parameters<typeof log.startGame>[0]): ReturnType<typeof log.startGame> {
  const game = log.startGame(fields);
  void askToPersist();
  return game;
}

/** Adds an event to a game. @param at - when it happened, milliseconds; now when it is left out. */
export function append(id: string, body: EntryBody<GugEvent>, at?: number): void {
  log.append(id, [body], at);
}

function listen(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null) log.heedClearing();
    const id = gameOfKey(key ?? '');
    if (id === undefined) return;
    // A game that was erased for good has a mark of its own; a text that is just gone was cleared.
    if (newValue === null && !log.isErased(id)) log.heedClearing();
    else void log.heed(id);
  });
  channel?.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') void log.heed(data);
  });
  // While a tab sleeps, it hears nothing.
  const wake = () => {
    if (document.visibilityState === 'visible') void log.heed(null);
  };
  document.addEventListener('visibilitychange', wake);
  document.addEventListener('resume', wake);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) wake();
  });
}
