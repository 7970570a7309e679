import {
  type Format,
  type Layer,
  type LayerKind,
  movesOver,
  type MovesOver,
  playersOf,
  sentBy,
  targetOf,
} from './format.ts';

/** Where the players of some places go: of each game, or of the whole layer where it is rotated (R24). */
export interface Way {
  /** Places from 1, both ends included. */
  readonly places: { readonly first: number; readonly last: number };
  /** The index of the layer they go to. Out: their tournament is over. */
  readonly to: number | 'out';
  /** Players that go this way in all. */
  readonly players: number;
}

export interface LayerPlan {
  readonly kind: LayerKind;
  readonly games: number;
  /** Players in each game. */
  readonly size: number;
  /** Players in the layer. */
  readonly players: number;
  /** Games that each player of the layer plays in it. */
  readonly gamesEach: number;
  /** What the places are counted over. */
  readonly placesOf: MovesOver;
  /** Every player has a way, those of the best places first. In the final all are out, and the places are the tournament's. */
  readonly ways: readonly Way[];
}

export interface FormatPlan {
  readonly layers: readonly LayerPlan[];
  readonly players: number;
  readonly games: number;
  /** Games that a player plays in the whole tournament. */
  readonly gamesEach: { readonly least: number; readonly most: number };
  /** Ways from the heats to the final: two where some go directly and some by a repêchage. */
  readonly routes: number;
}

/** What a code means (18.1), by a reading of R24. The format has no fault by it (`checkFormat`). */
export function planFormat(format: Format, reading: MovesOver = 'layer'): FormatPlan {
  const layers = format.map((layer, index) => planLayer(format, layer, index, reading));
  const ahead = layers.reduceRight<readonly Ahead[]>((later, layer, index) => {
    const after = layer.ways.map(({ to }) => (to === 'out' ? OUT : later[to - index - 1]!));
    return [aheadOf(layer, after), ...later];
  }, []);
  const { least, most, routes } = ahead[0]!;
  const games = format.reduce((sum, layer) => sum + layer.games, 0);
  return { layers, players: layers[0]!.players, games, gamesEach: { least, most }, routes };
}

function planLayer(format: Format, layer: Layer, index: number, reading: MovesOver): LayerPlan {
  const { kind, games, size, onward } = layer;
  const players = playersOf(layer);
  const placesOf = movesOver(layer, reading);
  const ranked = placesOf === 'game' ? size : players;
  const ways: Way[] = [];
  let placed = 0;
  for (const piece of onward) {
    const places = { first: placed + 1, last: placed + piece.count };
    ways.push({ places, to: targetOf(format, index, piece.to), players: sentBy(layer, piece, reading) });
    placed = places.last;
  }
  const gone = ways.reduce((sum, way) => sum + way.players, 0);
  if (gone < players) ways.push({ places: { first: placed + 1, last: ranked }, to: 'out', players: players - gone });
  return { kind, games, size, players, gamesEach: (games * size) / players, placesOf, ways };
}

/** What is ahead of a player who comes to a layer: games, that layer's among them, and the ways on to the final. */
interface Ahead {
  readonly least: number;
  readonly most: number;
  readonly routes: number;
}

const OUT: Ahead = { least: 0, most: 0, routes: 0 };

function aheadOf({ kind, gamesEach }: LayerPlan, after: readonly Ahead[]): Ahead {
  return {
    least: gamesEach + Math.min(...after.map(({ least }) => least)),
    most: gamesEach + Math.max(...after.map(({ most }) => most)),
    routes: kind === 'F' ? 1 : after.reduce((sum, { routes }) => sum + routes, 0),
  };
}
