import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fromColumn, toColumn } from '../../src/storage/columns.ts';
import { decodeGame, encodeGame, LINK_MOST } from '../../src/storage/game-link.ts';
import { qrOf } from '../../src/storage/qr.ts';
import type { SavedGugGame } from '../../src/storage/saved-game.ts';
import { evening } from './evening.ts';
import { GOLDEN_FILES, goldenGame } from './golden.ts';
import { savedGames } from './random-games.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 300);
const LONG = 120_000;

afterEach(() => vi.unstubAllGlobals());

const packed = (text: string) => `1${deflateSync(Buffer.from(text)).toString('base64url')}`;

/** The same evening, with ids that count. */
function counted(game: SavedGugGame): SavedGugGame {
  const ids = new Map(game.events.map(({ id }, index) => [id, `k3x9a7${index.toString(36).padStart(3, '0')}`]));
  const events = game.events.map((event) => {
    const own = { ...event, id: ids.get(event.id)! };
    return 'entries' in own ? { ...own, entries: own.entries.map((id) => ids.get(id)!) } : own;
  });
  return { ...game, events };
}

describe('a game that goes into a link comes out of it', () => {
  test.each(GOLDEN_FILES)('%s', async (file) => {
    const data = await encodeGame(goldenGame(file));
    expect(data).toMatch(/^1[\w-]+$/);
    expect(await decodeGame(data!)).toEqual({ kind: 'game', game: goldenGame(file) });
  });

  test(
    'whatever it is',
    () =>
      fc.assert(
        fc.asyncProperty(savedGames, async (game) => {
          const data = await encodeGame(game);
          if (data !== undefined) expect(await decodeGame(data)).toEqual({ kind: 'game', game });
        }),
        { numRuns: RUNS },
      ),
    LONG,
  );
});

describe('how much fits', () => {
  test(
    'most of an evening of four players, and all of it with ids that count',
    async () => {
      const lengths = await Promise.all(
        [evening({ seed: 7, seats: 4, turns: 75 }), counted(evening({ seed: 7, seats: 4, turns: 160 }))].map(
          async (game) => (await encodeGame(game))?.length,
        ),
      );
      for (const length of lengths) expect(length).toBeLessThanOrEqual(LINK_MOST);
    },
    LONG,
  );

  test(
    'what does not fit is no link, and does not throw',
    async () => {
      expect(await encodeGame(evening({ seed: 7, seats: 4, turns: 300 }))).toBeUndefined();
    },
    LONG,
  );

  test('a code has the dark modules that a camera needs, up to what can be read from a screen', () => {
    const code = qrOf('https://example.org/#game=1abc')!;
    expect(code.every(({ length }) => length === code.length)).toBe(true);
    expect(code[0]!.slice(0, 7)).toEqual(Array(7).fill(true));
    expect(qrOf('a'.repeat(1_370))!.length).toBe(137);
    expect(qrOf('a'.repeat(1_732))!.length).toBe(137);
    expect(qrOf('a'.repeat(1_733))).toBeUndefined();
  });
});

describe('what is no link', () => {
  const data = encodeGame(goldenGame(GOLDEN_FILES[0]!));

  test.each([
    '',
    '0',
    '2abc',
    '9',
    '1',
    '1%E0%A4%A',
    '1 ',
    '1a',
    '1<script>',
    '1é',
    '1\u202E',
    'x',
    '#game=1',
    '1AAAA',
  ])('%j is told from a game', async (text) => expect(await decodeGame(text)).toMatchObject({ kind: 'no-link' }));

  test('one of a later way of packing is told from one that is broken', async () => {
    expect(await decodeGame('2abc')).toEqual({ kind: 'no-link', why: 'other-version' });
    expect(await decodeGame('1abc')).toEqual({ kind: 'no-link', why: 'broken' });
  });

  test('one that was cut anywhere is broken', async () => {
    const whole = (await data)!;
    for (let end = 0; end < whole.length; end += 7)
      expect(await decodeGame(whole.slice(0, end))).toMatchObject({ kind: 'no-link', why: 'broken' });
  });

  test(
    'one with another letter is broken, or the same game',
    async () => {
      const whole = (await data)!;
      const game = { kind: 'game', game: goldenGame(GOLDEN_FILES[0]!) };
      await fc.assert(
        fc.asyncProperty(
          fc.nat({ max: whole.length - 1 }),
          fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_'),
          async (at, letter) => {
            const decoded = await decodeGame(whole.slice(0, at) + letter + whole.slice(at + 1));
            if (decoded.kind === 'game') expect(decoded).toEqual(game);
          },
        ),
        { numRuns: RUNS },
      );
    },
    LONG,
  );

  test(
    'whatever the fragment, nothing throws',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.stringMatching(/^1[\w-]{0,200}$/),
            fc.json().map(packed),
            fc.json().map((json) => packed(`{"v":1,"events":${json}}`)),
            fc
              .json()
              .map((json) => packed(`{"v":1,"events":{"ids":["=",[]],"seq":${json},"at":${json},"rest":${json}}}`)),
          ),
          async (text) => {
            expect((await decodeGame(text)).kind).not.toBe('game');
          },
        ),
        { numRuns: RUNS * 3 },
      ),
    LONG,
  );

  test.each(['[]', 'null', '7', '{}', '{"events":null}', '{"events":{"ids":1}}', '{"__proto__":1}'])(
    '%s packed is no game',
    async (text) => expect((await decodeGame(packed(text))).kind).not.toBe('game'),
  );

  test('a column cannot name what means something to the language', async () => {
    const rest = JSON.stringify(['{', [['__proto__']], ['#', ['#']], [['=', [{ polluted: 1 }]]]]);
    const text = `{"v":1,"events":{"ids":["=",["a"]],"seq":["#",["$"]],"at":["#",["$"]],"rest":${rest}}}`;
    expect(await decodeGame(packed(text))).toEqual({ kind: 'no-link', why: 'broken' });
    expect('polluted' in {}).toBe(false);
  });

  test('what grows beyond any game is given up', async () => {
    expect(await decodeGame(packed(' '.repeat(3_000_000)))).toMatchObject({
      kind: 'unreadable',
      problems: [{ why: 'too-big' }],
    });
  });

  test('a browser that cannot unpack says so', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await encodeGame(goldenGame(GOLDEN_FILES[0]!))).toBeUndefined();
    expect(await decodeGame('1abc')).toEqual({ kind: 'no-link', why: 'no-unpacking' });
  });
});

test('columns hold any JSON', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), (drawn) => {
      const values = JSON.parse(JSON.stringify(drawn)) as readonly unknown[];
      const isAllowed = !/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(values));
      if (isAllowed) expect(fromColumn(JSON.parse(JSON.stringify(toColumn(values))))).toEqual(values);
    }),
    { numRuns: RUNS },
  );
});

describe('a short link that would unpack to more than a phone holds is refused before it does', () => {
  const numbers = (count: number) => ['#', ['#'.repeat(count)]];
  const columns = (over: object) => {
    const all = numbers(5_000);
    const events = { ids: ['w', [''], all], seq: all, at: all, rest: ['w', [0], all], ...over };
    return packed(JSON.stringify({ ...evening({ seed: 1, seats: 2, turns: 1 }), events }));
  };

  test.each([
    [
      'one long id that the others count on from',
      { ids: ['=', ['a'.repeat(1_000_000), ...Array<string>(4_999).fill('')]] },
    ],
    [
      'more events than a game has',
      {
        ids: ['w', [''], numbers(90_000)],
        seq: numbers(90_000),
        at: numbers(90_000),
        rest: ['w', [0], numbers(90_000)],
      },
    ],
    ['a list that is named over and over', { rest: ['w', [Array<number>(5_000).fill(0)], numbers(5_000)] }],
    ['an object that is named over and over', { rest: ['w', [{ kind: 'delete' }], numbers(5_000)] }],
    ['a long word that is named over and over', { rest: ['w', ['a'.repeat(100_000)], numbers(5_000)] }],
    [
      'more keys than there are',
      { rest: ['{', [Array.from({ length: 2_000 }, (__, index) => `k${index}`)], numbers(5_000), []] },
    ],
  ])('%s', async (_, over) => {
    expect(await decodeGame(columns(over))).toEqual({ kind: 'no-link', why: 'broken' });
  });
});
