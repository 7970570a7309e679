import { describe, expect, test } from 'vitest';
import { exportAll } from '../../src/storage/export.ts';
import { FILE_MOST } from '../../src/storage/file-format.ts';
import { scanText } from '../../src/storage/json-text.ts';
import { EVENTS_MOST, parseSavedGame } from '../../src/storage/saved-game-schema.ts';
import { gamesToAdd, type Import, readImport } from '../../src/storage/import.ts';
import type { LoggedGame } from '../../src/storage/reconcile.ts';
import { type SavedGame, withEvents } from '../../src/storage/saved-game.ts';
import { fakeBrowser } from './fake-copies.ts';
import { goldenGame, withAt } from './golden.ts';
import { HOSTILE_GAMES } from './hostile/games.ts';
import { HOSTILE_TEXTS } from './hostile/texts.ts';

const GAME = goldenGame('v1-classic.json.txt');
const OTHER = goldenGame('v1-double-up-team.json.txt');
const NONE = new Map<string, LoggedGame>();

const knowing = (...games: readonly SavedGame[]): ReadonlyMap<string, LoggedGame> =>
  new Map(games.map((game) => [game.id, { kind: 'game', game }]));
const fileOf = (...games: readonly unknown[]): string => JSON.stringify({ format: 'gunnars-companion', v: 1, games });
const namesOf = (read: Import) => (read.ok ? read.found.map(({ is }) => is) : read.why);

test.each(HOSTILE_TEXTS)('F28, F30, F31: $name is refused: $why', ({ text, why }) => {
  expect(readImport(text, NONE)).toEqual({ ok: false, why });
  expect('polluted' in {}).toBe(false);
});

test('F30: what is too big is refused by its length alone', () => {
  const text = '['.repeat(FILE_MOST + 1);
  expect(readImport(text, NONE)).toEqual({ ok: false, why: 'too-big' });
});

describe('F30: what would take long to parse is counted first', () => {
  const MILLION = 1_000_000;
  test.each([
    {
      what: 'a million keys in one object',
      text: `{${Array.from({ length: MILLION }, (_, index) => `"k${index}":0`).join()}}`,
      why: 'too-many',
      within: 50_000,
    },
    { what: 'nothing but blanks', text: ' '.repeat(19_900_000), why: 'not-json', within: 20_000 },
    { what: 'blanks inside', text: `{"v":${' '.repeat(19_900_000)}1}`, why: 'not-json', within: 20_000 },
    { what: 'depth', text: '['.repeat(MILLION), why: 'too-deep', within: 100 },
  ])('$what', ({ text, why, within }) => {
    const scanned = scanText(text);
    expect(scanned.why).toBe(why);
    expect(scanned.at).toBeLessThan(within);
    expect(readImport(text, NONE)).toEqual({ ok: false, why });
  });

  test('corrections that name more entries than any evening has', () => {
    const also = Array.from({ length: EVENTS_MOST }, (_, index) => ({ entry: `e${index}`, event: { kind: 'end' } }));
    const events = Array.from({ length: 40 }, (_, index) => ({
      ...{ id: `c${index}`, seq: index + 1, at: 1, kind: 'correct', entry: 'e0', event: { kind: 'end' } },
      // Whoever looks at one of them has begun to read them one by one.
      also: new Proxy(also, {
        get(list, name) {
          if (name === '0') throw new Error('read');
          return Reflect.get(list, name) as unknown;
        },
      }),
    }));
    const problems = [{ path: 'events', why: 'too-many' }];
    expect(parseSavedGame({ ...GAME, events })).toEqual({ kind: 'unreadable', problems });
  });

  test('strings hide no keys, and none ends at a quote that is part of it', () => {
    const many = JSON.stringify({ a: '":'.repeat(5_000), b: '\\\\', c: '\\"{[', d: '\n'.repeat(20_000) });
    expect(scanText(many)).toEqual({ at: many.length });
    expect(scanText('"open \\"')).toEqual({ at: 8 });
  });
});

describe('one game of a file', () => {
  test('is new, known, longer here or there, or another by the same id', () => {
    const shorter = withEvents(GAME, GAME.events.slice(0, 20));
    expect(namesOf(readImport(fileOf(GAME), NONE))).toEqual(['new']);
    expect(namesOf(readImport(fileOf(GAME), knowing(GAME)))).toEqual(['same']);
    expect(namesOf(readImport(fileOf(shorter), knowing(GAME)))).toEqual(['same']);
    expect(readImport(fileOf(GAME), knowing(shorter))).toMatchObject({
      found: [{ is: 'more', events: GAME.events.length - 20, game: GAME }],
    });
    expect(namesOf(readImport(fileOf({ ...GAME, createdAt: 5 }), knowing(GAME)))).toEqual(['conflict']);
    const newer = new Map<string, LoggedGame>([[GAME.id, { kind: 'newer', id: GAME.id, version: 2, text: '{}' }]]);
    expect(namesOf(readImport(fileOf(GAME), newer))).toEqual(['conflict']);
  });

  test('is taken without a file around it, and with a mark of the byte order before it', () => {
    expect(namesOf(readImport(JSON.stringify(GAME), NONE))).toEqual(['new']);
    expect(namesOf(readImport(`\uFEFF${fileOf(GAME)}`, NONE))).toEqual(['new']);
  });

  test('that cannot be read does not stop the others, nor does one that comes twice', () => {
    const broken = HOSTILE_GAMES.map(({ at, value }, index) => withAt({ ...GAME, id: `g${index}` }, at, value));
    const read = readImport(fileOf(...broken, null, 7, { v: 9 }, GAME, OTHER, GAME), NONE);
    expect(namesOf(read).slice(-4)).toEqual(['newer', 'new', 'new', 'unreadable']);
    // Text has no infinity or NaN, and minus nothing comes as nothing; the rest stay what they are.
    const whole = HOSTILE_GAMES.flatMap(({ value }, index) =>
      Object.is((JSON.parse(JSON.stringify([value])) as readonly unknown[])[0], value) ? [index] : [],
    );
    expect(whole.length).toBeGreaterThan(30);
    for (const index of whole) expect(namesOf(read)[index]).toBe('unreadable');
    expect(read.ok && gamesToAdd(read).slice(-2)).toEqual([GAME, OTHER]);
  });

  test('is refused where it would be too big to be kept', () => {
    const route = Array.from({ length: 48 }, () => ({ line: 'x'.repeat(60), to: 'y'.repeat(60) }));
    const move = { kind: 'move', seat: 0, icon: 0, die: 0, route, drop: false };
    const events = Array.from({ length: 400 }, (_, seq) => ({ id: `e${seq}`, seq, at: 1, kind: 'play', event: move }));
    expect(readImport(fileOf({ ...GAME, events }, OTHER), NONE)).toMatchObject({
      found: [{ is: 'unreadable', problems: [{ path: '', why: 'too-big' }] }, { is: 'new' }],
    });
  });
});

test('a game that is wrong a million times over is refused by its first fault', () => {
  const events = '0,'.repeat(1_000_000).slice(0, -1);
  const text = fileOf({ ...GAME, events: [] }).replace('"events":[]', `"events":[${events}]`);
  expect(readImport(text, NONE)).toEqual({
    ok: true,
    found: [{ is: 'unreadable', problems: [{ path: 'events', why: 'too-many' }] }],
  });
  const undos = { id: 'x', seq: 1, at: 1, kind: 'undo', entries: Array<number>(100_000).fill(0) };
  expect(readImport(fileOf({ ...GAME, events: [undos] }), NONE)).toEqual({
    ok: true,
    found: [{ is: 'unreadable', problems: [{ path: 'events.0.entries.0', why: 'wrong-type' }] }],
  });
});

describe('a game whose events count far beyond their number', () => {
  const TOO_FAR = [{ is: 'unreadable', problems: [{ path: 'events.seq', why: 'out-of-range' }] }];
  const countingTo = (seq: number) => withEvents(GAME, [...GAME.events.slice(0, -1), { ...GAME.events.at(-1)!, seq }]);
  const LIMIT = GAME.events.length + 1_000;

  test('is refused, alone and as more of one that is here', () => {
    const text = fileOf(countingTo(LIMIT + 1));
    expect(readImport(text, NONE)).toEqual({ ok: true, found: TOO_FAR });
    expect(readImport(text, knowing(withEvents(GAME, GAME.events.slice(0, -1))))).toEqual({
      ok: true,
      found: TOO_FAR,
    });
  });

  test('is refused where only the one that is here does', () => {
    const shorter = withEvents(countingTo(LIMIT + 7), countingTo(LIMIT + 7).events.slice(5));
    const first = withEvents(GAME, GAME.events.slice(0, 3));
    expect(readImport(fileOf(first), knowing(shorter))).toEqual({ ok: true, found: TOO_FAR });
  });

  test('at the limit it is taken in, played on, and read again wherever it goes', async () => {
    const read = readImport(fileOf(countingTo(LIMIT)), NONE);
    const log = await fakeBrowser().open();
    expect(await log.addGames(read.ok ? gamesToAdd(read) : [])).toBe('added');
    for (const name of ['one', 'two', 'three']) log.append(GAME.id, [{ kind: 'rename', name }]);
    const [text = ''] = exportAll([...log.$games.get().values()]);
    expect(text).toContain(`"seq":${LIMIT + 3}`);
    expect(namesOf(readImport(text, NONE))).toEqual(['new']);
    expect(namesOf(readImport(text, knowing(GAME)))).toEqual(['conflict']);
    expect(namesOf(readImport(text, knowing(countingTo(LIMIT))))).toEqual(['more']);
  });
});

test('twice is once', () => {
  const [text = ''] = exportAll([...knowing(GAME, OTHER).values()]);
  const once = readImport(text, NONE);
  const games = once.ok ? gamesToAdd(once) : [];
  expect(games).toEqual([GAME, OTHER]);
  const twice = readImport(text, knowing(...games));
  expect(namesOf(twice)).toEqual(['same', 'same']);
  expect(twice.ok && gamesToAdd(twice)).toEqual([]);
});

test('at least sixty hostile texts and games are tried', () => {
  expect(HOSTILE_TEXTS.length + HOSTILE_GAMES.length).toBeGreaterThanOrEqual(60);
});
