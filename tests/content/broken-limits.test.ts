import { expect, test } from 'vitest';
import { type Broken, faultsOf } from './broken.ts';

/** A list in a list in a list. */
const deep = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], []);

test.each<Broken>([
  [
    'a number beyond all numbers',
    [[['stations', 'euston', 'at'], JSON.parse('[56, 1e999]')]],
    ['stations.euston.at: is not a point of two whole or half numbers from -20 to 200'],
  ],
  [
    'a bundle to the end of the world',
    [
      [
        ['bundles', 2, 'path', 1],
        [4e9, 0],
      ],
    ],
    ['bundles[2].path[1]: is not a point of two whole or half numbers from -20 to 200'],
  ],
  [
    'a bend off the grid',
    [
      [
        ['lines', 'bakerloo', 'runs', 0, 10],
        [23, 20.25],
      ],
    ],
    ['lines.bakerloo.runs[0][10]: is not a point of two whole or half numbers from -20 to 200'],
  ],
  [
    'a platform off the paper',
    [
      [
        ['stations', 'bank', 'platforms', 'central'],
        [64.5, -20.5],
      ],
    ],
    ['stations.bank.platforms.central: is not a point of two whole or half numbers from -20 to 200'],
  ],
  [
    'a walk off the paper',
    [
      [
        ['walks', 2, 'bends', 0],
        [53.9, 201],
      ],
    ],
    ['walks[2].bends[0]: is not a point of two numbers from -20 to 200'],
  ],
  [
    'a name carried away',
    [
      [
        ['stations', 'kenton', 'label', 'shift'],
        [0, -9],
      ],
    ],
    ['stations.kenton.label.shift: is not a shift of two numbers from -8 to 8'],
  ],
  ['a dry river', [[['river', 'width'], 0]], ['river.width: is not a width above 0 and up to 5']],
  ['a river turned round', [[['river', 'width'], -1.1]], ['river.width: is not a width above 0 and up to 5']],
  ['a sea', [[['river', 'width'], 50]], ['river.width: is not a width above 0 and up to 5']],
  [
    'a name without end',
    [[['stations', 'euston', 'name'], 'Euston'.repeat(1000)]],
    ['stations.euston.name: is not a text with something in it, of up to 1000 characters'],
  ],
  [
    'an id without end',
    [[['loop'], 'a-'.repeat(1e7)]],
    ['loop: is not an id: small letters and figures, joined by hyphens'],
  ],
  [
    'a field with a name without end',
    [[['x'.repeat(1e6)], 1]],
    [`${'x'.repeat(80)}: is not a field that belongs here`],
  ],
  [
    'stations without end',
    [[['joined'], Array.from({ length: 1001 }, () => ['bank', 'monument'])]],
    ['joined: has more than 1000 in it'],
  ],
  [
    'more sides than stations',
    [[['sides'], Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`s${index}`, 'north']))]],
    ['sides: has more than 1000 in it'],
  ],
  [
    'a place without bottom',
    [[['stations', 'euston', 'at'], deep(1e5)]],
    ['stations.euston.at: is not a point of two whole or half numbers from -20 to 200'],
  ],
  [
    'a run without bottom',
    [[['lines', 'victoria', 'runs', 0, 1], deep(1e5)]],
    ['lines.victoria.runs[0][1]: is not a point of two whole or half numbers from -20 to 200'],
  ],
])('limits: %s', (_reason, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});
