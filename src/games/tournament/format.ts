import type { TournamentReadings } from './rulings.ts';

/** The kinds of layers (18.1): heats, semi-finals, repêchages, the final. */
export const LAYER_KINDS = ['H', 'SF', 'R', 'F'] as const;
export type LayerKind = (typeof LAYER_KINDS)[number];

/** A piece after the slash, as `2R`. */
export interface Onward {
  /** Players: the next best of each game; where it is rotated, of the layer as a whole, or of each game as well (R24). */
  readonly count: number;
  /** The nearest later layer of this kind. */
  readonly to: LayerKind;
}

export interface Layer {
  readonly kind: LayerKind;
  /** Games of the layer in all. */
  readonly games: number;
  /** Players in each game. */
  readonly size: number;
  /** `@X`: the players of a rotated layer, who play equally many games and more than one (R24). Null: each plays one. */
  readonly rotated: number | null;
  /** Best places first: `1F2R` sends the first to the final, the second and the third to the repêchage. */
  readonly onward: readonly Onward[];
}

/** A tournament as its code says it (18.1), from the heats to the final. */
export type Format = readonly Layer[];

/** Players of a layer. */
export const playersOf = ({ games, size, rotated }: Omit<Layer, 'onward'>): number => rotated ?? games * size;

/** Over what the moves of a rotated layer count (R24). */
export type MovesOver = TournamentReadings['R24'];

/** Over what the moves of a layer count: each of its games, or all of it. */
export const movesOver = ({ rotated }: Pick<Layer, 'rotated'>, reading: MovesOver): MovesOver =>
  rotated === null ? 'game' : reading;

/** How often the moves of a layer count: in each of its games, or once over all of it. */
const groupsOf = (layer: Pick<Layer, 'games' | 'rotated'>, reading: MovesOver): number =>
  movesOver(layer, reading) === 'game' ? layer.games : 1;

/** So many can go on each time the moves of a layer count. Nobody goes on from two games of a rotated layer. */
export const mostOnward = (layer: Omit<Layer, 'onward'>, reading: MovesOver): number =>
  Math.floor(playersOf(layer) / groupsOf(layer, reading));

/** Players that a layer sends on by one piece after its slash. */
export const sentBy = (layer: Layer, { count }: Onward, reading: MovesOver): number => count * groupsOf(layer, reading);

/** The layer that a piece after the slash means, by its index; -1 where there is none. */
export const targetOf = (format: Format, from: number, to: LayerKind): number =>
  format.findIndex(({ kind }, index) => index > from && kind === to);

/** What comes to a layer, by the index of the layer it comes from. */
export function arrivals(
  format: Format,
  to: number,
  reading: MovesOver,
): readonly { readonly from: number; readonly players: number }[] {
  return format.flatMap((layer, from) => {
    const here = layer.onward.filter((piece) => targetOf(format, from, piece.to) === to);
    return here.map((piece) => ({ from, players: sentBy(layer, piece, reading) }));
  });
}
