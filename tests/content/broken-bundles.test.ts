import { expect, test } from 'vitest';
import { append, type Broken, faultsOf } from './broken.ts';

test.each<Broken>([
  [
    'a bundle where a line is not',
    [[['bundles', 2, 'lines'], append('victoria')]],
    ['bundles[2]: victoria is not drawn along 71.5,29 - 71.5,32'],
  ],
  [
    'a bundle at a slant',
    [
      [
        ['bundles', 2, 'path', 1],
        [72, 32],
      ],
    ],
    ['bundles[2].path: the piece 71.5,29 - 72,32 is not octilinear'],
  ],
  [
    'a bundle that goes on past where its lines are drawn, over bare paper',
    [
      [
        ['bundles', 2, 'path', 0],
        [71.5, 27],
      ],
    ],
    [
      'bundles[2]: circle is not drawn along 71.5,27 - 71.5,32',
      'bundles[2]: metropolitan is not drawn along 71.5,27 - 71.5,32',
    ],
  ],
  [
    'a bundle with a piece of no length, of which nothing else is asked',
    [[['bundles', 2, 'path'], append([71.5, 32])]],
    ['bundles[2].path: has a piece of no length at 71.5,32'],
  ],
  [
    'a line in two bundles at once',
    [
      [
        ['bundles'],
        append({
          path: [
            [71.5, 32],
            [71.5, 29],
          ],
          lines: ['circle'],
          first: -1,
        }),
      ],
    ],
    ['bundles[11]: circle is in bundles[2] there too'],
  ],
  [
    'nothing where one turns back on itself: that is no other bundle',
    [[['bundles', 2, 'path'], append([71.5, 29])]],
    [],
  ],
  [
    'two lines on one another without a bundle',
    [[['bundles'], (bundles: unknown) => (bundles as unknown[]).toSpliced(8, 2)]],
    [
      'bundles: none holds both piccadilly and victoria along 66,15 - 66.5,14.5 and 3 more half units, where they are drawn on one another',
    ],
  ],
  [
    'two lines on one another in bundles of their own',
    [
      [['bundles', 8, 'lines'], ['victoria']],
      [
        ['bundles'],
        append({
          path: [
            [66, 15],
            [68, 13],
          ],
          lines: ['piccadilly'],
          first: 0,
        }),
      ],
    ],
    [
      'bundles: none holds both piccadilly and victoria along 66,15 - 66.5,14.5 and 3 more half units, where they are drawn on one another',
    ],
  ],
  [
    'two lines on one another for a half unit',
    [
      [
        ['bundles', 2, 'path', 0],
        [71.5, 29.5],
      ],
    ],
    ['bundles: none holds both circle and metropolitan along 71.5,29 - 71.5,29.5, where they are drawn on one another'],
  ],
])('bundles: %s', (_reason, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});
