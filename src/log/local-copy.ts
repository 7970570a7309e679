import { type Failure, failureOf } from './storage-failure.ts';

const GAME = 'game:';
const GONE = 'gone:';
const ASIDE = 'aside:';

/** What could not be read, as it was found. */
export interface Aside {
  /** Where it is kept now. */
  readonly key: string;
  /** Where it stood. */
  readonly from: string;
  /** When it was found, in milliseconds. */
  readonly at: number;
  readonly text: string;
}

/** The log's quick copy: texts in the browser's local storage, one key a game. It is asked for each time, for a browser may refuse already the asking. */
export interface LocalCopy {
  /** Texts by game id; undefined when nothing can be read. */
  readonly games: () => ReadonlyMap<string, string> | undefined;
  readonly game: (id: string) => string | null;
  readonly gone: () => ReadonlySet<string>;
  readonly asides: () => readonly Aside[];
  /** Writes a game's text, and reads it again to see that it is there. */
  readonly writeGame: (id: string, text: string) => Failure | undefined;
  readonly removeGame: (id: string) => void;
  readonly writeGone: (id: string, isGone: boolean) => void;
  /** Keeps a text aside, once. @returns whether it is kept. */
  readonly keepAside: (from: string, text: string, at: number) => boolean;
  readonly forgetAside: (key: string) => void;
}

/** The game's id in a storage key; undefined for other keys. */
export function gameOfKey(key: string): string | undefined {
  return key.startsWith(GAME) ? key.slice(GAME.length) : undefined;
}

export function localCopy(storage: () => Storage): LocalCopy {
  const keysOf = (prefix: string) => {
    const place = storage();
    return Array.from({ length: place.length }, (_, index) => place.key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  };
  const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const write = (key: string, text: string): Failure | undefined => {
    try {
      const place = storage();
      place.setItem(key, text);
      return place.getItem(key) === text ? undefined : 'not-kept';
    } catch (error) {
      return failureOf(error);
    }
  };
  const asides = () =>
    attempt(() => keysOf(ASIDE).flatMap((key) => asideOf(key, storage().getItem(key) ?? '')), [] as readonly Aside[]);
  return {
    games: () =>
      attempt<ReadonlyMap<string, string> | undefined>(
        () => new Map(keysOf(GAME).map((key) => [key.slice(GAME.length), storage().getItem(key) ?? ''])),
        undefined,
      ),
    game: (id) => attempt(() => storage().getItem(GAME + id), null),
    gone: () => new Set(attempt(() => keysOf(GONE).map((key) => key.slice(GONE.length)), [])),
    asides,
    writeGame: (id, text) => write(GAME + id, text),
    removeGame: (id) => attempt(() => storage().removeItem(GAME + id), undefined),
    writeGone: (id, isGone) =>
      attempt(() => (isGone ? storage().setItem(GONE + id, '1') : storage().removeItem(GONE + id)), undefined),
    keepAside(from, text, at) {
      const kept = asides();
      if (kept.some((aside) => aside.from === from && aside.text === text)) return true;
      const used = new Set(kept.map(({ key }) => key));
      let number = 1;
      while (used.has(`${ASIDE}${number}`)) number += 1;
      return write(`${ASIDE}${number}`, JSON.stringify({ from, at, text })) === undefined;
    },
    forgetAside: (key) => attempt(() => storage().removeItem(key), undefined),
  };
}

function asideOf(key: string, value: string): readonly Aside[] {
  try {
    const { from, at, text } = JSON.parse(value) as Aside;
    return [{ key, from: String(from), at: Number(at), text: String(text) }];
  } catch {
    // Whatever it is, it can be downloaded.
    return [{ key, from: key, at: 0, text: value }];
  }
}
