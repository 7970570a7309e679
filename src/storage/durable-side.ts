import type { DurableCopy, Written } from './durable-copy.ts';
import { drop, gameIn, isWaiting, type LogState, say, type Trouble, type Waiting } from './log-state.ts';
import { failureOf, watched } from './storage-failure.ts';

/** Memory and the durable copy. */
export interface DurableSide {
  /** Commits all that waits; resolves when it is committed, or cannot be. Never rejects. */
  readonly flush: () => Promise<void>;
  /** Does so by a way of its own, where what is under way does not end. */
  readonly flushAnew: () => Promise<void>;
}

/** @param onNewer - a newer build has taken a game over. */
export function durableSide(
  state: LogState,
  durable: DurableCopy,
  now: () => number,
  onNewer: () => void,
  patience: number,
): DurableSide {
  let flushing: Promise<void> | undefined;

  const commitOnce = async (): Promise<Trouble | undefined> => {
    const sent = copyOf(state.waiting);
    const hadGame = [...sent.events.values()].some(({ game }) => gameIn(state, game));
    const expected = expectedOf(state, sent);
    const writing = durable.write({
      headers: [...sent.headers.values()],
      events: [...sent.events.values()],
      quarantined: [...sent.quarantined.values()],
      broken: [...sent.broken.values()],
      erase: [...sent.erase].map(([id, number]) => ({ id, number })),
      values: [...sent.values.values()],
    });
    const written = await watched(writing, patience, () => tellStuck(state, now()));
    for (const id of written.gone) drop(state, id);
    const wrong = wrongIn(written, expected, sent);
    if (wrong === 'not-kept') return wrong;
    settle(state.waiting, sent);
    if (wrong) return wrong;
    if (written.newer.some((id) => gameIn(state, id))) {
      onNewer();
      return 'closed-by-newer';
    }
    // What was said of a game that a newer build has stands until another one is saved.
    return state.trouble === 'closed-by-newer' && !hadGame ? state.trouble : undefined;
  };

  const commit = async (isNow: () => boolean): Promise<void> => {
    // What is logged in one go is written in one go.
    await Promise.resolve();
    try {
      while (state.trouble !== 'cleared' && isWaiting(state)) {
        const trouble = await commitOnce();
        // It may have been cleared meanwhile.
        if (isCleared(state)) break;
        state.trouble = trouble;
        if (trouble === 'not-kept') break;
      }
      const isOver = state.trouble !== undefined && OVER_ONCE_WRITTEN.includes(state.trouble);
      if (isOver && state.isRead && !isWaiting(state)) state.trouble = undefined;
    } catch (error) {
      // What was said of it at the start still holds.
      const isKnown = state.trouble === 'newer-here' && failureOf(error) === 'closed-by-newer';
      if (!isCleared(state) && !isKnown) state.trouble = failureOf(error);
    }
    // At once, for who flushes next must not be given a flush that has ended.
    if (isNow()) flushing = undefined;
    say(state, now());
  };
  const begin = (): Promise<void> => {
    const begun: Promise<void> = commit(() => flushing === begun);
    flushing = begun;
    return begun;
  };

  return {
    flush: () => flushing ?? begin(),
    flushAnew() {
      durable.letGo();
      return begin();
    },
  };
}

/** What is no trouble any more once nothing waits. */
const OVER_ONCE_WRITTEN: readonly Trouble[] = ['full', 'blocked', 'not-kept', 'stuck'];

/** The database has not answered for so long that it may never do so; that is waited for all the same. */
export function tellStuck(state: LogState, now: number): void {
  if (state.trouble !== undefined) return;
  state.trouble = 'stuck';
  say(state, now);
}

/** Asked anew after waiting, when others may have changed it. */
const isCleared = ({ trouble }: LogState): boolean => trouble === 'cleared';

function copyOf({ headers, events, quarantined, broken, erase, values }: Waiting): Waiting {
  return {
    headers: new Map(headers),
    events: new Map(events),
    quarantined: new Map(quarantined),
    broken: new Map(broken),
    erase: new Map(erase),
    values: new Map(values),
  };
}

/** How many events memory has of the games that are written to: as many must be there afterwards. */
function expectedOf(state: LogState, sent: Waiting): ReadonlyMap<string, number> {
  const games = new Set([...sent.headers.keys(), ...[...sent.events.values()].map(({ game }) => game)]);
  return new Map([...games].map((id) => [id, gameIn(state, id)?.events.length ?? 0]));
}

function wrongIn(
  { kept, counts, newer, gone }: Written,
  expected: ReadonlyMap<string, number>,
  sent: Waiting,
): 'not-kept' | 'cleared' | undefined {
  const isOurs = (game: string) => !newer.includes(game) && !gone.includes(game);
  for (const { game, entry } of sent.events.values())
    if (isOurs(game) && kept.get(game)?.has(entry.id) !== true) return 'not-kept';
  // What was written just now is there; what is lacking was written before, and has been cleared.
  const isCleared = [...expected].some(([game, count]) => isOurs(game) && (counts.get(game) ?? 0) < count);
  return isCleared ? 'cleared' : undefined;
}

/** What was sent waits no longer, but for what has changed since. */
function settle(waiting: Waiting, sent: Waiting): void {
  for (const name of ['headers', 'events', 'quarantined', 'broken', 'erase', 'values'] as const) {
    const still: Map<string, unknown> = waiting[name];
    for (const [key, value] of sent[name]) if (still.get(key) === value) still.delete(key);
  }
}
