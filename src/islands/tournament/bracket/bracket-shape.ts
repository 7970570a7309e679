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
  readonly rows: number;
}

/** By a repêchage, or past it. */
export type FlowKind = 'direct' | 'repechage';

/** The room of a stroke from one layer to a later one; all its lines run together in it. */
export interface Route {
  /** Indexes of the layers. */
  readonly from: number;
  readonly to: number;
  readonly kind: FlowKind;
  /** Where it runs up and down beside the boxes it comes from. */
  readonly trunk: number;
  /** Where it passes other layers, and comes down beside the boxes it leads to; null where it leads to the next layer. */
  readonly above: { readonly y: number; readonly fall: number } | null;
}

/** Where everything of a format stands, whatever has been played. */
export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly Column[];
  readonly boxes: readonly Box[];
  readonly routes: readonly Route[];
}

/** Somebody who goes on for certain, or places whose players will. */
export type Onward = {
  /** The box whose standings send them. */
  readonly from: Box;
  /** The index of the layer. */
  readonly to: number;
} & (
  | { readonly is: 'person'; readonly player: number }
  /** Places from 1, both ends included. */
  | { readonly is: 'places'; readonly places: { readonly first: number; readonly last: number } }
);

/** A line of the picture. */
export interface FlowLine {
  readonly onward: Onward;
  /** The box in which the player is; null: it leads to the layer, for nobody knows yet to which of its rows. */
  readonly into: Box | null;
  /** Straight pieces, level and upright in turn. */
  readonly points: readonly Point[];
}

/** The lines of one route, which run together as lines do. */
export interface Flow extends Pick<Route, 'from' | 'to' | 'kind'> {
  readonly lines: readonly FlowLine[];
}
