import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $limits,
  type Drinker,
  isMost,
  LIMIT_MOST,
  limitOf,
  openLimits,
  setLimit,
  tellLimit,
} from '../../src/storage/limits.ts';
import { fakeStorage } from './fake-storage.ts';

const kari: Drinker = { game: 'a1', seat: 0, player: 0 };
const ola: Drinker = { game: 'a1', seat: 0, player: 1 };
const kept = () => localStorage.getItem('limits');
const of = (who: Drinker) => limitOf($limits.get(), who);

describe('a limit of one’s own', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage());
    openLimits();
  });

  test('nobody has one until they ask, and it is there at the next visit', () => {
    expect([of(kari), kept()]).toEqual([undefined, null]);
    setLimit(kari, 12);
    $limits.set({});
    openLimits();
    expect([of(kari), of(ola), of({ ...kari, game: 'b2' })]).toEqual([
      { most: 12, isSaid: false },
      undefined,
      undefined,
    ]);
    setLimit(kari, undefined);
    expect([of(kari), kept()]).toEqual([undefined, null]);
  });

  test('F51: a newcomer’s is by the line with which they came, wherever their seat has moved', () => {
    const anna: Drinker = { game: 'a1', seat: 3, line: 'k3x9-1', player: 0 };
    setLimit(anna, 5);
    expect(of({ ...anna, seat: 4 })).toEqual({ most: 5, isSaid: false });
    expect(of({ ...anna, line: 'p8m2-1' })).toBeUndefined();
    setLimit(anna, undefined);
  });

  test('what was read is not said again, unless another limit is asked for', () => {
    tellLimit(kari);
    expect(kept()).toBeNull();
    setLimit(kari, 12);
    setLimit(ola, 3);
    tellLimit(kari);
    openLimits();
    expect([of(kari), of(ola)]).toEqual([
      { most: 12, isSaid: true },
      { most: 3, isSaid: false },
    ]);
    setLimit(kari, 20);
    expect(of(kari)).toEqual({ most: 20, isSaid: false });
  });

  test.each([1, LIMIT_MOST])('%i is a limit', (most) => expect(isMost(most)).toBe(true));
  test.each([0, -1, 1.5, LIMIT_MOST + 1, Number.NaN, Infinity, '3', null, undefined])('%s is none', (most) =>
    expect(isMost(most)).toBe(false),
  );

  test.each(['[]', '3', 'x', '{"a 0.0":{"most":0,"isSaid":false}}', '{"a 0.0":{"most":3}}', '{"a 0.0":null}'])(
    'what is not of the form is none: %s',
    (text) => {
      localStorage.setItem('limits', text);
      openLimits();
      expect($limits.get()).toEqual({});
    },
  );

  test('no more are kept than anybody plays by: the oldest go first', () => {
    for (let seat = 0; seat < 100; seat += 1) setLimit({ game: 'a1', seat, player: 0 }, 5);
    expect(Object.keys($limits.get())).toHaveLength(60);
    expect(of({ game: 'a1', seat: 99, player: 0 })).toBeDefined();
    expect(of(kari)).toBeUndefined();
  });

  test('a name of the language itself is nobody’s', () => {
    expect(limitOf({}, { game: '__proto__', seat: 0, player: 0 })).toBeUndefined();
  });
});
