import { type Quarantined, QUARANTINE_KEY, parseQuarantined } from './quarantine.ts';
import { type Failure, failureOf } from './storage-failure.ts';

const GAME = 'game:';
const GONE = 'gone:';

/** The log's quick copy: texts in the browser's local storage, one key a game. It is asked for each time, for a browser may refuse already the asking. */
export interface LocalCopy {
  /** Texts by game id; undefined when nothing can be read. */
  readonly games: () => ReadonlyMap<string, string> | undefined;
  /** Null when there is none; undefined when nothing can be read. */
  readonly game: (id: string) => string | null | undefined;
  /** Numbers of the marks of games that were erased for good, by game. */
  readonly gone: () => ReadonlyMap<string, number>;
  readonly quarantined: () => readonly Quarantined[];
  /** Writes a game's text. A browser may take it and forget it: whether it is there, only reading it tells. */
  readonly writeGame: (id: string, text: string) => Failure | undefined;
  readonly removeGame: (id: string) => void;
  /** Marks a game as erased for good; null takes the mark away. @returns whether it is so now. */
  readonly writeGone: (id: string, number: number | null) => boolean;
  /** @returns whether it is kept. */
  readonly quarantine: (quarantined: Quarantined) => boolean;
  readonly forgetQuarantined: (key: string) => void;
}

/** The game's id in a storage key; undefined for other keys. */
export function gameOfKey(key: string): string | undefined {
  return key.startsWith(GAME) ? key.slice(GAME.length) : undefined;
}

export function localCopy(storage: () => Storage): LocalCopy {
  const keysOf = (prefix: string) => {
    const place = storage();
    const keys = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
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
      storage().setItem(key, text);
      return undefined;
    } catch (error) {
      return failureOf(error);
    }
  };
  const isKept = (key: string, text: string): boolean =>
    write(key, text) === undefined && attempt(() => storage().getItem(key), null) === text;
  return {
    games: () =>
      attempt<ReadonlyMap<string, string> | undefined>(() => {
        const texts = keysOf(GAME).map((key) => [key.slice(GAME.length), storage().getItem(key)] as const);
        return new Map(texts.flatMap(([id, text]) => (text === null ? [] : [[id, text] as const])));
      }, undefined),
    game: (id) => attempt<string | null | undefined>(() => storage().getItem(GAME + id), undefined),
    gone: () => {
      const numbers = () =>
        keysOf(GONE).map((key) => [key.slice(GONE.length), Number(storage().getItem(key)) || 1] as const);
      return new Map(attempt(numbers, []));
    },
    quarantined: () =>
      attempt<readonly Quarantined[]>(
        () => keysOf(QUARANTINE_KEY).map((key) => parseQuarantined(key, storage().getItem(key) ?? '')),
        [],
      ),
    writeGame: (id, text) => write(GAME + id, text),
    removeGame: (id) => attempt(() => storage().removeItem(GAME + id), undefined),
    writeGone: (id, number) =>
      number !== null
        ? isKept(GONE + id, `${number}`)
        : attempt(() => {
            storage().removeItem(GONE + id);
            return true;
          }, false),
    quarantine({ key, ...quarantined }) {
      const present = attempt(() => storage().getItem(key), null);
      if (present !== null) return parseQuarantined(key, present).text === quarantined.text;
      return isKept(key, JSON.stringify(quarantined));
    },
    forgetQuarantined: (key) => attempt(() => storage().removeItem(key), undefined),
  };
}
