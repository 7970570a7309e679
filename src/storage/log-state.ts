import { atom, type WritableAtom } from 'nanostores';
import type { Quarantined } from './quarantine.ts';
import type { Header, Mark } from './database.ts';
import type { Broken } from './durable-copy.ts';
import type { KeptRecord } from './kept-value.ts';
import { type LoggedGame, textOf } from './reconcile.ts';
import type { LogEntry, SavedGame } from './saved-game.ts';
import type { Failure } from './storage-failure.ts';

/** `newer-here`: as this page was opened, a newer build's data was there already, which it cannot read. */
export type Trouble = Failure | 'cleared' | 'newer-here';

/** A newer build has to save it: trying again does not help. */
export const isForNewer = (why: Trouble): boolean => why === 'closed-by-newer' || why === 'newer-here';

/** Whether all that is on the screen would survive this browser. `saved` is said only of what the database has committed. */
export type Saving =
  | { readonly is: 'idle' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved'; readonly at: number }
  /** `isLocal`: local storage has all of it, so that a reload finds it again. */
  | { readonly is: 'not-saved'; readonly why: Trouble; readonly isLocal?: true };

export interface LoggedEvent {
  readonly game: string;
  readonly entry: LogEntry;
}

/** What the database has not committed yet. Every event in memory is either committed or here. */
export interface Waiting {
  readonly headers: Map<string, Header>;
  /** By game and id. */
  readonly events: Map<string, LoggedEvent>;
  readonly quarantined: Map<string, Quarantined>;
  readonly broken: Map<string, Broken>;
  /** Numbers of the marks of games to be erased for good. */
  readonly erase: Map<string, number>;
  /** By key. */
  readonly values: Map<string, KeptRecord>;
}

/** What a page knows of its games, and of how they are kept. */
export interface LogState {
  readonly $games: WritableAtom<ReadonlyMap<string, LoggedGame>>;
  readonly $quarantine: WritableAtom<readonly Quarantined[]>;
  readonly $saving: WritableAtom<Saving>;
  readonly waiting: Waiting;
  /** Texts of the quick copy, by game, that hold nothing new: memory has it all, or it was set aside. */
  readonly seen: Map<string, string>;
  /** Games whose text in the quick copy may not be written over: it could not be set aside yet. */
  readonly untouchable: Set<string>;
  trouble: Trouble | undefined;
  /** The durable copy's marks of erased games, as it was last read. */
  marks: ReadonlyMap<string, Mark>;
  /** Whether the durable copy has been read. */
  isRead: boolean;
  /** Whether anybody can see what is in memory: it has been read, or took too long. */
  isShown: boolean;
}

export function makeLogState(): LogState {
  return {
    $games: atom<ReadonlyMap<string, LoggedGame>>(new Map()),
    $quarantine: atom<readonly Quarantined[]>([]),
    $saving: atom<Saving>({ is: 'idle' }),
    waiting: {
      headers: new Map(),
      events: new Map(),
      quarantined: new Map(),
      broken: new Map(),
      erase: new Map(),
      values: new Map(),
    },
    seen: new Map(),
    untouchable: new Set(),
    trouble: undefined,
    marks: new Map(),
    isRead: false,
    isShown: false,
  };
}

/** A game that this build can play on. */
export function gameIn({ $games }: LogState, id: string): SavedGame | undefined {
  const logged = $games.get().get(id);
  return logged?.kind === 'game' ? logged.game : undefined;
}

/** Puts games into memory, all at once: whoever listens hears of them once. */
export function put({ $games }: LogState, ...games: readonly LoggedGame[]): void {
  if (games.length === 0) return;
  const byId = games.map((logged) => [logged.kind === 'game' ? logged.game.id : logged.id, logged] as const);
  $games.set(new Map([...$games.get(), ...byId]));
}

/** Forgets a game that was erased for good. */
export function drop({ $games, waiting, seen }: LogState, id: string): void {
  if ($games.get().has(id)) $games.set(new Map([...$games.get()].filter(([known]) => known !== id)));
  waiting.headers.delete(id);
  for (const [key, { game }] of waiting.events) if (game === id) waiting.events.delete(key);
  seen.delete(id);
}

export const eventKey = (game: string, id: string): string => `${game} ${id}`;

export function wantEvents({ waiting }: LogState, game: string, entries: readonly LogEntry[]): void {
  for (const entry of entries) waiting.events.set(eventKey(game, entry.id), { game, entry });
}

export function isWaiting({ waiting }: LogState): boolean {
  return Object.values(waiting).some(({ size }: { readonly size: number }) => size > 0);
}

/** A newer build has taken a game over. @param text - all that it has written. */
export function giveUp(state: LogState, id: string, version: number, text: string): void {
  if (gameIn(state, id)) state.trouble = 'closed-by-newer';
  // Its header is the newer build's; events of ours are added beside the newer ones.
  state.waiting.headers.delete(id);
  put(state, { kind: 'newer', id, version, text });
}

/** The copies were cleared from outside: nothing is written until it is asked for. */
export function onStorageCleared(state: LogState, now: number): void {
  if (state.$games.get().size === 0) return;
  state.trouble = 'cleared';
  say(state, now);
}

/** Says how things are kept, to whoever listens. */
export function say(state: LogState, now: number): void {
  const { $saving, trouble } = state;
  const said = $saving.get();
  if (trouble !== undefined) {
    const isLocal = trouble !== 'cleared' && isInLocalStorage(state);
    if (said.is === 'not-saved' && said.why === trouble && (said.isLocal ?? false) === isLocal) return;
    $saving.set({ is: 'not-saved', why: trouble, ...(isLocal && { isLocal }) });
  } else if (isWaiting(state)) {
    if (said.is !== 'saving') $saving.set({ is: 'saving' });
  } else if (said.is !== 'idle' && said.is !== 'saved') $saving.set({ is: 'saved', at: now });
}

/** Whether local storage has every game of which something waits for the database. */
function isInLocalStorage({ waiting, seen, $games }: LogState): boolean {
  const ids = new Set([...waiting.headers.keys(), ...[...waiting.events.values()].map(({ game }) => game)]);
  return (
    ids.size > 0 &&
    [...ids].every((id) => {
      const logged = $games.get().get(id);
      return logged?.kind === 'game' && seen.get(id) === textOf(logged.game);
    })
  );
}
