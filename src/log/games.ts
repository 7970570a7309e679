import type { EntryBody } from '../games/shared/history.ts';
import { durableCopy } from './durable-copy.ts';
import { localCopy } from './local-copy.ts';
import { makeLog } from './log.ts';
import { type Change, listenToOthers } from './other-tabs.ts';
import type { GameEvent } from './saved-game.ts';
import { askToPersist } from './storage-report.ts';

/** Opened with the log; what happens before that, other tabs learn from the quick copy. */
let channel: BroadcastChannel | undefined;

/** The page's own log. */
const log = makeLog({
  local: localCopy(() => localStorage),
  durable: durableCopy(() => log.heedClearing()),
  now: () => Date.now(),
  tell: (game, events) => channel?.postMessage({ game, events } satisfies Change),
});

export const { $games, $aside, $saving, addGames, eraseGame, saveAgain, forgetAside } = log;

let isListening = false;

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
  log.append(id, [body], at);
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('companion-log');
  } catch {
    return undefined;
  }
}
