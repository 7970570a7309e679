import { expect, test } from 'vitest';
import { parseBoard } from '../../src/games/gug/board-gate.ts';
import { append, type Broken, type Change, faultsOf, FILE } from './broken.ts';

const AN_ID = 'is not an id: small letters and figures, joined by hyphens';

test.each<Broken>([
  [
    'a point of one number',
    [[['stations', 'euston', 'at'], [56]]],
    ['stations.euston.at: is not a point of two whole or half numbers from -20 to 200'],
  ],
  [
    'a station in Paris',
    [
      [
        ['stations', 'euston', 'geo'],
        [48.85, 2.35],
      ],
    ],
    ['stations.euston.geo: is not a latitude and longitude in London'],
  ],
  [
    'a place turned round',
    [
      [
        ['stations', 'euston', 'geo'],
        [-0.13, 51.53],
      ],
    ],
    ['stations.euston.geo: is not a latitude and longitude in London'],
  ],
  [
    'an empty name',
    [[['stations', 'euston', 'name'], ' ']],
    ['stations.euston.name: is not a text with something in it, of up to 1000 characters'],
  ],
  [
    'an unknown side',
    [[['stations', 'euston', 'label', 'side'], 'up']],
    ['stations.euston.label.side: is not one of N, NE, E, SE, S, SW, W, NW'],
  ],
  [
    'a field set to its default',
    [[['stations', 'euston', 'label', 'hidden'], false]],
    ['stations.euston.label.hidden: is not true: leave it out'],
  ],
  [
    'no circles',
    [[['stations', 'kenton', 'circles'], 0]],
    ['stations.kenton.circles: is not a whole number from 1 to 4'],
  ],
  [
    'an unknown field',
    [[['stations', 'euston', 'zone'], 1]],
    ['stations.euston.zone: is not a field that belongs here'],
  ],
  ['an unknown field of the board', [[['zones'], []]], ['zones: is not a field that belongs here']],
  ['a missing field', [[['river'], undefined]], ['river: is missing']],
  ['a missing rule station', [[['special', 'heathrow'], undefined]], ['special.heathrow: is missing']],
  ['half a version', [[['version'], 1.5]], ['version: is not a whole number from 1 to 9999']],
  ['a day that is none', [[['asOf'], 'lately']], ['asOf: is not a year, year-month or year-month-day']],
  ['no sources', [[['sources'], []]], ['sources: has fewer than 1 in it']],
  [
    'a colour by name',
    [[['lines', 'victoria', 'colour'], 'blue']],
    ['lines.victoria.colour: is not a colour such as #1a98dc'],
  ],
  [
    'a small letter',
    [[['lines', 'victoria', 'letter'], 'v']],
    ['lines.victoria.letter: is not a capital, or a capital and a small letter'],
  ],
  ['lines in an object', [[['lines', 'victoria', 'runs'], {}]], ['lines.victoria.runs: is not a list']],
  ['stations in a list', [[['stations'], []]], ['stations: is not an object']],
  [
    'three of two',
    [
      [
        ['joined', 0],
        ['bank', 'monument', 'moorgate'],
      ],
    ],
    ['joined[0]: is not a list of 2'],
  ],
  ['an id with a capital', [[['sides', 'Uxbridge'], 'north']], [`sides.Uxbridge: ${AN_ID}`]],
  ['a side that is none', [[['sides', 'uxbridge'], 'west']], ['sides.uxbridge: is not one of north, south']],
  [
    'a bundle of one line twice',
    [[['bundles', 0, 'lines', 1], 'hammersmith-city']],
    ['bundles[0].lines: names hammersmith-city twice'],
  ],
  [
    'an end named twice',
    [[['serviceEnds', 'circle'], append('edgware-road-circle')]],
    ['serviceEnds.circle: names edgware-road-circle twice'],
  ],
  [
    'a railway named twice',
    [
      [
        ['others', 'limehouse', 'railways'],
        ['dlr', 'dlr'],
      ],
    ],
    ['others.limehouse.railways: names dlr twice'],
  ],
  ['a month that is none', [[['asOf'], '2025-13']], ['asOf: is not a year, year-month or year-month-day']],
  [
    'an unknown railway',
    [[['others', 'limehouse', 'railways'], ['monorail']]],
    ['others.limehouse.railways[0]: is not one of dlr, national-rail, overground, elizabeth, tram, cable-car'],
  ],
  [
    'the key that every object has',
    [[['stations', '__proto__'], {}]],
    ['stations.__proto__: is a name that may not be used'],
  ],
  [
    'the key of what makes objects',
    [[['lines', 'constructor'], {}]],
    ['lines.constructor: is a name that may not be used'],
  ],
  [
    'such a key where it is no id',
    [[['special', '__proto__'], {}]],
    ['special.__proto__: is not a field that belongs here'],
  ],
])('form: %s', (_reason, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});

test('form: all faults are named, not only the first', () => {
  const changes: Change[] = [
    [['version'], 0],
    [['loop'], 7],
    [['stations', 'bank', 'at'], null],
  ];
  expect(faultsOf(changes)).toEqual([
    'version: is not a whole number from 1 to 9999',
    'stations.bank.at: is not a point of two whole or half numbers from -20 to 200',
    `loop: ${AN_ID}`,
  ]);
});

test.each([null, 7, 'london-2025', []])('form: %j is no board', (json) => {
  expect(parseBoard(json, FILE)).toEqual({ ok: false, faults: [`${FILE}: is not an object`] });
});
