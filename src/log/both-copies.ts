import type { DurableCopy, DurableGames } from './durable-copy.ts';
import type { LocalCopy } from './local-copy.ts';
import { drop, gameIn, giveUp, heedClearing, type LogState, put, wantEvents } from './log-state.ts';
import { mergeGames } from './merge.ts';
import type { QuickSide } from './quick-side.ts';
import { type Reconciled, reconcile } from './reconcile.ts';
import { failureOf } from './storage-failure.ts';

const NOTHING: DurableGames = { headers: [], events: new Map(), gone: new Set(), asides: [] };

/**
 * Reads both copies, brings them together with memory, and writes to each what it lacks. What a page has in memory is
 * never less afterwards, but for games that were erased for good.
 */
export async function readBoth(
  state: LogState,
  { local, durable, now }: { readonly local: LocalCopy; readonly durable: DurableCopy; readonly now: () => number },
  quick: QuickSide,
  flush: () => Promise<void>,
): Promise<void> {
  // As it is before the browser is asked: what is added while it answers is no sign of anything.
  const before = [...state.$games.get().keys()].filter((id) => gameIn(state, id));
  const committed = new Set(before.filter((id) => !state.waiting.headers.has(id)));
  const seen = new Set(state.seen.keys());
  const texts = local.games();
  const found = await durable.read().catch((error: unknown) => {
    state.trouble ??= failureOf(error);
    return undefined;
  });
  state.isRead = found !== undefined;
  const { headers, events, gone: marked, asides } = found ?? NOTHING;

  const gone = goneIn(local, found, texts);
  for (const id of gone) {
    drop(state, id);
    if (texts?.has(id) === true) local.removeGame(id);
    if (found && (headers.some((header) => header.id === id) || events.has(id) || !marked.has(id)))
      state.waiting.erase.add(id);
  }
  const inDatabase = new Set(headers.map(({ id }) => id));
  const isCleared = (id: string) =>
    !gone.has(id) && ((texts && seen.has(id) && !texts.has(id)) || (found && committed.has(id) && !inDatabase.has(id)));
  if (before.some(isCleared)) {
    heedClearing(state, now());
    return;
  }

  const known = new Map([...asides, ...local.asides(), ...state.$aside.get()].map((aside) => [aside.key, aside]));
  state.$aside.set([...known.values()].toSorted((one, other) => one.at - other.at));
  const left = { headers: headers.filter(({ id }) => !gone.has(id)), events: without(events, gone) };
  const games = reconcile(without(texts ?? new Map(), gone), { ...NOTHING, ...left });
  for (const [id, reconciled] of games) takeIn(state, id, reconciled, quick);
  await flush();
  // Whatever could not be read is kept aside by now, in one copy at least.
  if (state.waiting.asides.size === 0) state.untouchable.clear();
  for (const [id, { isBehind }] of games) if (isBehind) quick.write(id);
}

/** Puts a game into memory, and what its copies lack into what waits. */
function takeIn(state: LogState, id: string, reconciled: Reconciled, quick: QuickSide): void {
  const { logged, unread, header, events, broken } = reconciled;
  for (const { game, from, text, isLocal } of unread) quick.setAside(game, from, text, isLocal);
  for (const record of broken) state.waiting.broken.set(`${record.game} ${record.id}`, record);
  if (logged?.kind === 'newer') giveUp(state, id, logged.version, logged.text);
  if (logged?.kind !== 'game') return;
  const own = gameIn(state, id);
  const merged = own ? mergeGames(own, logged.game) : logged.game;
  // Of two games with one id, the one on the screen stays there; the other is still where it was.
  if (!merged) return;
  if (header) state.waiting.headers.set(id, header);
  wantEvents(state, id, events);
  if (merged !== own) put(state, { kind: 'game', game: merged });
}

/**
 * The games that were erased for good. What the database says counts: the quick copy's marks can come back by
 * themselves when a browser is killed, so a game that stands in the database without a mark was brought back.
 */
function goneIn(
  local: LocalCopy,
  found: DurableGames | undefined,
  texts: ReadonlyMap<string, string> | undefined,
): ReadonlySet<string> {
  const inDatabase = new Set(found?.headers.map(({ id }) => id));
  const gone = new Set(found?.gone);
  for (const id of local.gone()) {
    if (gone.has(id)) continue;
    if (inDatabase.has(id)) local.writeGone(id, false);
    else gone.add(id);
  }
  if (texts) for (const id of gone) if (texts.has(id)) local.writeGone(id, true);
  return gone;
}

function without<Value>(all: ReadonlyMap<string, Value>, gone: ReadonlySet<string>): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([id]) => !gone.has(id)));
}
