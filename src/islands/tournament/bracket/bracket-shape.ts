/** Right and down from the upper left corner, in rem. */
export type Point = readonly [x: number, y: number];

/** The layers stand side by side, from left to right. */
export interface Column {
  readonly layer: number;
  readonly x: number;
}

/** Players whose places are counted together: a game, or a rotated layer as a whole (R24). */
export interface Box {
  readonly layer: number;
  /** Index in its layer; null: the layer as a whole. */
  readonly game: number | null;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Places, the best first. */
  readonly rows: number;
}

/** By a repêchage, or past it. */
export type FlowKind = 'direct' | 'repechage';

/** Where the players of some places go: a stroke for each of them, which run together as lines do. */
export interface Flow {
  readonly from: number;
  readonly to: number;
  /** Places from 1, both ends included. */
  readonly places: { readonly first: number; readonly last: number };
  readonly kind: FlowKind;
  /** Straight pieces, level and upright in turn; from a row to the layer it leads to. */
  readonly paths: readonly (readonly Point[])[];
}

/** A bracket as it is drawn. */
export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly Column[];
  readonly boxes: readonly Box[];
  readonly flows: readonly Flow[];
}
