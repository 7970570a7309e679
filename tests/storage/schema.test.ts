import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName } from '../../src/storage/text-schema.ts';
import { EVENTS_MOST, parseSavedGame, parseSavedText, WHYS } from '../../src/storage/saved-game-schema.ts';
import { LOG_REASONS_EN } from '../../src/i18n/log/en.ts';
import { LOG_REASONS_NB } from '../../src/i18n/log/nb.ts';
import { logSchema, SCHEMA_FILE } from '../../src/tools/log-schema.ts';
import { goldenGame, withAt } from './golden.ts';
import { HOSTILE_GAMES } from './hostile/games.ts';
import { MARKUP, UNSEEN } from './hostile/names.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 200);
const GAME = goldenGame('v1-classic.json.txt');
const NAME = 'setup.seats.0.players.0.name';

test.each(HOSTILE_GAMES)('F31: $at as $value is refused: $why', ({ at, value, why, path = at }) => {
  const parsed = parseSavedGame(withAt(GAME, at, value));
  expect(parsed).toMatchObject({ kind: 'unreadable' });
  expect(parsed.kind === 'unreadable' && parsed.problems).toContainEqual({ path, why });
});

test('all that may be wrong has words in both languages', () => {
  expect(Object.keys(LOG_REASONS_EN).toSorted()).toEqual([...WHYS].toSorted());
  expect(Object.keys(LOG_REASONS_NB).toSorted()).toEqual([...WHYS].toSorted());
});

describe('games that are read alike', () => {
  const rulingsOf = (rulings: unknown) => {
    const parsed = parseSavedGame({ ...GAME, rulings });
    return parsed.kind === 'game' && parsed.game.game === 'gug' ? parsed.game.rulings : undefined;
  };
  const known = rulingsOf('rulings' in GAME && GAME.rulings)!;

  test('share their readings, in whatever order they were written', () => {
    expect(rulingsOf({ ...known })).toBe(known);
    expect(rulingsOf(Object.fromEntries(Object.entries(known).toReversed()))).toBe(known);
  });

  test('and the others have their own, after those too', () => {
    const other = { ...known, R1: known.R1 === 'forgotten' ? 'remembered' : 'forgotten' };
    expect(rulingsOf(other)).toEqual(other);
    expect(rulingsOf({ ...known })).toEqual(known);
    const { R1, ...fewer } = known;
    expect(rulingsOf(fewer)).toEqual({ ...fewer, R1: 'remembered' });
    expect(R1).toBeDefined();
  });

  test.each([{ R1: 'perhaps' }, { R1: 1 }, { R99: 'any' }])('%o is refused beside them', (wrong) => {
    expect(rulingsOf({ ...known, ...wrong })).toBeUndefined();
  });
});

describe('a game as a whole', () => {
  test.each([null, undefined, [], 0, '', true, 'text', [GAME], () => 1])('%o is no game', (value) => {
    expect(parseSavedGame(value)).toEqual({ kind: 'unreadable', problems: [{ path: '', why: 'not-an-object' }] });
  });

  test('a newer one is told from one that is broken', () => {
    expect(parseSavedGame({ v: 2 })).toEqual({ kind: 'newer', version: 2 });
    expect(parseSavedText('{"v":7,"whatever":[{}]}')).toEqual({ kind: 'newer', version: 7 });
    expect(parseSavedGame({ v: 1e300 })).toMatchObject({ kind: 'unreadable' });
  });

  test('two events of one id are refused, and so are too many', () => {
    const [first] = GAME.events;
    const why = (events: unknown) => parseSavedGame({ ...GAME, events });
    expect(why([first, first])).toEqual({ kind: 'unreadable', problems: [{ path: 'events', why: 'duplicate-id' }] });
    const many = Array.from({ length: EVENTS_MOST + 1 }, (_, index) => ({ ...first, id: `e${index}` }));
    expect(why(many)).toEqual({ kind: 'unreadable', problems: [{ path: 'events', why: 'too-many' }] });
    expect(why(many.slice(1))).toMatchObject({ kind: 'game' });
  });

  test('problems are many at most twenty', () => {
    const parsed = parseSavedGame({ ...GAME, events: GAME.events.map(() => ({ kind: 'play' })) });
    expect(parsed.kind === 'unreadable' && parsed.problems.length).toBe(20);
  });

  test('keys in another order come out in one', () => {
    const reversed = Object.fromEntries(Object.entries(GAME).toReversed());
    const parsed = parseSavedGame(reversed);
    expect(JSON.stringify(parsed.kind === 'game' && parsed.game)).toBe(JSON.stringify(GAME));
  });

  test('F28: a prototype in the value does not reach any other object', () => {
    const evil = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as object;
    parseSavedGame(evil);
    parseSavedGame({ ...GAME, setup: evil, sides: evil, rulings: evil });
    expect('polluted' in {}).toBe(false);
  });
});

describe('names', () => {
  test.each(MARKUP)('%s is text, and kept to the letter', (name) => {
    const parsed = parseSavedGame(withAt(GAME, NAME, name));
    expect(parsed).toMatchObject({ kind: 'game', game: { setup: { seats: { 0: { players: { 0: { name } } } } } } });
  });

  test.each(UNSEEN)('F31: $name is refused', ({ text }) => {
    const parsed = parseSavedGame(withAt(GAME, NAME, text));
    expect(parsed).toMatchObject({ kind: 'unreadable' });
    expect(parsed.kind === 'unreadable' && parsed.problems).toContainEqual({ path: NAME, why: 'bad-text' });
  });

  test.each(['\uFE0F', '\u0488\u0488', '\uFE0E\uFE0F'])('%j alone is no name', (text) => {
    const parsed = parseSavedGame(withAt(GAME, NAME, text));
    expect(parsed.kind === 'unreadable' && parsed.problems).toContainEqual({ path: NAME, why: 'empty' });
    expect(cleanName(text)).toBeUndefined();
  });

  test.each([...MARKUP.map((text) => ({ text })), ...UNSEEN])(
    'what is typed as $text can be saved, or is empty',
    ({ text }) => {
      const name = cleanName(text);
      if (name !== undefined) expect(parseSavedGame(withAt(GAME, NAME, name))).toMatchObject({ kind: 'game' });
    },
  );

  test('whatever is typed can be saved once it is cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 45 }), (typed) => {
        const name = cleanName(typed);
        expect(name === undefined || parseSavedGame(withAt(GAME, NAME, name)).kind === 'game').toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('letters are counted as people count them, up to forty', () => {
    expect(parseSavedGame(withAt(GAME, NAME, '🦊'.repeat(40)))).toMatchObject({ kind: 'game' });
    expect(parseSavedGame(withAt(GAME, NAME, '🦊'.repeat(41)))).toMatchObject({ kind: 'unreadable' });
  });
});

test('the documented form is the one that is checked', async () => {
  expect(readFileSync(new URL(`../../${SCHEMA_FILE}`, import.meta.url), 'utf8')).toBe(await logSchema());
});

test('nothing throws, whatever a value is made of', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), fc.string(), (value, key) => {
      parseSavedGame(value);
      parseSavedGame({ ...GAME, [key]: value });
      parseSavedGame({ ...GAME, events: [value], setup: value });
    }),
    { numRuns: RUNS },
  );
});
