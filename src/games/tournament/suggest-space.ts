import {
  type Format,
  groupsOf,
  type Layer,
  type LayerKind,
  mostOnward,
  type MovesOver,
  type Onward,
  playersOf,
  sentBy,
} from './format.ts';

/** Of the layers between the heats and the final: a repêchage, the semi-finals, a repêchage; any of them, or none. */
const ORDERS: readonly (readonly LayerKind[])[] = [false, true].flatMap((first) =>
  [false, true].flatMap((semi) =>
    [false, true]
      // Two repêchages have the semi-finals between them.
      .filter((second) => !second || semi)
      .map((second): readonly LayerKind[] => [
        'H',
        ...(first ? (['R'] as const) : []),
        ...(semi ? (['SF'] as const) : []),
        ...(second ? (['R'] as const) : []),
        'F',
      ]),
  ),
);

/** The better places go to the kind that comes first here. */
const BETTER_FIRST = ['F', 'SF', 'R'] as const satisfies readonly LayerKind[];

/** Games that a player plays in a rotated layer, at most. */
const MOST_ROTATED = 6;
/** Layers of a format that rotates one: to play on and on there comes instead of another layer. */
const MOST_WITH_ROTATION = 3;

/** What is counted of a search: the layers that it tried. */
export interface Tally {
  tried: number;
}

/**
 * Every format that a table may be told of, each once:
 *
 * - games are of the given sizes; heats, at most one repêchage before and one after the semi-finals, and the final;
 * - at most one layer is rotated, in at most three layers, with two to six games for each of its players; a final only
 *   so that the same players play several games, and no repêchage;
 * - semi-finals are two games or more;
 * - a layer sends its players to one or two others, the better to the final, then to the semi-finals, then to a
 *   repêchage;
 * - a repêchage is a second way: it takes what comes behind others who go on, of the layer just before it, and at most
 *   half of each of its games goes on, to one layer;
 * - the heats have more players than any other layer, and all players of a layer go on together from one heat to the
 *   final alone: of any other layer the places count.
 *
 * @param players - of the heats, 3 or more. @param sizes - each from 3 on, none twice. @param reading - of R24.
 */
export function formatsFor(
  players: number,
  sizes: readonly number[],
  reading: MovesOver,
  tally: Tally,
): readonly Format[] {
  return ORDERS.flatMap((order) => {
    const coming = order.map((_, index) => (index === 0 ? players : 0));
    return layersFrom({ order, sizes, reading, tally }, coming, []);
  });
}

interface Space {
  readonly order: readonly LayerKind[];
  readonly sizes: readonly number[];
  readonly reading: MovesOver;
  readonly tally: Tally;
}

/** The formats that begin with some layers; `coming`: players on their way to each layer of the order. */
function layersFrom(space: Space, coming: readonly number[], done: readonly Layer[]): readonly Format[] {
  const { order, sizes, reading, tally } = space;
  const index = done.length;
  const kind = order[index];
  if (kind === undefined) return [done];
  const found: Format[] = [];
  for (const seating of seatings(space, coming, done)) {
    const room = Math.max(...sizes) - coming.at(-1)!;
    for (const onward of kind === 'F' ? [[]] : moves(space, index, seating, room)) {
      tally.tried += 1;
      const layer: Layer = { ...seating, onward };
      const next = [...coming];
      for (const piece of onward) next[order.indexOf(piece.to, index + 1)]! += sentBy(layer, piece, reading);
      found.push(...layersFrom(space, next, [...done, layer]));
    }
  }
  return found;
}

type Seating = Omit<Layer, 'onward'>;

/** Every way to seat the players of the layer after some. */
function seatings({ order, sizes }: Space, coming: readonly number[], done: readonly Layer[]): readonly Seating[] {
  const index = done.length;
  const kind = order[index]!;
  const players = coming[index]!;
  const canRotate = kind !== 'R' && order.length <= MOST_WITH_ROTATION && done.every(({ rotated }) => rotated === null);
  return sizes
    .filter((size) => players >= size && (kind !== 'F' || players === size))
    .flatMap((size) =>
      upTo(canRotate ? MOST_ROTATED : 1)
        .filter((each) => (players * each) % size === 0)
        .map((each) => ({ kind, games: (players * each) / size, size, rotated: each === 1 ? null : players })),
    )
    .filter(({ games }) => kind !== 'SF' || games > 1);
}

/** Every way to send the players of a layer on; `room`: how many more the final can take. */
function moves(
  { order, reading }: Space,
  index: number,
  seating: Seating,
  room: number,
): readonly (readonly Onward[])[] {
  const isSecond = order[index] === 'R';
  const whole = playersOf(seating);
  const groups = groupsOf(seating, reading);
  const players = mostOnward(seating, reading);
  const toFinal = Math.floor(room / groups);
  const most = isSecond ? Math.floor(players / 2) : players;
  const later = BETTER_FIRST.filter((kind) =>
    kind === 'R' ? !isSecond && order[index + 1] === 'R' : order.includes(kind, index + 1),
  );
  return later.flatMap((to, best) => {
    if (to === 'R') return [];
    const isWarmUp = index === 0 && to === 'F' && groups === 1;
    return upTo(to === 'F' ? Math.min(most, toFinal) : most).flatMap((count): readonly (readonly Onward[])[] => {
      const alone = count * groups < whole || isWarmUp ? [[{ count, to }]] : [];
      const second = isSecond ? [] : later.slice(best + 1);
      const both = second.flatMap((other) =>
        upTo(players - count).map((rest) => [
          { count, to },
          { count: rest, to: other },
        ]),
      );
      return [...alone, ...both];
    });
  });
}

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);
