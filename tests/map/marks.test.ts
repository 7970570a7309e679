import { describe, expect, test } from 'vitest';
import {
  drawEnds,
  drawHere,
  drawLeash,
  drawPlates,
  drawPointed,
  drawSigns,
  drawStops,
  type Finder,
} from '../../src/map/draw-marks.ts';
import { markerPath } from '../../src/map/marker.ts';
import { fanOf, overlayOn } from '../../src/map/overlay.ts';
import type { Plate } from '../../src/map/shown.ts';
import { boardOf, icon, NOTHING, station } from './boards.ts';

/** What each mark is made of, as the page's style sheet knows it: a mark whose look has no name is not seen. */
const LEASH =
  '<rect class="leash edge" y="-.15em" width="5em" height=".3em" transform="rotate(53.1)"/>' +
  '<rect class="leash" y="-.04em" width="5em" height=".08em" transform="rotate(53.1)"/>';

describe('what a mark is made of', () => {
  test.each([
    {
      say: 'where a player stands: a halo, a ring and a core',
      drawn: drawHere([1, 2]),
      is: '<g class="here" transform="translate(10 20)"><circle class="halo" r="1.05em"/><circle r="1.05em"/><circle class="core" r=".42em"/></g>',
    },
    {
      say: 'a station that was asked for: a halo and a ring',
      drawn: drawPointed([1, 2]),
      is: '<g class="pointed" transform="translate(10 20)"><circle class="halo" r="2em"/><circle r="2em"/></g>',
    },
    {
      say: 'closed stations: a disc each with its sign',
      drawn: drawSigns('shut', [
        [1, 2],
        [3, 4],
      ]),
      is: '<g class="shut" transform="translate(10 20)"><circle r=".62em"/><text>✕</text></g><g class="shut" transform="translate(30 40)"><circle r=".62em"/><text>✕</text></g>',
    },
    {
      say: 'a used station likewise',
      drawn: drawSigns('dropped', [[1, 2]]),
      is: '<g class="dropped" transform="translate(10 20)"><circle r=".62em"/><text>✓</text></g>',
    },
    {
      say: 'stops: a disc with its number, the last one the head',
      drawn: drawStops(
        [
          [1, 0],
          [2, 0],
        ],
        true,
      ),
      is: '<g class="stop" transform="translate(10 0)"><circle r=".72em"/><text>1</text></g><g class="stop head" transform="translate(20 0)"><circle r=".72em"/><text>2</text></g>',
    },
    {
      say: 'stops where other numbers are to be read: smaller discs alone',
      drawn: drawStops(
        [
          [1, 0],
          [2, 0],
        ],
        false,
      ),
      is: '<g class="stop" transform="translate(10 0)"><circle r=".5em"/></g><g class="stop head" transform="translate(20 0)"><circle r=".5em"/></g>',
    },
    {
      say: 'a stop that is the head and was passed before, wide enough for both numbers',
      drawn: drawStops(
        [
          [1, 0],
          [2, 0],
          [1, 0],
        ],
        true,
      ),
      is: '<g class="stop head" transform="translate(10 0)"><rect x="-1.12em" y="-.72em" width="2.24em" height="1.44em" rx=".72em"/><text>1·3</text></g><g class="stop" transform="translate(20 0)"><circle r=".72em"/><text>2</text></g>',
    },
    {
      say: 'the same where it was passed on the track beside',
      drawn: drawStops(
        [
          [1, 0],
          [2, 0],
          [1, 0.5],
        ],
        true,
      ),
      is: '<g class="stop head" transform="translate(10 0)"><rect x="-1.12em" y="-.72em" width="2.24em" height="1.44em" rx=".72em"/><text>1·3</text></g><g class="stop" transform="translate(20 0)"><circle r=".72em"/><text>2</text></g>',
    },
    { say: 'a leash: a bar towards its sign, edged with a wider one', drawn: drawLeash([3, 4]), is: LEASH },
  ])('$say', ({ drawn, is }) => expect(drawn).toBe(is));

  const find: Finder = (_station, line) => [line === 'victoria' ? 1 : 2, 0];
  const brixton = { at: station('brixton'), sips: 3, drop: false };
  test.each([
    {
      say: 'an end with its sips, where its line has it',
      ends: [{ ...brixton, line: 'victoria' }],
      is: '<g data-end="brixton"><g class="end" transform="translate(10 0)"><circle r=".52em"/><text>3</text></g></g>',
    },
    {
      say: 'an end for a drop: a second ring',
      ends: [{ ...brixton, drop: true }],
      is: '<g data-end="brixton"><g class="end drop" transform="translate(20 0)"><circle r=".52em"/><circle class="ring" r=".38em"/><text>3</text></g></g>',
    },
    {
      say: 'an end with nothing to drink: free, and without a number',
      ends: [{ ...brixton, sips: 0 }],
      is: '<g data-end="brixton"><g class="end" transform="translate(20 0)"><circle class="free" r=".52em"/></g></g>',
    },
    {
      say: 'an end with sips of two digits: as wide as others',
      ends: [{ ...brixton, sips: 12 }],
      is: '<g data-end="brixton"><g class="end" transform="translate(20 0)"><circle r=".52em"/><text>12</text></g></g>',
    },
    {
      say: 'ends at two stations',
      ends: [
        { ...brixton, line: 'victoria' },
        { ...brixton, at: station('morden'), sips: 1 },
      ],
      is:
        '<g data-end="brixton"><g class="end" transform="translate(10 0)"><circle r=".52em"/><text>3</text></g></g>' +
        '<g data-end="morden"><g class="end" transform="translate(20 0)"><circle r=".52em"/><text>1</text></g></g>',
    },
    {
      say: 'an end with some sips or none, one of them for a drop: wide, and with a ring',
      ends: [
        { ...brixton, sips: 0 },
        { ...brixton, drop: true },
      ],
      is: '<g data-end="brixton"><g class="end drop wide" transform="translate(20 0)"><circle r=".52em"/><circle class="ring" r=".38em"/><text>0–3</text></g></g>',
    },
  ])('$say', ({ ends, is }) => expect(drawEnds(ends, find)).toBe(is));

  const plate: Plate = { station: station('brixton'), kind: 'closed', at: [1, 2], offset: [3, 4] };
  const plated = (kind: string, round: string, sign: string) =>
    `<g data-plate="brixton" data-kind="${kind}" class="plate" transform="translate(10 20)">${LEASH}` +
    '<svg x="3em" y="4em" overflow="visible">' +
    `<rect x="-.82em" y="-.57em" width="1.64em" height="1.14em" rx="${round}"/>${sign}</svg></g>`;
  const bar = '<circle class="no" r=".4em"/><rect class="no-bar" x="-.36em" y="-.07em" width=".72em" height=".14em"/>';
  test.each([
    { kind: 'closed', is: plated('closed', '.62em', bar) },
    { kind: 'double', is: plated('double', '.16em', '<text>×2</text>') },
    { kind: 'triple', is: plated('triple', '.16em', '<text>×3</text>') },
  ] as const)('17.5: a plate that says $kind', ({ kind, is }) => expect(drawPlates([{ ...plate, kind }])).toBe(is));

  test('two plates', () => expect(drawPlates([plate, plate])).toBe(plated('closed', '.62em', bar).repeat(2)));
});

const board = boardOf('london-2025');
const draw = overlayOn(board);
const at = (id: string) => {
  const [x, y] = board.stations.get(station(id))!.at;
  return `translate(${x * 10} ${y * 10})`;
};

describe('what a player’s icon is made of', () => {
  const d = markerPath('circle');
  /** A piece whose upper left corner lies at `x`, `y`. */
  const piece = (x: string, y: string, letter: string) =>
    `<svg class="piece" data-marker="circle" x="${x}em" y="${y}em" width="1.9em" height="1.9em" viewBox="0 0 24 24">` +
    `<path class="shape" fill="var(--marker-circle)" d="${d}"/><g font-size="13.5"><text x="12" y="12">${letter}</text></g></svg>`;
  const turned = (x: string, y: string, letter: string) =>
    `<svg class="piece turn" data-marker="circle" x="${x}em" y="${y}em" width="2.4em" height="2.4em" viewBox="0 0 24 24">` +
    `<path class="edge" d="${d}"/><path class="arrow" d="M5-9.5h14L12-2Z"/>` +
    `<path class="shape" fill="var(--marker-circle)" d="${d}"/><g font-size="13.5"><text x="12" y="12">${letter}</text></g></svg>`;
  const group = (id: string, ...drawn: readonly string[]) =>
    `<g class="pieces" data-icons="${id}" transform="${at(id)}">${drawn.join('')}</g>`;

  test('a shape and a letter, down to the left where the drawing says nothing', () =>
    expect(draw({ ...NOTHING, icons: [icon('pimlico', 'A')] }).above).toBe(
      group('pimlico', piece('-1.34', '-.56', 'A')),
    ));

  test('two at two stations', () =>
    expect(draw({ ...NOTHING, icons: [icon('pimlico', 'A'), icon('seven-sisters', 'B')] }).above).toBe(
      group('pimlico', piece('-1.34', '-.56', 'A')) + group('seven-sisters', piece('-1.34', '-.56', 'B')),
    ));

  const count = boardOf('london-2025').stations.size;
  const drawn = overlayOn(boardOf('london-2025'), ['0', '4', '8'].map((digit) => digit.repeat(count)).join(''));
  const pimlico = station('pimlico');
  test.each([
    { say: 'alone', shown: {}, place: ['-.4', '-.95'] },
    { say: 'beside another mark', shown: { dropped: [pimlico] }, place: ['-.95', '1.55'] },
    {
      say: 'beside a stop of the route',
      shown: { legs: [{ line: 'victoria', stations: [station('victoria'), pimlico] }] },
      place: ['-3.45', '-.95'],
    },
  ] as const)('at the side that the drawing says: $say', ({ shown, place: [x, y] }) =>
    expect(drawn({ ...NOTHING, ...shown, icons: [icon('pimlico', 'A')] }).above).toContain(piece(x, y, 'A')),
  );

  test.each([{}, { dropped: [station('island-gardens')] }])(
    'at a station of another railway, as where it says nothing',
    (shown) => {
      const icons = [icon('island-gardens', 'A')];
      expect(drawn({ ...NOTHING, ...shown, icons }).above).toBe(draw({ ...NOTHING, ...shown, icons }).above);
    },
  );

  test('whose turn it is: a larger shape, an edge and an arrow', () =>
    expect(draw({ ...NOTHING, icons: [icon('pimlico', 'A', { isTurn: true })] }).above).toBe(
      group('pimlico', turned('-1.59', '-.81', 'A')),
    ));

  test('two at one station: a leash each, to the left and to the right, and whose turn it is on top', () =>
    expect(draw({ ...NOTHING, icons: [icon('pimlico', 'A', { isTurn: true }), icon('pimlico', 'B')] }).above).toBe(
      group(
        'pimlico',
        drawLeash(fanOf(2, false)[0]!),
        drawLeash(fanOf(2, false)[1]!),
        piece('.3', '-.95', 'B'),
        turned('-2.45', '-1.2', 'A'),
      ),
    ));
});
