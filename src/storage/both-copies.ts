import type { Mark } from './database.ts';
import type { DurableCopy, DurableGames } from './durable-copy.ts';
import {
  drop,
  eventKey,
  gameIn,
  giveUp,
  onStorageCleared,
  isWaiting,
  type LogState,
  put,
  type Trouble,
  wantEvents,
} from './log-state.ts';
import { mergeGames } from './merge.ts';
import type { QuickSide } from './quick-side.ts';
import { type LoggedGame, reconcile, type Reconciled } from './reconcile.ts';
import { tellStuck } from './durable-side.ts';
import { failureOf, watched } from './storage-failure.ts';
import type { KeptRecord } from './kept-value.ts';
import type { LocalCopy } from './local-copy.ts';

/** The two copies of a log, and what else it has of its surroundings. */
export interface Copies {
  readonly local: LocalCopy;
  readonly durable: DurableCopy;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Tells other tabs that a game has changed, and how many events it has now. */
  readonly tell: (id: string, events: number) => void;
  /**
   * Is given the small values that the database has, once it has been read.
   *
   * @param isInTime - nobody was shown anything without them.
   */
  readonly found?: (values: readonly KeptRecord[], isInTime: boolean) => void;
  /** So long the durable copy may take before that is said, and before the quick copy is shown without it; milliseconds. */
  readonly patience?: { readonly stuck: number; readonly shown: number };
}

const NOTHING: DurableGames = { headers: [], events: new Map(), marks: new Map(), quarantined: [], values: [] };

/**
 * Reads both copies, brings them together with memory, and writes to each what it lacks. What a page has in memory is
 * never less afterwards, but for games that were erased for good.
 */
export async function readBoth(
  state: LogState,
  { local, durable, now, found: takeValues }: Copies,
  patience: number,
  quick: QuickSide,
  flush: () => Promise<void>,
): Promise<void> {
  // As it is before the browser is asked: what is added while it answers is no sign of anything.
  const before = [...state.$games.get().keys()].filter((id) => gameIn(state, id));
  const committed = new Set(before.filter((id) => !state.waiting.headers.has(id)));
  const seen = new Set(state.seen.keys());
  const texts = local.games();
  const reading = watched(durable.read(), patience, () => tellStuck(state, now()));
  const found = await reading.catch((error: unknown) => {
    if (state.trouble === 'stuck') state.trouble = undefined;
    state.trouble ??= state.isShown ? failureOf(error) : failureAtStart(error);
    return undefined;
  });
  if (found) {
    // What is still to be written says by itself whether it is stuck.
    if (state.trouble === 'stuck' && !isWaiting(state)) state.trouble = undefined;
    // Later on, what another tab has under way is not this one's.
    if (!state.isRead) takeValues?.(found.values, !state.isShown);
  }
  state.isRead = found !== undefined;
  const { headers, events, quarantined } = found ?? NOTHING;

  if (found) state.marks = found.marks;
  const marked = local.gone();
  const gone = erasedGames(marked, state.marks);
  for (const id of marked.keys()) if (!gone.has(id)) local.writeGone(id, null);
  for (const [id, number] of gone) {
    drop(state, id);
    if (texts?.has(id) === true) {
      local.writeGone(id, number);
      local.removeGame(id);
    }
    const isLeft = events.has(id) || headers.some((header) => header.id === id);
    if (isLeft || state.marks.get(id)?.number !== number) state.waiting.erase.set(id, number);
  }
  const inDatabase = new Set(headers.map(({ id }) => id));
  const isCleared = (id: string): boolean => {
    if (gone.has(id)) return false;
    if (texts && seen.has(id) && !texts.has(id)) return true;
    return found !== undefined && committed.has(id) && !inDatabase.has(id);
  };
  if (before.some(isCleared)) {
    onStorageCleared(state, now());
    return;
  }

  const known = new Map(
    [...quarantined, ...local.quarantined(), ...state.$quarantine.get()].map((each) => [each.key, each]),
  );
  state.$quarantine.set([...known.values()].sort((one, other) => one.at - other.at));
  const left = { headers: headers.filter(({ id }) => !gone.has(id)), events: without(events, gone) };
  const games = reconcile(without(texts ?? new Map<string, string>(), gone), { ...NOTHING, ...left });
  put(state, ...[...games].flatMap(([id, reconciled]) => takenIn(state, id, texts?.get(id), reconciled, quick) ?? []));
  await flush();
  // Whatever could not be read is kept aside by now, in one copy at least.
  if (state.waiting.quarantined.size === 0) state.untouchable.clear();
  for (const [id, { isBehind }] of games) if (isBehind) quick.write(id);
}

/** A page that has just been loaded is not put right by loading it. */
function failureAtStart(error: unknown): Trouble {
  const failure = failureOf(error);
  return failure === 'closed-by-newer' ? 'newer-here' : failure;
}

/**
 * Shows what the quick copy has while the database is not read. All of that waits to be written, for nobody knows what of
 * it the database has.
 */
export function showQuickCopy({ local }: Copies, quick: QuickSide): void {
  const gone = local.gone();
  for (const id of local.games()?.keys() ?? []) if (!gone.has(id)) quick.take(id);
}

/** Puts what a game's copies lack into what waits. @returns what memory lacks of it. */
function takenIn(
  state: LogState,
  id: string,
  text: string | undefined,
  reconciled: Reconciled,
  quick: QuickSide,
): LoggedGame | undefined {
  const { logged, unread, header, events, broken } = reconciled;
  for (const { game, from, text, isLocal } of unread) quick.quarantine(game, from, text, isLocal);
  for (const record of broken) state.waiting.broken.set(eventKey(id, record.id ?? ''), record);
  if (logged?.kind === 'newer') giveUp(state, id, logged.version, logged.text);
  if (logged?.kind !== 'game') return undefined;
  const own = gameIn(state, id);
  const merged = own ? mergeGames(own, logged.game) : logged.game;
  // Of two games with one id, the one on the screen stays there; the other is still where it was.
  if (!merged) return undefined;
  if (header) state.waiting.headers.set(id, header);
  wantEvents(state, id, events);
  if (text !== undefined) state.seen.set(id, text);
  return merged === own ? undefined : { kind: 'game', game: merged };
}

function without<Value>(
  all: ReadonlyMap<string, Value>,
  gone: ReadonlyMap<string, number>,
): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([id]) => !gone.has(id)));
}

/**
 * The games that were erased for good. A killed browser brings back what it had removed from its text storage, so
 * marks are numbered: the greatest number says whether a game is gone, or was brought back since.
 *
 * @param local - numbers of the quick copy's marks, by game: these all say gone.
 */
function erasedGames(
  local: ReadonlyMap<string, number>,
  durable: ReadonlyMap<string, Mark>,
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [id, { number, isGone }] of durable) if (isGone) numbers.set(id, number);
  for (const [id, number] of local) if (number > (durable.get(id)?.number ?? 0)) numbers.set(id, number);
  return numbers;
}
