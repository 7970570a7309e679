import type { TournamentEvent } from '../../../src/games/tournament/tournament-events.ts';

/** A layer as the slow model reads it from its code, by itself. */
interface SlowLayer {
  readonly kind: string;
  readonly rotated: boolean;
  readonly moves: readonly { readonly count: number; readonly to: number }[];
}

function slowLayers(code: string): readonly SlowLayer[] {
  const texts = code.split('-');
  const kinds = texts.map((text) => /[A-Z]+/.exec(text)![0]);
  return texts.map((text, index) => ({
    kind: kinds[index]!,
    rotated: text.includes('@'),
    moves: [...(text.split('/')[1] ?? '').matchAll(/(\d+)([A-Z]+)/g)].map(([, count, kind]) => ({
      count: Number(count),
      to: kinds.indexOf(kind!, index + 1),
    })),
  }));
}

export interface SlowTournament {
  /** Who came to each layer, in the order of their numbers. */
  readonly came: readonly (readonly number[])[];
  /** By player. */
  readonly places: readonly number[];
}

/**
 * A tournament from which nobody has withdrawn, worked out anew from its code and its events: by scores, with no regard to
 * how the engine does it.
 *
 * @param groups - the players of the games of each layer, as they were drawn.
 */
export function slowTournament(
  code: string,
  count: number,
  groups: readonly (readonly (readonly number[])[])[],
  events: readonly TournamentEvent[],
): SlowTournament {
  const layers = slowLayers(code);
  const came: number[][] = layers.map((_, index) =>
    index === 0 ? Array.from({ length: count }, (_, player) => player) : [],
  );
  const reached = Array.from({ length: count }, () => ({ layer: 0, behind: 0 }));
  layers.forEach(({ rotated, moves }, layer) => {
    const tables: (number | null)[] = rotated ? [null] : groups[layer]!.map((_, game) => game);
    for (const table of tables) {
      const members = table === null ? came[layer]! : groups[layer]![table]!;
      const score = (player: number) => scoreOf(events, groups[layer]!, layer, table, player);
      const before = (one: number, other: number) => isLess(score(one), score(other));
      const order = [...members].sort((one, other) => (before(one, other) ? -1 : before(other, one) ? 1 : one - other));
      for (const player of order) {
        reached[player] = { layer, behind: members.filter((other) => before(other, player)).length };
      }
      const rest = [...order];
      for (const { count, to } of moves) came[to]!.push(...rest.splice(0, count));
    }
  });
  const isAhead = (one: number, other: number) =>
    reached[one]!.layer > reached[other]!.layer ||
    (reached[one]!.layer === reached[other]!.layer && reached[one]!.behind < reached[other]!.behind);
  const places = reached.map((_, player) => 1 + reached.filter((_, other) => isAhead(other, player)).length);
  return { came: came.map((players) => players.toSorted((one, other) => one - other)), places };
}

/** The sum of places, the best of them, then each toss: the lowest is the best. */
function scoreOf(
  events: readonly TournamentEvent[],
  games: readonly (readonly number[])[],
  layer: number,
  table: number | null,
  player: number,
): readonly number[] {
  const places: number[] = [];
  const tosses: number[] = [];
  for (const event of events) {
    if (!('layer' in event) || event.layer !== layer) continue;
    if (event.kind === 'result' && games[event.game]!.includes(player) && (table === null || table === event.game)) {
      const group = event.order.findIndex((together) => together.includes(player));
      places.push(group < 0 ? games[event.game]!.length : 1 + event.order.slice(0, group).flat().length);
    }
    if (event.kind === 'toss' && event.game === table) {
      tosses.push(6 - (event.throws.find((thrown) => thrown.player === player)?.eyes ?? 6));
    }
  }
  return [places.reduce((sum, place) => sum + place, 0), Math.min(...places), ...tosses];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  for (let index = 0; index < one.length; index += 1)
    if (one[index] !== other[index]) return one[index]! < other[index]!;
  return false;
}
