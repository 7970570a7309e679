import { describe, expect, test } from 'vitest';
import type { EventRecord, Header } from '../../src/storage/database.ts';
import { headerOf, reconcile, type Reconciled, textOf } from '../../src/storage/reconcile.ts';
import { inForm } from '../../src/storage/saved-game-schema.ts';
import { type LogEntry, type SavedGame, withEvents } from '../../src/storage/saved-game.ts';
import { NEW_GAME } from './fake-copies.ts';

const ID = 'friday';
const line = (id: string, seq: number): LogEntry => ({ id, seq, at: seq, kind: 'rename', name: id });
const [A, B] = [line('a', 1), line('b', 2)] as const;
/** With its keys in the order in which they are written. */
const EMPTY: SavedGame = inForm({ v: 1, id: ID, createdAt: 0, ...NEW_GAME, events: [] });
const gameOf = (...events: readonly LogEntry[]) => withEvents(EMPTY, events);
const HEADER = headerOf(EMPTY);
const record = (entry: unknown, id = (entry as LogEntry).id): EventRecord => ({ game: ID, id, v: 1, entry });

/** What comes of a text and of what the database has of the game. */
function both(text: string | undefined, header: Header | undefined, ...events: readonly EventRecord[]): Reconciled {
  const found = reconcile(new Map(text === undefined ? [] : [[ID, text]]), {
    headers: header ? [header] : [],
    marks: new Map(),
    quarantined: [],
    values: [],
    events: new Map(events.length > 0 ? [[ID, events]] : []),
  });
  expect([...found.keys()]).toEqual([ID]);
  return found.get(ID)!;
}
const game = (...events: readonly LogEntry[]) => ({ kind: 'game', game: gameOf(...events) });
/** Both copies have all of it. */
const DONE = { unread: [], header: undefined, events: [], broken: [], isBehind: false };
/** Of a kind that this build does not know. */
const STRANGE = { ...B, kind: 'levitate' };
const BAD_HEADER: Header = { ...HEADER, setup: 'gone' };

describe('a game in two copies', () => {
  test('in accord: its events are taken as the database has them, and are not read again', () => {
    const records = [record(A), record(B)];
    const found = both(textOf(gameOf(A, B)), HEADER, ...records);
    expect(found).toEqual({ ...DONE, logged: game(A, B) });
    expect(
      found.logged?.kind === 'game' && found.logged.game.events.map((event, at) => event === records[at]?.entry),
    ).toEqual([true, true]);
  });

  test.each([
    {
      say: 'the text alone: the database lacks it whole',
      found: () => both(textOf(gameOf(A)), undefined),
      is: { ...DONE, logged: game(A), header: HEADER, events: [A] },
    },
    {
      say: 'the database alone: the text is behind',
      found: () => both(undefined, HEADER, record(A)),
      is: { ...DONE, logged: game(A), isBehind: true },
    },
    {
      say: 'the text has a line more: the database lacks that line',
      found: () => both(textOf(gameOf(A, B)), HEADER, record(A)),
      is: { ...DONE, logged: game(A, B), events: [B] },
    },
    {
      say: 'the database has a line more: the text is behind',
      found: () => both(textOf(gameOf(A)), HEADER, record(A), record(B)),
      is: { ...DONE, logged: game(A, B), isBehind: true },
    },
    {
      say: 'a line that cannot be read is set aside, and the others stay',
      found: () => both(undefined, HEADER, record(A), record(STRANGE)),
      is: {
        ...DONE,
        logged: game(A),
        unread: [{ game: ID, from: 'database:friday:b', text: JSON.stringify(record(STRANGE)), isLocal: false }],
        broken: [{ game: ID, id: 'b' }],
        isBehind: true,
      },
    },
    {
      say: 'a line under the id of another is set aside',
      found: () => both(undefined, HEADER, record(A), record(B, 'c')),
      is: {
        ...DONE,
        logged: game(A),
        unread: [{ game: ID, from: 'database:friday:c', text: JSON.stringify(record(B, 'c')), isLocal: false }],
        broken: [{ game: ID, id: 'c' }],
        isBehind: true,
      },
    },
    {
      say: 'a line that is a text is set aside',
      found: () => both(undefined, HEADER, record(A), record('damaged', 'b')),
      is: {
        ...DONE,
        logged: game(A),
        unread: [{ game: ID, from: 'database:friday:b', text: JSON.stringify(record('damaged', 'b')), isLocal: false }],
        broken: [{ game: ID, id: 'b' }],
        isBehind: true,
      },
    },
    {
      say: 'its start cannot be read in the database: the text mends it',
      found: () => both(textOf(gameOf(A)), BAD_HEADER, record(A)),
      is: {
        ...DONE,
        logged: game(A),
        unread: [{ game: ID, from: 'database:friday', text: JSON.stringify(BAD_HEADER), isLocal: false }],
        header: HEADER,
        broken: [{ game: ID }],
      },
    },
    {
      say: 'alike in both, and of no form: both are set aside',
      found: () => both(JSON.stringify({ ...BAD_HEADER, events: [A] }), BAD_HEADER, record(A)),
      is: {
        ...DONE,
        logged: undefined,
        unread: [
          { game: ID, from: 'game:friday', text: JSON.stringify({ ...BAD_HEADER, events: [A] }), isLocal: true },
          { game: ID, from: 'database:friday', text: JSON.stringify({ ...BAD_HEADER, events: [A] }), isLocal: false },
        ],
      },
    },
    {
      say: 'another game’s text in its place is set aside',
      found: () => both(textOf({ ...gameOf(A), id: 'sunday' }), undefined),
      is: {
        ...DONE,
        logged: undefined,
        unread: [{ game: ID, from: 'game:friday', text: textOf({ ...gameOf(A), id: 'sunday' }), isLocal: true }],
      },
    },
    {
      say: 'F24: of a later build, in the database alone',
      found: () => both(undefined, { ...HEADER, v: 2 }, record(A)),
      is: {
        ...DONE,
        logged: { kind: 'newer', id: ID, version: 2, text: JSON.stringify({ ...HEADER, v: 2, events: [A] }) },
      },
    },
    {
      say: 'F24: of a later build in the text, and of a still later one in the database',
      found: () => both('{"v":2}', { ...HEADER, v: 3 }, record(A)),
      is: { ...DONE, logged: { kind: 'newer', id: ID, version: 2, text: '{"v":2}' } },
    },
  ])('$say', ({ found, is }) => {
    expect(found()).toEqual(is);
  });

  test('its text is its JSON, in whatever order its keys stand', () => {
    const { events, ...rest } = gameOf(A, B);
    const turned = { events, ...rest } as SavedGame;
    for (const each of [gameOf(A, B), turned, gameOf()]) expect(textOf(each)).toBe(JSON.stringify(each));
  });
});
