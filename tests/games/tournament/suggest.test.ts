import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFormat } from '../../../src/games/tournament/check-format.ts';
import { parseFormat } from '../../../src/games/tournament/parse-format.ts';
import { type FormatWishes, type Suggested, suggestFormats } from '../../../src/games/tournament/suggest.ts';
import { bruteFormats, type BruteFormat, bruteRank } from './brute-formats.ts';

const ANY: FormatWishes = {
  players: 8,
  sizes: [3, 4, 5],
  least: 1,
  most: 4,
  routes: 'any',
  hours: null,
  pace: { minutesAGame: 90, sideBySide: 2 },
};
const wish = (over: Partial<FormatWishes>): FormatWishes => ({ ...ANY, ...over });

function codesFor(over: Partial<FormatWishes>): readonly string[] {
  const suggested = suggestFormats(wish(over));
  return suggested.ok ? suggested.suggestions.map(({ code }) => code) : [];
}

test.each([
  { clause: '18.1 the standard is the first', code: '2H4/1F2R-1R4/2F-F4', players: 8, place: 0 },
  { clause: '18.1 Roskilde 2003 is among the first', code: '3H3/2SF-2SF3/1F2R-1R4/2F-F4', players: 9, place: 3 },
])('$clause for $players players with two routes: $code', ({ code, players, place }) => {
  expect(codesFor({ players, routes: 2 })[place]).toBe(code);
});

test.each([
  { players: 8, over: { routes: 1 }, code: '2H4/2F-F4' },
  { players: 8, over: { least: 2, routes: 1 }, code: '4H4@8/4F-F4' },
  { players: 8, over: { least: 3, routes: 1 }, code: '6H4@8/4F-F4' },
  { players: 7, over: { sizes: [3], routes: 1 }, code: '7H3@7/3F-F3' },
  { players: 16, over: { routes: 1 }, code: '4H4/1F-F4' },
  { players: 48, over: { routes: 1, sizes: [3, 4] }, code: '12H4/1SF-3SF4/1F-F3' },
  { players: 3, over: {}, code: '1H3/3F-F3' },
] as const)('the first for $players players and $over is $code', ({ players, over, code }) => {
  expect(codesFor({ players, ...over })[0]).toBe(code);
});

test('the day is as long as its rounds, one after the other', () => {
  const dayFor = (players: number, sideBySide: number, code: string) => {
    const suggested = suggestFormats(wish({ players, routes: 2, pace: { minutesAGame: 80, sideBySide } }));
    return suggested.ok && suggested.suggestions.find((suggestion) => suggestion.code === code)?.day;
  };
  expect(dayFor(8, 1, '2H4/1F2R-1R4/2F-F4')).toEqual({ rounds: 4, minutes: 320 });
  expect(dayFor(8, 2, '2H4/1F2R-1R4/2F-F4')).toEqual({ rounds: 3, minutes: 240 });
  // Eight fill two games at a time, however many could be played.
  expect(dayFor(8, 9, '4H4@8/2F4R-1R4/2F-F4')).toEqual({ rounds: 4, minutes: 320 });
  expect(dayFor(9, 2, '3H3/2SF-2SF3/1F2R-1R4/2F-F4')).toEqual({ rounds: 5, minutes: 400 });
});

const READINGS = ['layer', 'game'] as const;

const wishes = fc.record({
  players: fc.integer({ min: 3, max: 48 }),
  sizes: fc.subarray([3, 4, 5], { minLength: 1 }),
  least: fc.integer({ min: 0, max: 4 }),
  most: fc.integer({ min: 1, max: 7 }),
  routes: fc.constantFrom(1 as const, 2 as const, 'any' as const),
  hours: fc.option(fc.integer({ min: 1, max: 30 })),
  pace: fc.record({ minutesAGame: fc.integer({ min: 5, max: 120 }), sideBySide: fc.integer({ min: 1, max: 12 }) }),
});

/** Whether a suggestion is of the wishes that are not given up. */
function meets(
  { code, plan, day }: Extract<Suggested, { ok: true }>['suggestions'][number],
  { players, sizes, least, most, routes, hours }: FormatWishes,
  giveUp: readonly string[],
): boolean {
  const numbers = [...code.matchAll(/(?:^|-)\d*[A-Z]+(\d+)/g)].map(([, size]) => Number(size));
  return (
    plan.players === players &&
    (giveUp.includes('sizes') || numbers.every((size) => sizes.includes(size))) &&
    (giveUp.includes('least') || plan.gamesEach.least >= least) &&
    (giveUp.includes('most') || plan.gamesEach.most <= most) &&
    (giveUp.includes('routes') || routes === 'any' || plan.routes === routes) &&
    (giveUp.includes('hours') || hours === null || day.minutes <= hours * 60)
  );
}

test('every suggestion can be played and meets the wishes; where none does, something given up helps', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(wishes, fc.constantFrom(...READINGS), (wanted, reading) => {
      const suggested = suggestFormats(wanted, reading);
      seen.add(suggested.ok);
      // A phone does as much between two pictures.
      expect(suggested.tried).toBeLessThan(25_000);
      if (suggested.ok) {
        expect(suggested.suggestions.length).toBeGreaterThan(0);
        expect(suggested.suggestions.length).toBeLessThanOrEqual(40);
        for (const suggestion of suggested.suggestions) {
          expect(checkFormat(suggestion.format, reading)).toBeUndefined();
          expect(parseFormat(suggestion.code, reading)).toEqual({ ok: true, format: suggestion.format });
          expect(meets(suggestion, wanted, []), suggestion.code).toBe(true);
        }
        return;
      }
      if (suggested.why !== 'nothing-meets-all') {
        expect({ reading, ...suggested }).toMatchObject({ reading: 'game', why: 'no-format' });
        return;
      }
      expect(suggested.waysOut.length).toBeGreaterThan(0);
      for (const { giveUp, instead } of suggested.waysOut) {
        expect(checkFormat(instead.format, reading)).toBeUndefined();
        expect(meets(instead, wanted, giveUp), instead.code).toBe(true);
        // None of them is given up for nothing.
        for (const kept of giveUp) {
          const others = giveUp.filter((wish) => wish !== kept);
          expect(meets(instead, wanted, others), `${instead.code} but ${kept}`).toBe(false);
        }
      }
    }),
    { numRuns: 120 },
  );
  expect(seen).toEqual(new Set([true, false]));
});

test('the search puts together what can still become a format, and little else', () => {
  // By the kinds on the way to the final, reckoned by hand: 29 without any, and by R 36, SF 48, SF-R 8, R-SF 14, R-SF-R 14.
  expect(suggestFormats(wish({ players: 3, sizes: [3] })).tried).toBe(149);
  expect(suggestFormats(wish({ players: 48 })).tried).toBeLessThan(8_000);
});

test.each([
  {
    say: 'games no more than are asked for at least',
    over: { least: 3, most: 2 },
    waysOut: ['least: 2H4/2F-F4', 'most: 6H4@8/4F-F4'],
  },
  { say: 'a day too short for a heat and a final', over: { hours: 1 }, waysOut: ['hours: 2H4/2F-F4'] },
  { say: 'a day of no hours', over: { hours: 0 }, waysOut: ['hours: 2H4/2F-F4'] },
  {
    say: 'ten in threes, in three games and two routes',
    over: { players: 10, sizes: [3], routes: 2, most: 3 },
    waysOut: ['sizes: 2H5/1F4R-2R4/1F-F4', 'most: 10H3@10/2F3R-1R3/1F-F3'],
  },
  {
    say: 'thirteen in two games and two hours',
    over: { players: 13, most: 2, hours: 2 },
    waysOut: ['most and hours: 13H3@13/3F-F3'],
  },
] as const)('$say: what has to be given up, and the best that is nearest then', ({ over, waysOut }) => {
  const suggested = suggestFormats(wish(over));
  const ways = !suggested.ok && suggested.why === 'nothing-meets-all' && suggested.waysOut;
  expect(ways && ways.map(({ giveUp, instead }) => `${giveUp.join(' and ')}: ${instead.code}`)).toEqual(waysOut);
});

test('R24: by default the moves of a rotated layer count over the layer', () => {
  const rotated = wish({ least: 2, routes: 1 });
  expect(suggestFormats(rotated)).toEqual(suggestFormats(rotated, 'layer'));
});

test.each([
  { wish: 'players', over: { players: 2 } },
  { wish: 'players', over: { players: 49 } },
  { wish: 'players', over: { players: 8.5 } },
  { wish: 'sizes', over: { sizes: [] } },
  { wish: 'sizes', over: { sizes: [4, 6] } },
  { wish: 'least', over: { least: -1 } },
  { wish: 'most', over: { most: Number.NaN } },
  { wish: 'routes', over: { routes: 3 as 2 } },
  { wish: 'hours', over: { hours: Number.NaN } },
  { wish: 'hours', over: { hours: -1 } },
  { wish: 'pace', over: { pace: { minutesAGame: 90, sideBySide: 0 } } },
  { wish: 'pace', over: { pace: { minutesAGame: 0, sideBySide: 1 } } },
])('$over is no wish', ({ wish: odd, over }) => {
  expect(suggestFormats(wish(over))).toEqual({ ok: false, why: 'no-such-wish', wish: odd, tried: 0 });
});

/** The kinds of a code, and which of them is rotated. */
const shapeOf = ({ code }: BruteFormat): string => code.replaceAll(/\d|\/[^-]*/g, '');

test.each(READINGS)('R24 %s: the search finds what a brute force finds, the best three of each shape', (reading) => {
  const seen: number[] = [];
  for (const players of [3, 4, 5, 6, 7, 8, 9, 10]) {
    const all = bruteFormats(players, 4, reading);
    for (const routes of [1, 2, 'any'] as const) {
      for (const least of [1, 2, 3]) {
        const fit = all.filter(
          (format: BruteFormat) =>
            format.least >= least && format.most <= 4 && (routes === 'any' || format.routes === routes),
        );
        const ranked = fit.toSorted((one, other) => (bruteRank(one) < bruteRank(other) ? -1 : 1));
        const shapes = ranked.map(shapeOf);
        const best = ranked.filter((_, at) => shapes.slice(0, at).filter((shape) => shape === shapes[at]).length < 3);
        const suggested = suggestFormats(wish({ players, least, routes }), reading);
        expect(suggested.ok ? suggested.found : 0).toBe(fit.length);
        const listed = suggested.ok ? suggested.suggestions : [];
        expect(listed.map(({ code }) => code)).toEqual(best.map(({ code }) => code));
        seen.push(fit.length);
      }
    }
  }
  expect(Math.max(...seen)).toBeGreaterThan(20);
});
