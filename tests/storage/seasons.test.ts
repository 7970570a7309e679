import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playerKey } from '../../src/games/shared/names.ts';
import {
  COMPARED,
  ratingMoves,
  recordOf,
  type SeasonGame,
  seasonTable,
  START,
} from '../../src/logbook/season-table.ts';
import { exportAll } from '../../src/storage/export.ts';
import { $quarantine, forgetQuarantined } from '../../src/storage/games.ts';
import { readImport } from '../../src/storage/import.ts';
import { mergeSeasons, readSeasons, type Season, SEASONS_MOST } from '../../src/storage/season-form.ts';
import { $areSeasonsKept, $seasons, isIn, openSeasons, saySeason, takeSeasons } from '../../src/storage/seasons.ts';
import { fakeStorage } from './fake-storage.ts';

const seat = (name: string, place: number | null) => ({ names: [name] as const, place });
const game = (
  id: string,
  at: number,
  places: SeasonGame['places'],
  kind: SeasonGame['game'] = 'gools',
): SeasonGame => ({
  id,
  game: kind,
  at,
  places,
});

describe('a season', () => {
  const GAMES = [
    game('a', 1, [seat('Kari', 1), seat('Ola', 2)]),
    game('b', 2, [seat('kari', 1), seat('Ola', 2), seat('Per', null)], 'gabong'),
    game('c', 3, [seat('Ola', 1), seat('Kari', 1)]),
    game('d', 4, [seat('Ola', 1), seat('Kari', 2)]),
  ];

  test('counts games, wins and wins in a row, also by game, under the name as it was last written', () => {
    const { rows } = seasonTable(GAMES);
    const kari = rows.find(({ key }) => key === 'kari')!;
    expect(kari).toMatchObject({ name: 'Kari', games: 4, wins: 3, inARow: 3 });
    expect([...kari.by]).toEqual([
      ['gools', { games: 3, wins: 2 }],
      ['gabong', { games: 1, wins: 1 }],
    ]);
    expect(rows.find(({ key }) => key === 'ola')).toMatchObject({ games: 4, wins: 2, inARow: 2 });
    expect(rows.find(({ key }) => key === 'per')).toMatchObject({ games: 1, wins: 0, inARow: 0 });
  });

  test('says who came in before whom; who did not finish is behind all', () => {
    const { meetings } = seasonTable(GAMES);
    expect(meetings.get('kari')!.get('ola')).toEqual({ before: 2, after: 1, level: 1 });
    expect(meetings.get('ola')!.get('kari')).toEqual({ before: 1, after: 2, level: 1 });
    expect(meetings.get('per')!.get('ola')).toEqual({ before: 0, after: 1, level: 0 });
  });

  test('rates by Elo over places: 16 of 32 between equals, nothing for a tie, and less for what was expected', () => {
    expect(
      ratingMoves([
        { rating: START, place: 1 },
        { rating: START, place: 2 },
      ]),
    ).toEqual([16, -16]);
    expect(
      ratingMoves([
        { rating: START, place: 1 },
        { rating: START, place: 1 },
      ]),
    ).toEqual([0, 0]);
    // 400 ahead is expected to come in first ten times of eleven.
    const [favourite] = ratingMoves([
      { rating: 1900, place: 1 },
      { rating: START, place: 2 },
    ]);
    expect(favourite).toBeCloseTo(32 / 11, 10);
    const three = ratingMoves([1, 2, 3].map((place) => ({ rating: START, place })));
    expect(three).toEqual([16, 0, -16]);
  });

  test('takes a team as its players, and one who sat twice as one', () => {
    const team = (names: readonly [string, string], place: number) => ({
      names: [names.join(' + ')] as const,
      players: names,
      place,
    });
    const { rows, meetings } = seasonTable([
      game('t', 1, [team(['Kari', 'Ola'], 1), team(['Per', 'Liv'], 2)], 'gug'),
      game('u', 2, [seat('Kari', 2), seat('Per', 1), seat('Kari', 3)]),
    ]);
    expect(rows.map(({ name, ratings }) => [name, Math.round(ratings.at(-1)!)]).toSorted()).toEqual([
      // Expected to come in first 0.546 times of one, Kari lost.
      ['Kari', 1499],
      ['Liv', 1484],
      ['Ola', 1516],
      ['Per', 1501],
    ]);
    expect(meetings.get('kari')!.has('ola')).toBe(false);
    expect(meetings.get('kari')!.get('per')).toEqual({ before: 1, after: 1, level: 0 });
  });

  test('keeps a record with the game in which it was first reached', () => {
    const figures = [
      { player: 'Kari', value: 7, id: 'b', at: 2 },
      { player: 'Ola', value: 7, id: 'a', at: 1 },
      { player: 'Per', value: 3, id: 'c', at: 0 },
    ];
    expect(recordOf(figures, 'most')).toMatchObject({ player: 'Ola', id: 'a' });
    expect(recordOf(figures, 'least')).toMatchObject({ player: 'Per' });
    expect(recordOf([], 'most')).toBeUndefined();
  });

  const names = ['Kari', 'Ola', 'Per', 'Liv'];
  const some = fc
    .uniqueArray(
      fc.tuple(
        fc.string({ minLength: 1, maxLength: 3 }),
        fc.nat({ max: 5 }),
        fc.shuffledSubarray(names, { minLength: 2 }),
      ),
      {
        selector: ([id]) => id,
        maxLength: 12,
      },
    )
    .chain((all) =>
      fc.tuple(
        ...all.map(([id, at, who]) =>
          fc
            .tuple(...who.map((name) => fc.option(fc.integer({ min: 1, max: 3 })).map((place) => seat(name, place))))
            .map((places) => game(id, at, places)),
        ),
      ),
    );

  test('comes to the same in whatever order its games were found, and what one gains others lose', () => {
    fc.assert(
      fc.property(some, fc.nat(), (games, turn) => {
        const other = [
          ...games.slice(turn % (games.length + 1)),
          ...games.slice(0, turn % (games.length + 1)),
        ].toReversed();
        const table = seasonTable(games);
        expect(seasonTable(other)).toEqual(table);
        const sum = table.rows.reduce((total, { ratings }) => total + ratings.at(-1)! - START, 0);
        expect(sum).toBeCloseTo(0, 6);
        for (const { key, games: count, ratings } of table.rows) {
          expect(count).toBe(
            games.filter(({ places }) => places.some(({ names: [name] }) => playerKey(name) === key)).length,
          );
          expect(ratings).toHaveLength(count + 1);
        }
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});

test('F62: of a thousand people the first hundred are compared two by two, and all are in the table', () => {
  const crowd = Array.from({ length: 1_000 }, (_, at) => seat(`P${at}`, at + 1));
  const { rows, meetings } = seasonTable([game('a', 1, crowd), game('b', 2, crowd.slice(0, 3))]);
  expect(rows).toHaveLength(1_000);
  const first = rows.slice(0, COMPARED).map(({ key }) => key);
  expect(new Set(meetings.keys())).toEqual(new Set(first));
  for (const met of meetings.values()) expect(met.size).toBe(COMPARED - 1);
  expect(meetings.get('p0')!.get('p1')).toEqual({ before: 2, after: 0, level: 0 });
});

describe('the seasons of two phones', () => {
  const season = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    at: fc.nat({ max: 3 }),
    name: fc.constantFrom('Autumn', 'Spring'),
    from: fc.constantFrom('', '2026-09-01'),
    to: fc.constantFrom('', '2026-12-31'),
    game: fc.constantFrom('', 'gug'),
  });
  const phone = fc.array(
    fc.oneof(
      season,
      season.map((one) => ({ ...one, isGone: true as const })),
    ),
    { maxLength: 5 },
  );

  test('are the same in whatever order they come together, however often', () => {
    fc.assert(
      fc.property(phone, phone, phone, (a, b, c) => {
        const all = mergeSeasons(mergeSeasons(a, b), c);
        expect(mergeSeasons(c, mergeSeasons(b, a))).toEqual(all);
        expect(mergeSeasons(all, all)).toEqual(all);
        expect(mergeSeasons(all, b)).toEqual(all);
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  const AUTUMN: Season = { id: 'autumn', at: 5, name: 'Autumn', from: '2026-09-01', to: '', game: '' };
  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage());
    $seasons.set([]);
  });

  test('are kept, changed and forgotten, and a later word holds whichever clock is ahead', () => {
    const id = saySeason({ name: 'Spring', from: '', to: '', game: 'gug' })!;
    takeSeasons([{ id, at: 9e12, name: 'Spring 2027', from: '', to: '', game: 'gug' }]);
    saySeason({ id, name: 'Spring 27', from: '', to: '', game: 'gug' });
    $seasons.set([]);
    openSeasons();
    expect($seasons.get()).toMatchObject([{ id, at: 9e12 + 1, name: 'Spring 27' }]);
    saySeason({ ...$seasons.get()[0]!, isGone: true });
    takeSeasons([{ id, at: 9e12, name: 'Spring 2027', from: '', to: '', game: 'gug' }]);
    expect($seasons.get()).toMatchObject([{ isGone: true }]);
  });

  test('F54: a file full of seasons takes none of this phone’s away, and the last word stays here', () => {
    const said = { from: '', to: '', game: '' };
    const own = saySeason({ ...said, name: 'Spring' })!;
    const gone = saySeason({ ...said, name: 'Winter' })!;
    saySeason({ ...said, id: gone, name: 'Winter', isGone: true });
    const flood = (at: number, from = 0) =>
      Array.from({ length: 200 }, (_, index) => ({ ...said, id: `-${from + index}`, at, name: `${index}` }));
    takeSeasons(flood(8.64e15));
    takeSeasons(flood(8.64e15, 200));
    const ids = () => new Set($seasons.get().map(({ id }) => id));
    expect([ids().has(own), ids().has(gone)]).toEqual([true, true]);
    // There is room for another, and each that came can be changed and forgotten.
    const next = saySeason({ ...said, name: 'Summer' })!;
    expect([ids().has(next), ids().has(own)]).toEqual([true, true]);
    const theirs = $seasons.get().find(({ id }) => id.startsWith('-'))!;
    saySeason({ ...theirs, name: '!', isGone: true });
    takeSeasons(flood(8.64e15));
    expect($seasons.get().find(({ id }) => id === theirs.id)).toMatchObject({ name: '!', isGone: true });
    openSeasons();
    expect(readSeasons($seasons.get())).toEqual($seasons.get());
  });

  describe('F61: for which there is no room', () => {
    const said = { from: '', to: '', game: '' };
    const theirs = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...AUTUMN, id: `-${at}`, name: `${at}` }));
    const names = () => $seasons.get().map(({ name }) => name);
    const setAside = () => [...$quarantine.get()].filter(({ from }) => from === 'seasons').map(({ text }) => text);
    beforeEach(() => {
      for (const { key } of $quarantine.get()) forgetQuarantined(key);
    });

    test('are set aside as a file that can be brought in again, and counted', () => {
      expect(takeSeasons(theirs(151))).toBe(1);
      const left = theirs(151).filter(({ name }) => !names().includes(name));
      expect(left).toHaveLength(1);
      expect(setAside().map((text) => readImport(text, new Map()))).toEqual([{ ok: true, found: [], seasons: left }]);
      // Brought in once more, they are kept once.
      expect(takeSeasons(theirs(151))).toBe(1);
      expect(setAside()).toHaveLength(1);
      expect(takeSeasons(theirs(10))).toBe(0);
    });

    test('are not made, and take no other away', () => {
      takeSeasons(theirs(150));
      const own = Array.from({ length: SEASONS_MOST - 150 }, (_, at) => saySeason({ ...said, name: `own ${at}` }));
      expect(own).not.toContain(undefined);
      const before = $seasons.get();
      expect(saySeason({ ...said, name: 'one too many' })).toBeUndefined();
      expect($seasons.get()).toEqual(before);
      expect(saySeason({ ...said, id: own[0]!, name: 'another name' })).toBe(own[0]);
      // Where one is forgotten there is room.
      saySeason({ ...said, id: own[0]!, name: 'another name', isGone: true });
      expect(saySeason({ ...said, name: 'one more' })).toBeTypeOf('string');
      expect(names()).toContain('one more');
      expect(setAside()).toEqual([]);
    });

    test('of a file are read all the same, and those that cannot be read are counted', () => {
      const many = theirs(1_200);
      const bad = { ...AUTUMN, from: 'yesterday' };
      const text = exportAll([], [bad, ...many])[0]!;
      expect(readImport(text, new Map())).toEqual({
        ok: true,
        found: [],
        seasons: many.slice(0, 999),
        unreadSeasons: 202,
      });
      expect(readImport(text.replace(/"seasons":\[.*?\]/, '"seasons":7'), new Map())).toEqual({
        ok: true,
        found: [],
        unreadSeasons: 1,
      });
    });

    test('and those of a storage that cannot be read are set aside before it is written', () => {
      const text = '[{"id":"autumn","of":"a later build"}]';
      localStorage.setItem('seasons', text);
      saySeason({ ...said, name: 'Spring' });
      expect(names()).toEqual(['Spring']);
      expect(setAside()).toEqual([text]);
    });

    test('once, and once deleted there do not come back', () => {
      localStorage.setItem('seasons', 'no seasons');
      openSeasons();
      expect([setAside(), localStorage.getItem('seasons')]).toEqual([['no seasons'], null]);
      for (const { key } of $quarantine.get()) forgetQuarantined(key);
      openSeasons();
      expect(setAside()).toEqual([]);
    });

    test('nor are they written over where they cannot be set aside', () => {
      const storage = fakeStorage(new Map([['seasons', 'no seasons either']]));
      vi.stubGlobal('localStorage', storage);
      storage.before = (operation, key) => {
        if (operation === 'set' && key.startsWith('aside:')) throw new DOMException('', 'QuotaExceededError');
      };
      saySeason({ ...said, name: 'Spring' });
      expect(storage.texts.get('seasons')).toBe('no seasons either');
      expect([names(), $areSeasonsKept.get()]).toEqual([['Spring'], false]);
    });

    test('one that is changed is not the one that goes, where two tabs know too many', () => {
      takeSeasons(theirs(150));
      const own = Array.from({ length: SEASONS_MOST - 150 }, (_, at) => saySeason({ ...said, name: `own ${at}` })!);
      const last = own.toSorted().at(-1)!;
      // What the other tab has said meanwhile.
      const kept = JSON.parse(localStorage.getItem('seasons')!) as Season[];
      localStorage.setItem('seasons', JSON.stringify([...kept.slice(1), { ...AUTUMN, id: '--', name: 'theirs' }]));
      expect(saySeason({ ...said, id: last, name: 'changed' })).toBe(last);
      expect(names()).toContain('changed');
    });
  });

  test('go along in the file of all games, and one that is of no such form is left out', () => {
    const [file] = exportAll([], [AUTUMN]);
    expect(readImport(file!, new Map())).toEqual({ ok: true, found: [], seasons: [AUTUMN] });
    expect(readImport(exportAll([])[0]!, new Map())).toEqual({ ok: true, found: [] });
    const hostile = file!.replace('"2026-09-01"', '"yesterday"');
    expect(readImport(hostile, new Map())).toEqual({ ok: true, found: [], unreadSeasons: 1 });
    for (const value of [null, 1, 'x', {}, [1], [{ ...AUTUMN, more: 1 }], [{ ...AUTUMN, at: -1 }]])
      expect(readSeasons(value)).toBeUndefined();
  });

  test.each(['full', 'deaf'] as const)('that a %s browser does not keep are said to be lost with the page', (is) => {
    const said = { from: '', to: '', game: '' };
    const storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    saySeason({ ...said, name: 'Spring' });
    expect($areSeasonsKept.get()).toBe(true);
    storage.isDeaf = is === 'deaf';
    storage.before = (operation) => {
      if (operation === 'set' && is === 'full') throw new DOMException('', 'QuotaExceededError');
    };
    const id = saySeason({ ...said, name: 'Summer' })!;
    expect($areSeasonsKept.get()).toBe(false);
    // They go along in a file all the same.
    openSeasons();
    expect($seasons.get().map((season) => season.id)).toContain(id);
    [storage.isDeaf, storage.before] = [false, () => undefined];
    saySeason({ ...said, id, name: 'Summer 2026' });
    expect($areSeasonsKept.get()).toBe(true);
  });

  test.each(['$&', '$`', "$'", '$$', '$1', '","games":['])(
    'leave in that file with the name that they have: %s',
    (name) => {
      const season = { ...AUTUMN, name };
      expect(readImport(exportAll([], [season])[0]!, new Map())).toEqual({ ok: true, found: [], seasons: [season] });
    },
  );

  test('count the games of their days and of their game', () => {
    expect(isIn(AUTUMN, 'gug', '2026-09-01')).toBe(true);
    expect(isIn(AUTUMN, 'gug', '2026-08-31')).toBe(false);
    expect(isIn({ ...AUTUMN, to: '2026-09-30' }, 'gug', '2026-10-01')).toBe(false);
    expect(isIn({ ...AUTUMN, game: 'gools' }, 'gug', '2026-09-02')).toBe(false);
  });
});
