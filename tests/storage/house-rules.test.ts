import { beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { DEFAULT_RULINGS, GUG_RULINGS, RULING_IDS, type Rulings } from '../../src/games/gug/rulings.ts';
import {
  $houseRules,
  $houseRulesTrouble,
  DEFAULT_HOUSE_RULES,
  makeHouseRules,
  openHouseRules,
  parseHouseRules,
  saveHouseRules,
} from '../../src/storage/house-rules.ts';
import {
  HOUSE_PROFILES,
  parseProfiles,
  profileOf,
  readingsIn,
  readProfile,
  writeProfile,
} from '../../src/storage/house-profiles.ts';
import { fakeStorage } from './fake-storage.ts';

const KEY = 'gug:house-rules';
const FORGOTTEN = { rulings: { ...DEFAULT_RULINGS, R1: 'forgotten' as const }, sides: { uxbridge: 'south' as const } };

/** A storage of so many characters, as the browser's behaves. */
function storageOf(room: number, held: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(held));
  const storage = fakeStorage(kept);
  const write = storage.setItem.bind(storage);
  storage.setItem = (key: string, value: string) => {
    const others = [...kept].filter(([name]) => name !== key).reduce((sum, [, text]) => sum + text.length, 0);
    if (others + value.length > room) throw new DOMException('full', 'QuotaExceededError');
    write(key, value);
  };
  return storage;
}

beforeEach(() => {
  $houseRules.set(DEFAULT_HOUSE_RULES);
  $houseRulesTrouble.set(null);
});

describe('as text', () => {
  test('any choice of readings and sides comes back', () => {
    const rulings = fc.record(
      Object.fromEntries(RULING_IDS.map((id) => [id, fc.constantFrom(...GUG_RULINGS[id].options)])),
    ) as unknown as fc.Arbitrary<Rulings>;
    const sides = fc.dictionary(
      fc.constantFrom('uxbridge', 'epping', 'morden'),
      fc.constantFrom('north' as const, 'south' as const),
    );
    fc.assert(
      fc.property(rulings, sides, (chosen, set) => {
        expect(parseHouseRules(makeHouseRules({ rulings: chosen, sides: set }))).toEqual({
          rulings: chosen,
          sides: set,
        });
      }),
    );
  });

  test.each([
    ['', 'nothing'],
    ['null', 'null'],
    ['[]', 'a list'],
    ['0', 'a number'],
    ['{"v":2,"rulings":{},"sides":{}}', 'a later version'],
    ['{"v":1,"rulings":[],"sides":{}}', 'rulings as a list'],
    ['{"v":1,"rulings":{"R1":"sometimes"},"sides":{}}', 'a reading that is none'],
    ['{"v":1,"rulings":{"R99":"remembered"},"sides":{}}', 'a ruling that is none'],
    ['{"v":1,"rulings":{"__proto__":"remembered"},"sides":{}}', 'a key that is no ruling'],
    ['{"v":1,"rulings":{},"sides":{"uxbridge":"west"}}', 'a side that is none'],
    ['{"v":1,"rulings":{}}', 'no sides'],
  ])('%s is refused: %s', (text) => {
    expect(parseHouseRules(text)).toBeUndefined();
  });

  test('no text is ever thrown on', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseHouseRules(text)).not.toThrow();
      }),
    );
  });

  test('a text cut short anywhere is refused', () => {
    const text = makeHouseRules(FORGOTTEN);
    for (let length = 0; length < text.length; length += 1)
      expect(parseHouseRules(text.slice(0, length))).toBeUndefined();
  });
});

describe('over visits', () => {
  test('a choice holds at once, and at the next visit', () => {
    const storage = storageOf(1000);
    saveHouseRules(FORGOTTEN, () => storage);
    expect($houseRules.get()).toEqual(FORGOTTEN);
    openHouseRules(() => storageOf(0));
    expect($houseRules.get()).toEqual(DEFAULT_HOUSE_RULES);
    openHouseRules(() => storage);
    expect($houseRules.get()).toEqual(FORGOTTEN);
    expect($houseRulesTrouble.get()).toBeNull();
  });

  test('what cannot be read is kept aside before anything is written over it', () => {
    const storage = storageOf(1000, { [KEY]: 'broken' });
    openHouseRules(() => storage);
    expect($houseRules.get()).toEqual(DEFAULT_HOUSE_RULES);
    expect($houseRulesTrouble.get()).toEqual({ kind: 'unreadable', text: 'broken' });
    saveHouseRules(FORGOTTEN, () => storage);
    expect(storage.getItem(`${KEY}:unreadable-1`)).toBe('broken');
    expect(parseHouseRules(storage.getItem(KEY) ?? '')).toEqual(FORGOTTEN);
  });

  test('what was kept aside before stays there too', () => {
    const storage = storageOf(1000, { [KEY]: 'broken again', [`${KEY}:unreadable-1`]: 'broken' });
    openHouseRules(() => storage);
    expect([1, 2].map((count) => storage.getItem(`${KEY}:unreadable-${count}`))).toEqual(['broken', 'broken again']);
  });

  test('without room to keep it aside, it is not written over', () => {
    const storage = storageOf(8, { [KEY]: 'broken' });
    openHouseRules(() => storage);
    saveHouseRules(FORGOTTEN, () => storage);
    expect(storage.getItem(KEY)).toBe('broken');
    expect($houseRules.get()).toEqual(FORGOTTEN);
  });

  test('nor once the notice about it was put away; that the choice is not saved is said then', () => {
    const storage = storageOf(60, { [KEY]: 'x'.repeat(60) });
    openHouseRules(() => storage);
    $houseRulesTrouble.set(null);
    saveHouseRules(DEFAULT_HOUSE_RULES, () => storage);
    expect(storage.getItem(KEY)).toBe('x'.repeat(60));
    expect($houseRulesTrouble.get()).toEqual({ kind: 'not-saved' });
  });

  test('what holds already stays as it is when it is read again', () => {
    const storage = storageOf(1000);
    saveHouseRules(FORGOTTEN, () => storage);
    let changes = 0;
    const stop = $houseRules.listen(() => (changes += 1));
    openHouseRules(() => storage);
    expect([changes, $houseRules.get()]).toEqual([0, FORGOTTEN]);
    saveHouseRules(DEFAULT_HOUSE_RULES, () => storageOf(1000));
    openHouseRules(() => storage);
    expect([changes, $houseRules.get()]).toEqual([2, FORGOTTEN]);
    stop();
  });

  test.each<[string, () => Storage]>([
    ['full', () => storageOf(0)],
    ['deaf', () => Object.assign(storageOf(1000), { getItem: () => null, setItem: () => undefined })],
    [
      'forbidden',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
  ])('a storage that is %s: the choice holds, and it is said that it is not saved', (_, storage) => {
    openHouseRules(storage);
    saveHouseRules(FORGOTTEN, storage);
    expect($houseRules.get()).toEqual(FORGOTTEN);
    expect($houseRulesTrouble.get()).toEqual({ kind: 'not-saved' });
    saveHouseRules(DEFAULT_HOUSE_RULES, () => storageOf(1000));
    expect($houseRulesTrouble.get()).toBeNull();
  });
});

describe('house rules with a name', () => {
  const CHOSEN = { ...DEFAULT_RULINGS, R1: 'forgotten', R4: 'dot' } as const;
  const profile = profileOf('gug', 'Blå: mandag, 100 %', GUG_RULINGS, CHOSEN);

  test('are what differs from the defaults, and come back by storage and by link', () => {
    expect(profile.rulings).toEqual({ R1: 'forgotten', R4: 'dot' });
    expect(readProfile(writeProfile(profile))).toEqual(profile);
    expect(parseProfiles(JSON.stringify({ v: 1, profiles: [profile] }))).toEqual([profile]);
    expect(readingsIn(profile, GUG_RULINGS)).toEqual(CHOSEN);
    const none = profileOf('gug', 'None', GUG_RULINGS, DEFAULT_RULINGS);
    expect(readProfile(writeProfile(none))).toEqual(none);
  });

  test('find the default of what this release does not know', () => {
    const later = { ...profile, rulings: { R1: 'sometimes', R999: 'dot', R4: 'dot' } };
    expect(readingsIn(later, GUG_RULINGS)).toEqual({ ...DEFAULT_RULINGS, R4: 'dot' });
  });

  test.each([
    'gug',
    'oslo:R1.forgotten:A',
    'gug:R1:A',
    'gug:R1.forgotten:',
    'gug:R1.forgotten:%E0%A4%A',
    'gug:__proto__.a:A',
    'gug:R1.forgotten.x:A:b',
    `gug:R1.${'a'.repeat(41)}:A`,
  ])('a link that was changed on the way is none: %s', (code) => expect(readProfile(code)).toBeUndefined());

  test('that cannot be read are kept aside before anything is written over them', () => {
    const kept = new Map([['house-rules:profiles', '{"v":1,"profiles":7}']]);
    HOUSE_PROFILES.open(() => fakeStorage(kept));
    expect(HOUSE_PROFILES.$settings.get()).toEqual([]);
    expect(HOUSE_PROFILES.$trouble.get()?.kind).toBe('unreadable');
    expect(kept.get('house-rules:profiles:unreadable-1')).toBe('{"v":1,"profiles":7}');
  });
});
