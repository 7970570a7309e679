import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFormat } from '../../../src/games/tournament/check-format.ts';
import type { Format } from '../../../src/games/tournament/format.ts';
import { type FormatPlan, planFormat } from '../../../src/games/tournament/format-plan.ts';
import { parseFormat } from '../../../src/games/tournament/parse-format.ts';
import { formats } from './formats.ts';
import { GOOD_CODES } from './good-codes.ts';

function planOf(code: string, reading?: 'game'): FormatPlan {
  const parsed = parseFormat(code, reading);
  if (!parsed.ok) throw new Error(`${code}: ${parsed.why}`);
  return planFormat(parsed.format, reading);
}

test.each(GOOD_CODES)(
  '$clause: $code has $players players and $games games',
  ({ code, players, games, each, routes }) => {
    const [least, most] = each;
    expect(planOf(code)).toMatchObject({ players, games, gamesEach: { least, most }, routes });
  },
);

test('the standard, place by place (18.1)', () => {
  expect(planOf('2H4/1F2R-1R4/2F-F4').layers).toEqual([
    {
      kind: 'H',
      games: 2,
      size: 4,
      players: 8,
      gamesEach: 1,
      placesOf: 'game',
      ways: [
        { places: { first: 1, last: 1 }, to: 2, players: 2 },
        { places: { first: 2, last: 3 }, to: 1, players: 4 },
        { places: { first: 4, last: 4 }, to: 'out', players: 2 },
      ],
    },
    {
      kind: 'R',
      games: 1,
      size: 4,
      players: 4,
      gamesEach: 1,
      placesOf: 'game',
      ways: [
        { places: { first: 1, last: 2 }, to: 2, players: 2 },
        { places: { first: 3, last: 4 }, to: 'out', players: 2 },
      ],
    },
    {
      kind: 'F',
      games: 1,
      size: 4,
      players: 4,
      gamesEach: 1,
      placesOf: 'game',
      ways: [{ places: { first: 1, last: 4 }, to: 'out', players: 4 }],
    },
  ]);
});

test('Roskilde, by who goes where (18.1)', () => {
  const [heats, semiFinals] = planOf('3H3/2SF-2SF3/1F2R-1R4/2F-F4').layers;
  expect(heats!.ways.map(({ to, players }) => [to, players])).toEqual([
    [1, 6],
    ['out', 3],
  ]);
  expect(semiFinals!.ways.map(({ to, players }) => [to, players])).toEqual([
    [3, 2],
    [2, 4],
  ]);
});

test('places of a rotated layer are those of the whole layer (R24)', () => {
  expect(planOf('6H4@8/4F-F4').layers[0]).toEqual({
    kind: 'H',
    games: 6,
    size: 4,
    players: 8,
    gamesEach: 3,
    placesOf: 'layer',
    ways: [
      { places: { first: 1, last: 4 }, to: 1, players: 4 },
      { places: { first: 5, last: 8 }, to: 'out', players: 4 },
    ],
  });
});

test('nobody is out where each game sends on and all have gone (R24 game)', () => {
  const { layers, gamesEach } = planOf('3H4@6/1F1R-1R3/1F-F4', 'game');
  expect(layers[0]!.ways).toEqual([
    { places: { first: 1, last: 1 }, to: 2, players: 3 },
    { places: { first: 2, last: 2 }, to: 1, players: 3 },
  ]);
  expect(gamesEach).toEqual({ least: 3, most: 4 });
});

/**
 * Plays a tournament: every player's games, or nothing where a seat or a player is left over.
 * Players finish as they came, but the first of them, who in every layer comes to the place given here, from 0.
 */
function playOut(
  format: Format,
  star: readonly number[] = [],
): { readonly games: number; readonly each: readonly number[] } | undefined {
  const first = format[0]!;
  const all = Array.from({ length: first.rotated ?? first.games * first.size }, () => ({ games: 0 }));
  const waiting = format.map((_, index) => (index === 0 ? [...all] : []));
  let games = 0;
  for (const [index, layer] of format.entries()) {
    const here = waiting[index]!;
    const tables: (typeof all)[] = [];
    for (let game = 0; game < layer.games; game += 1) {
      const seats = Array.from({ length: layer.size }, (_, seat) => game * layer.size + seat);
      const table = seats.flatMap((seat) => here[layer.rotated === null ? seat : seat % here.length] ?? []);
      if (new Set(table).size < layer.size) return undefined;
      table.forEach((player) => (player.games += 1));
      tables.push(table);
      games += 1;
    }
    if (layer.rotated === null && here.length > layer.games * layer.size) return undefined;
    for (const ranked of layer.rotated === null ? tables : [here]) {
      const left = ranked.filter((player) => player !== all[0]);
      if (left.length < ranked.length) left.splice(star[index] ?? 0, 0, all[0]!);
      for (const { count, to } of layer.onward) {
        const target = format.findIndex(({ kind }, later) => later > index && kind === to);
        if (target < 0 || count > left.length) return undefined;
        waiting[target]!.push(...left.splice(0, count));
      }
    }
  }
  return { games, each: all.map((player) => player.games) };
}

/** For every layer a place to come to: the best, and the best that one more piece of its moves does not reach. */
const stars = (format: Format): readonly (readonly number[])[] =>
  format.reduce<readonly (readonly number[])[]>(
    (found, { onward }) => {
      const places = [
        0,
        ...onward.map((_, index) => onward.slice(0, index + 1).reduce((sum, { count }) => sum + count, 0)),
      ];
      return found.flatMap((star) => places.map((place) => [...star, place]));
    },
    [[]],
  );

test('tournaments played out are as they were planned, and a player can come to the least and to the most games', () => {
  fc.assert(
    fc.property(formats, (format) => {
      expect(checkFormat(format, 'layer')).toBeUndefined();
      const { players, games, gamesEach, layers } = planFormat(format);
      const played = stars(format).map((star) => playOut(format, star)!);
      const each = new Set(played.flatMap((tournament) => tournament.each));
      expect([Math.min(...each), Math.max(...each)]).toEqual([gamesEach.least, gamesEach.most]);
      expect(new Set(played.map((tournament) => tournament.games))).toEqual(new Set([games]));
      expect(played[0]!.each).toHaveLength(players);
      for (const layer of layers) {
        expect(layer.ways.reduce((sum, way) => sum + way.players, 0)).toBe(layer.players);
      }
    }),
    { numRuns: 100 },
  );
});

test('of all small formats of heats, a repêchage and a final, those that play out have no fault', () => {
  const sizes = [2, 3, 4];
  const counts = [1, 2];
  const all = [1, 2, 3].flatMap((heats) =>
    sizes.flatMap((heat) =>
      counts.flatMap((direct) =>
        counts.flatMap((second) =>
          sizes.flatMap((repechage) =>
            counts.flatMap((through) =>
              [3, 4, 5, 6].map((final): Format => {
                const onward = [
                  { count: direct, to: 'F' },
                  { count: second, to: 'R' },
                ] as const;
                return [
                  { kind: 'H', games: heats, size: heat, rotated: null, onward },
                  { kind: 'R', games: 1, size: repechage, rotated: null, onward: [{ count: through, to: 'F' }] },
                  { kind: 'F', games: 1, size: final, rotated: null, onward: [] },
                ];
              }),
            ),
          ),
        ),
      ),
    ),
  );
  const playable = all.filter((format) => playOut(format) !== undefined);
  expect(all.filter((format) => checkFormat(format, 'layer') === undefined)).toEqual(playable);
  expect(playable.length).toBeGreaterThan(5);
});

test('a format from elsewhere without layers has a fault', () => {
  expect(checkFormat([], 'layer')).toEqual({ fault: { why: 'no-layers' }, layer: 0, part: 'layer' });
});

test.each([Number.NaN, 1.5, -1, Infinity])('a format from elsewhere with %d games has a fault', (games) => {
  const format = (['H', 'F'] as const).map((kind) => ({ kind, games, size: 4, rotated: null, onward: [] }));
  expect(checkFormat(format, 'layer')).toMatchObject({
    fault: { why: 'number-out-of-range', of: 'games' },
    part: 'games',
  });
});
