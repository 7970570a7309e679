import type { DurableGames, Header } from './durable-copy.ts';
import { inOrder } from '../games/shared/played.ts';
import { mergeGames } from './merge.ts';
import { parseSavedGame, parseSavedText } from './saved-game-schema.ts';
import type { LogEntry, SavedGame } from './saved-game.ts';

/** A game of the log; or one that a newer build has written, which this one shows and leaves alone. */
export type LoggedGame =
  | { readonly kind: 'game'; readonly game: SavedGame }
  | { readonly kind: 'newer'; readonly id: string; readonly version: number; readonly text: string };

/** What the two copies hold together, and what each lacks. */
export interface Reconciled {
  readonly games: ReadonlyMap<string, LoggedGame>;
  /** What could not be read: it is set aside before anything is written. */
  readonly asides: readonly { readonly from: string; readonly text: string; readonly game: string }[];
  readonly missing: {
    readonly headers: readonly Header[];
    readonly events: readonly { readonly game: string; readonly entry: LogEntry }[];
  };
  /** Games whose quick copy is behind. */
  readonly behind: readonly string[];
}

/** All of a game but its events. */
export function headerOf({ events: _, ...header }: SavedGame): Header {
  return header;
}

/** The text of a game in the quick copy. */
export function textOf(game: SavedGame): string {
  return JSON.stringify(game);
}

/** Brings both copies together, event by event. */
export function reconcile(texts: ReadonlyMap<string, string>, durable: DurableGames): Reconciled {
  const games = new Map<string, LoggedGame>();
  const asides: Reconciled['asides'][number][] = [];
  const missing = { headers: [] as Header[], events: [] as Reconciled['missing']['events'][number][] };
  const behind: string[] = [];
  const headers = new Map(durable.headers.map((header) => [header.id, header]));
  for (const id of new Set([...texts.keys(), ...headers.keys(), ...durable.events.keys()])) {
    const text = texts.get(id);
    const quick = text === undefined ? undefined : parseSavedText(text);
    const header = headers.get(id);
    const records = durable.events.get(id) ?? [];
    const sure = header && parseSavedGame({ ...header, events: [] });
    const newer = [quick, sure].find((copy) => copy?.kind === 'newer');
    if (newer?.kind === 'newer') {
      const whole = quick?.kind === 'newer' ? text : undefined;
      games.set(id, {
        kind: 'newer',
        id,
        version: newer.version,
        text: whole ?? JSON.stringify({ ...header, events: records }),
      });
      continue;
    }
    const found = quick?.kind === 'game' && quick.game.id === id ? quick.game : undefined;
    const own = sure?.kind === 'game' ? sure.game : found && { ...found, events: [] };
    if (text !== undefined && !found) asides.push({ from: `game:${id}`, text, game: id });
    if (header && sure?.kind === 'unreadable')
      asides.push({ from: `database:${id}`, text: JSON.stringify(header), game: id });
    if (!own) {
      if (records.length > 0) asides.push({ from: `database:${id}:events`, text: JSON.stringify(records), game: id });
      continue;
    }
    const { readable, broken } = readEvents(own, records);
    asides.push(...broken.map((record) => ({ from: `database:${id}:event`, text: JSON.stringify(record), game: id })));
    const kept: SavedGame = { ...own, events: inOrder(readable) };
    const merged = found ? mergeGames(kept, found) : kept;
    if (found && !merged) asides.push({ from: `game:${id}`, text: text ?? '', game: id });
    const game = merged ?? kept;
    games.set(id, { kind: 'game', game });
    if (sure?.kind !== 'game') missing.headers.push(headerOf(game));
    const known = new Set(readable.map((entry) => entry.id));
    missing.events.push(...game.events.filter((entry) => !known.has(entry.id)).map((entry) => ({ game: id, entry })));
    if (text !== textOf(game)) behind.push(id);
  }
  return { games, asides, missing, behind };
}

/** The events that can be read; one that cannot does not take the others with it. */
function readEvents(
  own: SavedGame,
  records: readonly unknown[],
): { readonly readable: readonly LogEntry[]; readonly broken: readonly unknown[] } {
  const all = parseSavedGame({ ...own, events: records });
  if (all.kind === 'game') return { readable: all.game.events, broken: [] };
  const readable: LogEntry[] = [];
  const broken: unknown[] = [];
  for (const record of records) {
    const alone = parseSavedGame({ ...own, events: [record] });
    if (alone.kind === 'game') readable.push(...alone.game.events);
    else broken.push(record);
  }
  return { readable, broken };
}
