import { expect, test } from 'vitest';
import { makeBoard } from '../../src/games/gug/board.ts';
import type { BoardData } from '../../src/games/gug/board-data.ts';
import { checkLabels } from '../../src/map/board-file.ts';
import { append, breakBoard, type Broken, faultsOf, FILE, run } from './broken.ts';

test.each<Broken>([
  [
    'a stretch at a slant',
    [
      [
        ['stations', 'pimlico', 'at'],
        [45, 47],
      ],
    ],
    [
      'lines.victoria.runs[0], vauxhall - pimlico: the piece 44.5,54.5 - 45,47 is not octilinear',
      'lines.victoria.runs[0], pimlico - victoria: the piece 45,47 - 44.5,41.5 is not octilinear',
    ],
  ],
  [
    'a piece of no length',
    [[run('victoria'), (stops: unknown) => (stops as unknown[]).toSpliced(4, 0, [44.5, 54.5])]],
    ['lines.victoria.runs[0], vauxhall - pimlico: has a piece of no length at 44.5,54.5'],
  ],
  [
    'a station on the stroke of another line',
    [
      [
        ['stations', 'st-jamess-park', 'at'],
        [44.5, 42.5],
      ],
    ],
    [
      'lines.victoria.runs[0], pimlico - victoria: runs over st-jamess-park (circle, 44.5,42.5), where it does not call',
    ],
  ],
  [
    'a line in two pieces',
    [
      [
        ['lines', 'victoria', 'runs'],
        (runs: unknown) => {
          const [whole = []] = runs as unknown[][];
          return [whole.slice(0, 3), whole.slice(4)];
        },
      ],
    ],
    ['lines.victoria: is in two pieces: no way leads from brixton to pimlico'],
  ],
  [
    'a stretch drawn twice',
    [[['lines', 'victoria', 'runs'], append(['stockwell', 'brixton'])]],
    ['lines.victoria: has the stretch brixton (victoria) - stockwell (victoria) twice'],
  ],
  [
    'two stations at one place',
    [
      [
        ['others', 'limehouse', 'at'],
        [44.5, 47],
      ],
    ],
    ['others.limehouse: is the place of pimlico too (44.5,47)'],
  ],
  [
    'a line from a station to itself',
    [[['lines', 'victoria', 'runs'], append(['brixton', [51, 65], 'brixton'])]],
    ['lines.victoria: runs from brixton to itself'],
  ],
  ['a loop that is none', [[['loop'], 'bakerloo']], ['loop: the bakerloo line has 0 loops, not one']],
  [
    'a divide that goes round',
    [[['divide'], 'circle']],
    ['divide: the circle line has no two ends, one east of the other'],
  ],
  [
    'a divide whose ends are one above the other, though it bends',
    [
      [['stations', 'top'], { name: 'Top', at: [60, 92], geo: [51.5, 0], label: { side: 'N' } }],
      [['stations', 'foot'], { name: 'Foot', at: [60, 96], geo: [51.5, 0], label: { side: 'N' } }],
      [['lines', 'bow'], { name: 'Bow', colour: '#000001', letter: 'Bo', runs: [['top', [62, 94], 'foot']] }],
      [['divide'], 'bow'],
    ],
    ['divide: the bow line has no two ends, one east of the other'],
  ],
  [
    'stations joined across the map',
    [
      [['joined'], append(['epping', 'morden'])],
      [['stations', 'epping', 'dots'], [['central']]],
      [['stations', 'epping', 'circles'], undefined],
      [['stations', 'morden', 'dots'], [['northern']]],
      [['stations', 'morden', 'circles'], undefined],
    ],
    ['joined[2]: epping and morden are 85 grid units apart, more than 8'],
  ],
  ['nothing where they are just near enough', [[['joined'], append(['holborn', 'oxford-circus'])]], []],
  ['nor where any two of their dots are', [[['joined'], append(['waterloo', 'victoria'])]], []],
  ['nothing of a divide with just two ends', [[['divide'], 'victoria']], []],
  [
    'a station in the place of another',
    [
      [
        ['stations', 'kensington-olympia', 'at'],
        [31.5, 42.5],
      ],
    ],
    [
      'lines.district.runs[0], barons-court - west-kensington: runs over kensington-olympia (district, 31.5,42.5), where it does not call',
      'lines.district.runs[0], west-kensington - earls-court: runs over kensington-olympia (district, 31.5,42.5), where it does not call',
      'lines.district.runs[3], kensington-olympia - earls-court: the piece 31.5,42.5 - 32,41.5 is not octilinear',
      'stations.kensington-olympia: is the place of west-kensington too (31.5,42.5)',
    ],
  ],
  [
    'a river that stands still',
    [
      [
        ['river', 'path', 1],
        [-2, 53.5],
      ],
    ],
    ['river.path: has a piece of no length at -2,53.5'],
  ],
  [
    'no return between strangers',
    [[['noReturn'], ['acton-town', 'bank']]],
    ['noReturn: acton-town and bank are not neighbours on any line'],
  ],
])('drawing: %s', (_reason, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});

test.each<Broken>([
  [
    'brixton - stockwell is not octilinear',
    [
      [
        ['stations', 'brixton', 'at'],
        [51, 61.5],
      ],
    ],
    [],
  ],
  ...[
    [48.5, 60],
    [51, 60],
  ].map((bend): Broken => [
    'brixton - stockwell is not octilinear',
    [[run('victoria'), (stops: unknown) => (stops as unknown[]).toSpliced(1, 0, bend)]],
    [],
  ]),
  ['its loop is not one cycle', [[['lines', 'circle', 'runs'], append(['brixton', 'stockwell', 'brixton'])]], []],
])('a board that is not checked may throw: %s', (reason, changes) => {
  expect(() => makeBoard(breakBoard(changes) as BoardData)).toThrow(reason);
});

test('the loop is the same in whatever pieces and directions it is drawn', () => {
  const [whole = []] = (breakBoard([]) as BoardData).lines['circle']!.runs;
  const at = whole.indexOf('monument');
  const runs = [whole.slice(0, at + 1), whole.slice(at).toReversed()];
  const [one, other] = [[], [[['lines', 'circle', 'runs'], runs]] as const].map((changes) =>
    makeBoard(breakBoard(changes) as BoardData),
  );
  expect(new Set(other!.loop)).toEqual(new Set(one!.loop));
  expect(other!.loop).toHaveLength(one!.loop.length);
  expect(other!.inside).toEqual(one!.inside);
});

test.each<Broken>([
  [
    'a name on a name',
    [[['stations', 'kenton', 'label'], { side: 'E', shift: [0, -2] }]],
    ['stations.harrow-and-wealdstone.label: overlaps the name of kenton'],
  ],
  [
    'a name on a tick and its stroke',
    [[['stations', 'kenton', 'label'], { side: 'E', shift: [-1.5, 0] }]],
    ['stations.kenton.label: covers the tick of kenton', 'stations.kenton.label: covers the stroke of bakerloo'],
  ],
  [
    'a name on a dot',
    [[['stations', 'brixton', 'label'], { side: 'N', shift: [-2.5, -1.2] }]],
    [
      'stations.stockwell.label: overlaps the name of brixton',
      'stations.brixton.label: covers the dot of stockwell',
      'stations.brixton.label: covers the stroke of northern',
      'stations.brixton.label: covers the stroke of victoria',
    ],
  ],
])('names on paper: %s', (_reason, changes, faults) => {
  const board = makeBoard(breakBoard(changes) as BoardData);
  expect(checkLabels(board, FILE)).toEqual(faults.map((fault) => `${FILE}, ${fault}`));
});
