import { describe, expect, test } from 'vitest';
import type { OtherRailway, Point } from '../../src/games/gug/board-data.ts';
import type { Board, OtherStation } from '../../src/games/gug/board.ts';
import { drawLabel } from '../../src/map/draw-labels.ts';
import { drawOtherNames, drawOthers, type Others, othersOf } from '../../src/map/draw-others.ts';
import type { GrowingLabel } from '../../src/map/growth.ts';
import type { Stroke } from '../../src/map/strokes.ts';
import type { Symbols } from '../../src/map/symbols.ts';
import { boardOf, station } from './boards.ts';

/** A name at 1, 2 whose first baseline is so many letter sizes below that. */
const labelled = (anchor: 'start' | 'middle' | 'end', drop: number, ...texts: readonly string[]): GrowingLabel => ({
  station: station('bank'),
  lines: texts.map((text) => ({ text, x: 0, y: 0, anchor })),
  boxes: [],
  origin: [1, 2],
  drop,
});
const SPACE = '<tspan font-size="0"> </tspan>';

test.each([
  {
    say: 'beside its station',
    label: labelled('start', 0.336, 'Bank'),
    is: '<text x="10" y="20" dy=".34em">Bank</text>',
  },
  {
    say: 'far below it',
    label: labelled('start', 10.5, 'Bank'),
    is: '<text x="10" y="20" dy="10.5em">Bank</text>',
  },
  {
    say: 'before it',
    label: labelled('end', -0.5, 'Bank'),
    is: '<text class="e" x="10" y="20" dy="-.5em">Bank</text>',
  },
  {
    say: 'of two words, one below the other, and parted for those who hear them',
    label: labelled('middle', 1, 'Seven', 'Sisters'),
    is: `<text class="m" x="10" y="20" dy="1em">Seven${SPACE}<tspan x="10" dy="1.08em">Sisters</tspan></text>`,
  },
  {
    say: 'broken at its hyphen, which parts enough',
    label: labelled('start', 0, 'Harrow-', 'on-the-', 'Hill & co'),
    is:
      '<text x="10" y="20" dy="0em">Harrow-<tspan x="10" dy="1.08em">on-the-</tspan>' +
      '<tspan x="10" dy="1.08em">Hill &amp; co</tspan></text>',
  },
])('a name $say', ({ label, is }) => expect(drawLabel(label)).toBe(is));

const bow: OtherStation = { id: station('bow'), name: 'Bow', at: [10, 20], railways: ['dlr', 'overground'] };
const railways = { dlr: 'DLR', overground: 'Overground' } as Readonly<Record<OtherRailway, string>>;

describe('stations of other railways', () => {
  test('are crosses that say their railways', () =>
    expect(drawOthers([[bow, undefined]], railways)).toBe(
      '<g class="others"><path data-station="bow" data-name="Bow: DLR, Overground" transform="translate(100 200)"' +
        ' d="M-1.9-1.9l3.8 3.8m0-3.8l-3.8 3.8"/></g>',
    ));

  test('have their names from a tier on, where there is room', () => {
    const others: Others = [
      [bow, { tier: 6, shift: [1, 0], align: undefined }],
      [
        { ...bow, name: 'A & B' },
        { tier: 7, shift: [-1, 2], align: 'e' },
      ],
      [
        { ...bow, name: 'C' },
        { tier: 6, shift: [0, -1], align: 'm' },
      ],
      [{ ...bow, name: 'D' }, undefined],
    ];
    expect(drawOtherNames(others)).toBe(
      '<g class="names faint"><svg class="t6"><text x="110" y="200">Bow</text><text class="m" x="100" y="190">C</text>' +
        '</svg><svg class="t7"><text class="e" x="90" y="220">A &amp; B</text></svg></g>',
    );
  });

  const board = boardOf('london-2025');
  /** Where the names of some stations stand, beside strokes, dots and names. */
  const placesOf = (
    others: readonly OtherStation[],
    {
      strokes = [],
      dots = [],
      names = [],
    }: {
      readonly strokes?: readonly (readonly [Point, Point])[];
      readonly dots?: readonly Point[];
      readonly names?: readonly (readonly [number, number, number, number])[];
    },
  ) => {
    const onBoard: Board = { ...board, others: new Map(others.map((other) => [other.id, other])) };
    const symbols = dots.map((at): Symbols => ({
      station: station('bank'),
      dots: [],
      ticks: [],
      ends: [],
      places: [at],
      lines: [[]],
    }));
    const labels = names.map(([left, top, right, bottom]): GrowingLabel => ({
      ...labelled('start', 0, 'Bank'),
      origin: [left, top],
      boxes: [{ left, top, right, bottom }],
    }));
    const drawn = strokes.map((points): Stroke => ({ line: 'victoria' as never, points, offsets: [0, 0], stops: [] }));
    return othersOf(onBoard, symbols, labels, drawn).map(([, place]) =>
      place
        ? `${place.tier} ${place.align ?? '-'} ${place.shift.map((each) => Number(each.toFixed(2))).join()}`
        : 'none',
    );
  };
  const [right, left, below, above]: readonly (readonly [Point, Point])[] = [
    [
      [11, 15],
      [11, 25],
    ],
    [
      [9, 15],
      [9, 25],
    ],
    [
      [5, 20.95],
      [15, 20.95],
    ],
    [
      [5, 19.3],
      [15, 19.3],
    ],
  ];
  test.each([
    { say: 'to the right', beside: {}, is: ['6 - 0.36,0.19'] },
    { say: 'to the left of a stroke', beside: { strokes: [right!] }, is: ['6 e -0.36,0.19'] },
    { say: 'to the left of a dot', beside: { dots: [[11, 20] as const] }, is: ['6 e -0.36,0.19'] },
    { say: 'to the left of the edge of a dot', beside: { dots: [[11.9, 20] as const] }, is: ['6 e -0.36,0.19'] },
    { say: 'nowhere on a dot', beside: { dots: [[10, 20] as const] }, is: ['none'] },
    { say: 'to the left of a name', beside: { names: [[11, 19.9, 12, 20.1] as const] }, is: ['6 e -0.36,0.19'] },
    { say: 'below, between two strokes', beside: { strokes: [right!, left!] }, is: ['6 m 0,0.75'] },
    { say: 'above', beside: { strokes: [right!, left!, below!] }, is: ['6 m 0,-0.36'] },
    {
      say: 'from closer by, where letters are smaller',
      beside: { strokes: [right!, left!, below!, above!] },
      is: ['7 m 0,0.66'],
    },
    {
      say: 'nowhere',
      beside: { names: [[5, 15, 15, 25] as const] },
      is: ['none'],
    },
  ])('a name stands $say', ({ beside, is }) => expect(placesOf([bow], beside)).toEqual(is));

  test('a name reaches below its line by its letters alone', () => {
    const below = [[10.3, 20.6] as const, [11.5, 20.6] as const] as const;
    expect(placesOf([{ ...bow, name: 'gyp' }], { strokes: [below] })).toEqual(['6 - 0.36,0.19']);
  });

  test('a name stands beside the names that were placed before, and beside other stations of their kind', () => {
    const next = { ...bow, id: station('next'), at: [10, 20.4] } as const;
    expect(placesOf([bow, next], {})).toEqual(['6 - 0.36,0.19', '6 e -0.36,0.19']);
    const beside = { ...bow, id: station('beside'), at: [11, 20] } as const;
    expect(placesOf([bow, beside], {})).toEqual(['6 e -0.36,0.19', '6 - 0.36,0.19']);
  });
});
