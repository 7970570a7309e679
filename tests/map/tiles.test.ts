import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OVERLAP, PAGE, seamsOf, STRIP, tile, type Tiling, TILINGS } from '../../src/map/tiles.ts';

/** The papers that are at home somewhere, in millimetres, and the widest margin that a browser gives them by itself. */
const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;
const MARGIN = 12.7;

test.each(Object.entries(PAPERS))(
  'a tile fits %s upright, also where a browser makes it as wide as the paper',
  (_, paper) => {
    const [width, height] = paper.map((length) => length - 2 * MARGIN) as [number, number];
    expect(PAGE.width).toBeLessThanOrEqual(width);
    expect((PAGE.height * width) / PAGE.width).toBeLessThanOrEqual(height);
  },
);

const anyPaper = fc.tuple(fc.integer({ min: 300, max: 3000 }), fc.integer({ min: 300, max: 3000 }));

describe.each(Object.entries(TILINGS))('%s sheets', (sheets, tiling: Tiling) => {
  test('hold the whole of any drawing, each within a page, and share more with neighbours than a printer leaves white', () => {
    expect(OVERLAP).toBeGreaterThan(MARGIN);
    fc.assert(
      fc.property(anyPaper, (paper) => {
        const { board, tile: size, tiles } = tile(paper, tiling);
        expect(tiles).toHaveLength(Number(sheets));
        expect(board.width / board.height).toBeCloseTo(paper[0] / paper[1], 6);
        const [across, down] = tiling.isTurned ? [size.height, size.width] : [size.width, size.height];
        expect(across).toBeLessThanOrEqual(PAGE.width + 1e-9);
        expect(down + STRIP).toBeLessThanOrEqual(PAGE.height + 1e-9);
        // No larger board would do: one of the two is used up.
        expect(Math.min(PAGE.width - across, PAGE.height - STRIP - down)).toBeLessThan(1e-9);
        for (const { row, column, left, top } of tiles) {
          const right = tiles.find((each) => each.row === row && each.column === column + 1);
          const below = tiles.find((each) => each.column === column && each.row === row + 1);
          expect(left + size.width - (right?.left ?? board.width)).toBeCloseTo(right ? OVERLAP : 0, 6);
          expect(top + size.height - (below?.top ?? board.height)).toBeCloseTo(below ? OVERLAP : 0, 6);
          if (column === 1) expect(left).toBe(0);
          if (row === 1) expect(top).toBe(0);
        }
      }),
    );
  });

  test('are cut where the neighbour says that the cut edge comes to lie, and nowhere at the edge of the board', () => {
    const tiled = tile([1100, 720], tiling);
    const seams = tiled.tiles.map((each) => ({ each, seams: seamsOf(tiled, each) }));
    for (const { each, seams: own } of seams) {
      const at = (row: number, column: number) =>
        seams.find((other) => other.each.row === row && other.each.column === column);
      const [right, below] = [at(each.row, each.column + 1), at(each.row + 1, each.column)];
      expect(own.right === undefined).toBe(right === undefined);
      expect(own.bottom === undefined).toBe(below === undefined);
      if (right) expect(right.each.left + right.seams.left!).toBeCloseTo(each.left + own.right!, 6);
      if (below) expect(below.each.top + below.seams.top!).toBeCloseTo(each.top + own.bottom!, 6);
      if (each.column === 1) expect(own.left).toBeUndefined();
      if (each.row === 1) expect(own.top).toBeUndefined();
    }
  });
});
