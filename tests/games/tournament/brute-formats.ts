/** A format of the brute force, by its code, with what it comes to; two games of it are played side by side. */
export interface BruteFormat {
  readonly code: string;
  readonly least: number;
  readonly most: number;
  readonly routes: number;
  readonly games: number;
  readonly rounds: number;
  readonly layers: number;
  readonly sizes: readonly number[];
  readonly isRotated: boolean;
  readonly isWarmUp: boolean;
}

interface Group {
  /** Layers, by their index, that the players of a route were in. */
  readonly route: readonly number[];
  readonly games: number;
  readonly players: number;
}

const SIDE_BY_SIDE = 2;
const ORDERS = ['H F', 'H R F', 'H SF F', 'H R SF F', 'H SF R F', 'H R SF R F'];

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * All that can be suggested for a few players, with games of 3-5 and nobody in more games of a rotated layer than given:
 * every layer with every number of games and every number of places to every later kind, thrown away where it is no
 * such format. The places of a rotated layer count over all of it, or over each of its games (R24).
 */
export function bruteFormats(players: number, mostEach: number, over: 'layer' | 'game'): readonly BruteFormat[] {
  return ORDERS.flatMap((order) => {
    const kinds = order.split(' ');
    return grow(kinds, 0, { mostEach, over }, [{ to: 0, route: [], games: 0, players }], {
      pieces: [],
      sizes: [],
      games: 0,
      rounds: 0,
      rotated: [],
      isWarmUp: false,
      ended: [],
    });
  });
}

interface Part {
  readonly pieces: readonly string[];
  readonly sizes: readonly number[];
  readonly games: number;
  readonly rounds: number;
  readonly rotated: readonly number[];
  readonly isWarmUp: boolean;
  /** Who is out, or has played the final. */
  readonly ended: readonly (Group & { readonly isFinal: boolean })[];
}

function grow(
  kinds: readonly string[],
  at: number,
  how: { readonly mostEach: number; readonly over: 'layer' | 'game' },
  waiting: readonly (Group & { readonly to: number })[],
  part: Part,
): readonly BruteFormat[] {
  if (at === kinds.length) return [finish(kinds, part)];
  const kind = kinds[at]!;
  const here = waiting.filter(({ to }) => to === at);
  const count = here.reduce((sum, group) => sum + group.players, 0);
  const start = waiting.filter(({ to }) => to === 0).reduce((sum, group) => sum + group.players, 0);
  const heats = at === 0 ? count : Number(part.pieces[0]!.split('|')[1]);
  if (at > 0 && kind !== 'F' && count >= heats) return [];
  const found: BruteFormat[] = [];
  for (const size of [3, 4, 5]) {
    for (const games of range(1, 60)) {
      const each = (games * size) / count;
      if (!Number.isInteger(each) || each > how.mostEach || count < size) continue;
      const isRotated = each > 1;
      if (isRotated && (kind === 'R' || kinds.length > 3 || part.rotated.length > 0)) continue;
      if ((kind === 'SF' && games === 1) || (kind === 'F' && count !== size)) continue;
      const groups = isRotated && how.over === 'layer' ? 1 : games;
      // Who has gone on from one game is passed over in the others.
      const places = isRotated ? Math.floor(count / groups) : size;
      let rounds = 1;
      while (rounds * Math.min(SIDE_BY_SIDE, Math.floor(count / size)) < games) rounds += 1;
      const later = kinds.flatMap((target, index) =>
        index > at && kinds.indexOf(target, at + 1) === index ? [{ target, index }] : [],
      );
      for (const sent of sendings(later.length, kind === 'F' ? 0 : places)) {
        const named = later.map((one, index) => ({ ...one, places: sent[index]! })).filter((one) => one.places > 0);
        const total = named.reduce((sum, one) => sum + one.places, 0);
        if (kind !== 'F' && (named.length === 0 || named.length > 2)) continue;
        const toSecond = named.find(({ target }) => target === 'R');
        if (toSecond && (named.length === 1 || toSecond.index !== at + 1)) continue;
        if (kind === 'R' && (named.length > 1 || total > places / 2 || toSecond)) continue;
        const isWhole = kind !== 'F' && named.length === 1 && total * groups === count;
        if (isWhole && (at > 0 || named[0]!.target !== 'F' || groups > 1)) continue;
        const ordered = ['F', 'SF', 'R'].flatMap((target) => named.filter((one) => one.target === target));
        const on = here.flatMap((group) =>
          ordered.map((one) => ({
            to: one.index,
            route: [...group.route, at],
            games: group.games + each,
            players: 0,
          })),
        );
        // How many of each route come on is up to the games; only how many come in all counts.
        const moved = ordered.flatMap((one) =>
          on.filter(({ to }) => to === one.index).map((g, i) => ({ ...g, players: i === 0 ? one.places * groups : 0 })),
        );
        const isOver = kind === 'F' || total * groups < count;
        const ended = isOver
          ? here.map((g) => ({ route: [...g.route, at], games: g.games + each, players: 0, isFinal: kind === 'F' }))
          : [];
        const code = `${kind === 'F' && games === 1 ? '' : games}${kind}${size}${isRotated ? `@${count}` : ''}`;
        const onward = ordered.map((one) => `${one.places}${one.target}`).join('');
        found.push(
          ...grow(kinds, at + 1, how, [...waiting.filter(({ to }) => to > at), ...moved], {
            pieces: [...part.pieces, `${code}${onward && '/'}${onward}|${at === 0 ? start : ''}`],
            sizes: [...part.sizes, size],
            games: part.games + games,
            rounds: part.rounds + rounds,
            rotated: isRotated ? [...part.rotated, at] : part.rotated,
            isWarmUp: part.isWarmUp || isWhole,
            ended: [...part.ended, ...ended],
          }),
        );
      }
    }
  }
  return found;
}

/** Every way to share at most so many places out among so many. */
function sendings(targets: number, places: number): readonly (readonly number[])[] {
  if (targets === 0) return [[]];
  return range(0, places).flatMap((first) => sendings(targets - 1, places - first).map((rest) => [first, ...rest]));
}

function finish(kinds: readonly string[], part: Part): BruteFormat {
  const each = part.ended.map(({ games }) => games);
  return {
    code: part.pieces.map((piece) => piece.split('|')[0]).join('-'),
    least: Math.min(...each),
    most: Math.max(...each),
    routes: new Set(part.ended.filter(({ isFinal }) => isFinal).map(({ route }) => route.join())).size,
    games: part.games,
    rounds: part.rounds,
    layers: kinds.length,
    sizes: part.sizes,
    isRotated: part.rotated.length > 0,
    isWarmUp: part.isWarmUp,
  };
}

/** A text that sorts as formats are ranked: the rule book's considerations in their order, then the day, then the code. */
export function bruteRank({ isWarmUp, isRotated, sizes, least, most, routes, ...format }: BruteFormat): string {
  const spread = Math.max(...sizes) - Math.min(...sizes);
  const way = routes === 2 ? 0 : routes === 1 ? 1 : routes;
  const numbers = [Number(isWarmUp), Number(isRotated), spread, most - least, way];
  return [...numbers, format.rounds, format.games, format.layers]
    .map((number) => String(number).padStart(3, '0'))
    .concat(format.code)
    .join(' ');
}
