import { expect, test } from 'vitest';
import type { Place } from './board-files.ts';
import { type Broken, faultsOf } from './broken.ts';

interface Bounds {
  readonly at: Place;
  /** Completes "is". */
  readonly says: string;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

const AN_ID = 'not an id: small letters and figures, joined by hyphens';
const LONG = 'x'.repeat(1000);

/** What a field of a board file may just be, and what it may just not be any more. */
const BOUNDS: readonly Bounds[] = [
  {
    at: ['stations', 'euston', 'geo'],
    says: 'not a latitude and longitude in London',
    good: [
      [51.31, -0.69],
      [51.74, 0.39],
    ],
    bad: [[51.3, 0], [51.75, 0], [51.5, -0.7], [51.5, 0.4], [51.5], [51.5, 0, 0], '51', ['51', 0], [51.5, '0'], null],
  },
  {
    at: ['others', 'limehouse', 'at'],
    says: 'not a point of two whole or half numbers from -20 to 200',
    good: [
      [-20, 200],
      [0.5, -1.5],
    ],
    bad: [[0.25, 0], [0, 0.1], [-20.5, 0], [0, 200.5], [0], [0, 0, 0]],
  },
  {
    at: ['river', 'path', 0],
    says: 'not a point of two numbers from -20 to 200',
    good: [
      [-20, 200],
      [0.3, 1.25],
    ],
    bad: [[-20.1, 0], [0, 200.1], [0]],
  },
  {
    at: ['stations', 'euston', 'label', 'shift'],
    says: 'not a shift of two numbers from -8 to 8',
    good: [
      [8, -8],
      [-8, 8],
    ],
    bad: [[8.1, 0], [0, -8.1], [0], 8],
  },
  {
    at: ['river', 'width'],
    says: 'not a width above 0 and up to 5',
    good: [0.1, 5],
    bad: [0, 5.1, -1, '1', [1]],
  },
  { at: ['version'], says: 'not a whole number from 1 to 9999', good: [1, 9999], bad: [0, 10_000, 1.5, '1'] },
  { at: ['bundles', 0, 'first'], says: 'not a whole number from -4 to 4', good: [-4, 4], bad: [-5, 5, 0.5] },
  { at: ['stations', 'pimlico', 'circles'], says: 'not a whole number from 1 to 4', good: [1, 4], bad: [0, 5] },
  {
    at: ['asOf'],
    says: 'not a year, year-month or year-month-day',
    good: [
      '2025',
      '2025-01',
      '2025-10',
      '2025-12',
      '2025-01-01',
      '2025-09-10',
      '2025-12-29',
      '2025-12-30',
      '2025-12-31',
    ],
    bad: [
      ...['25', '20255', 'x2025', '2025x', '2025-', '2025-0', '2025-1', '2025-00', '2025-13', '2025-20'],
      ...['2025-01-', '2025-01-00', '2025-01-1', '2025-01-32', '2025-01-40', '2025-01-011', '2025-1-01', 2025],
    ],
  },
  {
    at: ['loop'],
    says: AN_ID,
    good: ['circle', 'c1-2-c', LONG],
    bad: ['Circle', 'circle-', '-circle', 'cir--cle', 'cir cle', 'circle!', '', 7],
  },
  {
    at: ['stations', 'pimlico', 'dots', 0, 0],
    says: 'not a line, or line/platform',
    good: ['victoria', 'victoria/up', 'hammersmith-city', 'hammersmith-city/1'],
    bad: [
      'Victoria',
      'victoria/',
      '/up',
      'victoria/up/down',
      'victoria/up-1',
      'victoria-',
      '-victoria',
      'victoria/up!',
      '',
    ],
  },
  {
    at: ['lines', 'victoria', 'runs', 0, 0],
    says: 'not a station, or station/platform',
    good: ['brixton', 'bank/1', 'canada-water'],
    bad: ['Brixton', 'brixton/', '/up', 'brixton/up/down', 'brixton-', '-brixton', 'brixton/up!', ''],
  },
  {
    at: ['lines', 'victoria', 'colour'],
    says: 'not a colour such as #1a98dc',
    good: ['#0098d4', '#abcdef'],
    bad: ['#0098D4', '#0098d', '#0098d45', '0098d4', 'x#0098d4', '#0098dg'],
  },
  {
    at: ['lines', 'victoria', 'letter'],
    says: 'not a capital, or a capital and a small letter',
    good: ['V', 'Vi'],
    bad: ['v', 'VI', 'Vic', '', '1', 'xV', ['V']],
  },
  {
    at: ['stations', 'euston', 'label', 'hidden'],
    says: 'not true: leave it out',
    good: [true],
    bad: [false, 'true', 1],
  },
  {
    at: ['stations', 'euston', 'name'],
    says: 'not a text with something in it, of up to 1000 characters',
    good: ['x', LONG],
    bad: ['', ' ', `${LONG}x`, 7],
  },
  { at: ['sides', 'morden'], says: 'not one of north, south', good: ['north', 'south'], bad: ['up', '', null] },
  {
    at: ['uncertain', 0, 'confidence'],
    says: 'not one of medium, low',
    good: ['medium', 'low'],
    bad: ['high', ''],
  },
];

const placeOf = (at: Place): string =>
  at.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  );

/** Which of some values are not taken as they should: all fields are changed at once, and each says what is wrong of it. */
function mistaken(kind: 'good' | 'bad'): readonly string[] {
  const most = Math.max(...BOUNDS.map((bounds) => bounds[kind].length));
  return Array.from({ length: most }, (_, at) => BOUNDS.filter((bounds) => at < bounds[kind].length)).flatMap(
    (bounds, index) => {
      const faults = faultsOf([NO_DOTS, ...bounds.map(({ at, [kind]: values }) => [at, values[index]] as const)]);
      return bounds
        .filter(({ at, says }) => faults.includes(`${placeOf(at)}: is ${says}`) !== (kind === 'bad'))
        .map(({ at, [kind]: values }) => `${placeOf(at)}: ${JSON.stringify(values[index])}`);
    },
  );
}

/** The station whose dots are changed has none. */
const NO_DOTS = [['stations', 'pimlico', 'dots'], [['x']]] as const;

test.each(['good', 'bad'] as const)('what is just %s in a field of a board file', (kind) =>
  expect(mistaken(kind)).toEqual([]),
);

test.each<Broken>([
  [
    'a name that every object inherits',
    [[['sides', 'prototype'], 'north']],
    ['sides.prototype: is a name that may not be used'],
  ],
  ['a word for a list', [[['bundles', 0, 'lines'], 'victoria']], ['bundles[0].lines: is not a list']],
  [
    'twice what is no word',
    [
      [
        ['bundles', 0, 'lines'],
        [7, 7],
      ],
    ],
    [`bundles[0].lines[0]: is ${AN_ID}`, `bundles[0].lines[1]: is ${AN_ID}`],
  ],
  [
    'one of a pair that is no word',
    [
      [
        ['joined', 0],
        ['bank', 7],
      ],
    ],
    [`joined[0][1]: is ${AN_ID}`],
  ],
  ['nothing of a list just so long', [[['sources'], Array<string>(1000).fill('x')]], []],
  ['a longer one', [[['sources'], Array<string>(1001).fill('x')]], ['sources: has more than 1000 in it']],
])('form: %s', (_reason, changes, faults) => expect(faultsOf(changes)).toEqual(faults));

test('form: as many fields may be named as are in a list at most', () => {
  const sides = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, 'north']));
  const isTooLong = (count: number) =>
    faultsOf([[['sides'], sides(count)]]).includes('sides: has more than 1000 in it');
  expect([isTooLong(1000), isTooLong(1001)]).toEqual([false, true]);
});
