import fc from 'fast-check';
import type { Board } from '../../../src/games/gug/board.ts';
import { hopsOf } from '../../../src/games/gug/hops.ts';
import { type Drop, NO_WORKS, type Step, type Works } from '../../../src/games/gug/position.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { LINK_PARTS, type Situation } from '../../../src/games/gug/situation.ts';
import { BOARDS, LONDON_2025 } from './ask.ts';

export const anyBoard: fc.Arbitrary<Board> = fc.constantFrom(...BOARDS.values());

/** Any step that names a line and a station, neighbours or not, and steps by railways that may not be used. */
export function stepsOn(board: Board): fc.Arbitrary<Step> {
  const stations = [...board.stations.keys()];
  const foreign = [...board.others.values()].flatMap(({ id, railways }) => railways.map((line) => ({ line, to: id })));
  const own = fc.record({ line: fc.constantFrom(...board.lines.keys()), to: fc.constantFrom(...stations) });
  return fc.oneof<fc.Arbitrary<Step>[]>(own, fc.constantFrom(...foreign));
}

export function dropsOn(board: Board): fc.Arbitrary<Drop> {
  const calls = [...board.lines.values()].flatMap(({ id, stations }) =>
    stations.map((station) => ({ station, line: id })),
  );
  return fc.constantFrom(...calls);
}

export function worksOn(board: Board): fc.Arbitrary<Works> {
  const stretches = [...board.lines.values()].flatMap((line) => line.stretches.map(({ a, b }) => [a, b] as const));
  return fc.record({
    stations: fc.uniqueArray(fc.constantFrom(...board.stations.keys()), { maxLength: 4 }),
    stretches: fc.array(fc.constantFrom(...stretches), { maxLength: 3 }),
  });
}

/** Situations of real ids, in each of which somebody stands somewhere. */
export const anySituation: fc.Arbitrary<Situation> = anyBoard.chain((board) => {
  const ride = fc.constantFrom(...hopsOf(board, DEFAULT_RULINGS, NO_WORKS));
  const die = fc.integer({ min: 1, max: 6 });
  return fc
    .record({
      ride,
      isFresh: fc.boolean(),
      drops: fc.array(dropsOn(board), { maxLength: 12 }),
      touched: fc.boolean(),
      leicester: fc.nat({ max: 99 }),
      dice: fc.array(die, { maxLength: 2 }),
      route: fc.array(stepsOn(board), { maxLength: 14 }),
      works: worksOn(board),
    })
    .map(({ ride: { from, line, to }, isFresh, drops, touched, leicester, dice, route, works }) => ({
      board: board.id,
      position: { at: to, came: isFresh ? null : { from, by: line }, drops, touched, leicester },
      dice,
      route,
      works,
    }));
});

const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e9',
  '0x10',
  ' 1',
  '%00',
  '\0',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '<script>',
  '../..',
  '~',
  ':',
  ',',
  '::',
  ',,,',
  '~~',
  'victoria:',
  ':victoria',
  'victoria:victoria:victoria',
  '__proto__:__proto__',
  'constructor:constructor',
  'victoria~',
  '~victoria',
  'a'.repeat(10_000),
  ','.repeat(10_000),
  'victoria:pimlico,'.repeat(600),
];
const KNOWN = ['victoria', 'victoria:pimlico', 'victoria:brixton', 'pimlico~victoria', 'london-2003', '1', '6', '0'];

const anyValue = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.constantFrom(...KNOWN),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...HOSTILE, ...KNOWN), { maxLength: 4 }).map((words) => words.join()),
  fc.constantFrom(...LONDON_2025.stations.keys()),
  fc.constantFrom(...LONDON_2025.lines.keys()),
);
const anyKey = fc.oneof({ weight: 9, arbitrary: fc.constantFrom<string>(...LINK_PARTS) }, fc.constantFrom(...HOSTILE));

/** Queries as a bad day writes them: wrong values, strange keys, keys that come twice. */
export const anyQuery: fc.Arbitrary<URLSearchParams> = fc.oneof(
  fc.array(fc.tuple(anyKey, anyValue), { maxLength: 14 }).map((entries) => new URLSearchParams(entries)),
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => new URLSearchParams(text)),
);
