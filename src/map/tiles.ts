/**
 * What every browser prints on one page, in millimetres: as wide as A4 is between margins of half an inch, and so high that
 * it stays on a sheet of Letter, too, where Safari makes it as wide as that is.
 */
export const PAGE = { width: 184, height: 240 } as const;
/** What stands under every tile: which it is, and a ruler. */
export const STRIP = 8;
/** How much neighbours both show, in millimetres: more than any printer leaves white at an edge. */
export const OVERLAP = 16;

/** How a board is parted over sheets of paper. Turned tiles lie on their side, as paper always goes in upright. */
export interface Tiling {
  readonly columns: number;
  readonly rows: number;
  readonly isTurned: boolean;
}

/** By the number of sheets. */
export const TILINGS = {
  4: { columns: 2, rows: 2, isTurned: true },
  8: { columns: 4, rows: 2, isTurned: false },
} as const satisfies Readonly<Record<number, Tiling>>;

/** One sheet's part of the board. */
export interface Tile {
  /** Counted from 1: from the top, and from the left. */
  readonly row: number;
  readonly column: number;
  /** From the corner of the board, in millimetres. */
  readonly left: number;
  readonly top: number;
}

/** A board in tiles that are all of one size. Lengths are millimetres on paper. */
export interface Tiled extends Tiling {
  readonly board: { readonly width: number; readonly height: number };
  readonly tile: { readonly width: number; readonly height: number };
  /** Row by row. */
  readonly tiles: readonly Tile[];
}

/**
 * Parts a drawing over sheets, as large as they take it.
 *
 * @param paper - width and height of the drawing, in any unit.
 */
export function tile(paper: readonly [number, number], tiling: Tiling): Tiled {
  const { columns, rows, isTurned } = tiling;
  const upright = [PAGE.width, PAGE.height - STRIP] as const;
  const most = isTurned ? ([upright[1], upright[0]] as const) : upright;
  const counts = [columns, rows] as const;
  /** A length that so many tiles cover, and back. */
  const covered = (length: number, count: number) => count * length - (count - 1) * OVERLAP;
  const parted = (length: number, count: number) => (length + (count - 1) * OVERLAP) / count;
  const scale = Math.min(...paper.map((length, axis) => covered(most[axis]!, counts[axis]!) / length));
  const [width, height] = [paper[0] * scale, paper[1] * scale];
  const size = { width: parted(width, columns), height: parted(height, rows) };
  return {
    ...tiling,
    board: { width, height },
    tile: size,
    tiles: Array.from({ length: columns * rows }, (_, index) => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      return {
        row: row + 1,
        column: column + 1,
        left: column * (size.width - OVERLAP),
        top: row * (size.height - OVERLAP),
      };
    }),
  };
}

/**
 * Where a tile is cut, and where the next one's cut edge comes to lie: the middles of what it shares with its neighbours, in
 * millimetres from its own corner. Undefined at the edge of the board.
 */
export interface Seams {
  /** Cut: towards the neighbours to the left and above. */
  readonly left?: number;
  readonly top?: number;
  /** Covered: towards those to the right and below. */
  readonly right?: number;
  readonly bottom?: number;
}

export function seamsOf({ tile: { width, height }, columns, rows }: Tiled, { row, column }: Tile): Seams {
  return {
    ...(column > 1 && { left: OVERLAP / 2 }),
    ...(row > 1 && { top: OVERLAP / 2 }),
    ...(column < columns && { right: width - OVERLAP / 2 }),
    ...(row < rows && { bottom: height - OVERLAP / 2 }),
  };
}
