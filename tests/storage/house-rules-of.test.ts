import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { GABONG_RULINGS } from '../../src/games/gabong/rulings.ts';
import { GOOLS_RULINGS } from '../../src/games/gools/rulings.ts';
import { defaultReadings, type RulingForm } from '../../src/games/shared/ruling.ts';
import { THREE_MAN_RULINGS } from '../../src/games/three-man/clauses.ts';
import { TOURNAMENT_RULINGS } from '../../src/games/tournament/rulings.ts';
import { HOUSE_RULES_OF, makeReadings, parseReadings } from '../../src/storage/house-rules.ts';
import { fakeStorage } from './fake-storage.ts';

const GAMES = [
  ['gools', GOOLS_RULINGS],
  ['three-man', THREE_MAN_RULINGS],
  ['gabong', GABONG_RULINGS],
  ['tournament', TOURNAMENT_RULINGS],
] as const;

/** A storage that holds what it is given. */
const storageOf = (held: Readonly<Record<string, string>> = {}): Storage => fakeStorage(new Map(Object.entries(held)));

const refused = (): Storage => {
  throw new DOMException('no', 'SecurityError');
};

beforeEach(() => {
  for (const [game] of GAMES) HOUSE_RULES_OF[game].open(() => storageOf());
});

describe.each(GAMES)('%s', (game, forms) => {
  test('any choice of readings comes back from its text', () => {
    const readings = fc.record(
      Object.fromEntries(
        Object.entries(forms as Readonly<Record<string, RulingForm<string>>>).map(([id, { options }]) => [
          id,
          fc.constantFrom(...options),
        ]),
      ),
    );
    fc.assert(
      fc.property(readings, (chosen) => {
        expect(parseReadings(forms, makeReadings(forms, chosen as never))).toEqual(chosen);
      }),
    );
  });

  test.each(['', 'null', '[]', '0', '{"v":2,"rulings":{}}', '{"v":1,"rulings":[]}', '{"v":1}'])(
    '%j is not read',
    (text) => {
      expect(parseReadings(forms, text)).toBeUndefined();
    },
  );

  test('no text is ever thrown on', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseReadings(forms, text)).not.toThrow();
      }),
    );
  });

  test('what it does not know finds its default', () => {
    const first = Object.keys(forms)[0]!;
    const text = JSON.stringify({ v: 1, rulings: { [first]: 'sometimes', X99: 'on', toString: 'on' } });
    expect(parseReadings(forms, text)).toEqual(defaultReadings(forms));
  });

  test('without storage the defaults hold, and it is said that nothing is saved', () => {
    const { $settings, $trouble, open, save } = HOUSE_RULES_OF[game];
    open(refused);
    expect($settings.get()).toEqual(defaultReadings(forms));
    save(defaultReadings(forms) as never, refused);
    expect($trouble.get()).toEqual({ kind: 'not-saved' });
  });

  test('what cannot be read is kept aside', () => {
    const storage = storageOf({ [`${game}:house-rules`]: 'broken' });
    HOUSE_RULES_OF[game].open(() => storage);
    expect(storage.getItem(`${game}:house-rules:unreadable-1`)).toBe('broken');
  });
});

test('a choice holds at once and at the next visit, for its own game', () => {
  const storage = storageOf();
  const { $settings, open, save } = HOUSE_RULES_OF.gools;
  save({ ...$settings.get(), G4: 'all' }, () => storage);
  expect($settings.get().G4).toBe('all');
  open(() => storageOf());
  expect($settings.get().G4).toBe('tied');
  open(() => storage);
  expect($settings.get().G4).toBe('all');
  expect(storage.length).toBe(1);
});
