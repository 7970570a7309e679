import { onceFor } from '../shared/memo.ts';
import { type Draw, drawSome, seeded } from '../shared/seeded.ts';
import { type Layer, movesOver } from './format.ts';
import { rotationRounds } from './rotation.ts';
import {
  rank,
  type Begun,
  type Going,
  type OrderedTable,
  rowsOf,
  type Ways,
  waysOf,
  withLast,
} from './tournament-rows.ts';
import type {
  Arrival,
  GamePlace,
  GameResult,
  GameView,
  LayerState,
  LayerStatus,
  LayerView,
  StandingTable,
  Tie,
  TournamentState,
} from './tournament-state.ts';

/** Somebody who is in a layer, as the draw sees them. */
export interface Entrant {
  readonly player: number;
  /** The game they come from; empty in the first layer. Who comes from the same one has played together. */
  readonly origin: string;
  /** Their seat stays empty. */
  readonly isWithdrawn: boolean;
}

/** Whether there is anything to draw: not where everybody is in every game. */
const isToBeDrawn = ({ games, size, rotated }: Layer): boolean => (rotated === null ? games > 1 : rotated > size);

/**
 * The players of each game of a layer. In a layer that is not rotated, who comes from the same game is kept apart as far
 * as the games go, and so are the empty seats; in a rotated one everybody plays equally many games.
 *
 * @param seed - a whole number from 0 to 2³² - 1: the same entrants, in whatever order, and seed give the same draw.
 */
export function drawGroups(layer: Layer, entrants: readonly Entrant[], seed: number): readonly (readonly number[])[] {
  const draw = seeded(seed);
  if (layer.rotated !== null) {
    const players = shuffled(
      draw,
      entrants.map(({ player }) => player).sort((a, b) => a - b),
    );
    const { games, size } = layer;
    const rounds = rotationRounds({ players: players.length, size, games, sideBySide: games, seed: draw(2 ** 32) });
    return rounds.flatMap((round) => round.map((game) => game.map((at) => players[at]!)));
  }
  // Dealt one after the other, those of one origin come to different games, until every game has one of them.
  const order = shuffled(draw, originsOf(entrants)).flatMap((group) => shuffled(draw, group));
  const games = shuffled(
    draw,
    Array.from({ length: layer.games }, (_, game) => order.filter((_, index) => index % layer.games === game)),
  );
  return games.map((players) => shuffled(draw, players));
}

/** The players by what keeps them apart, in an order that says nothing about how they came. */
function originsOf(entrants: readonly Entrant[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const { player, origin, isWithdrawn } of [...entrants].sort((one, other) => one.player - other.player)) {
    const key = isWithdrawn ? 'withdrawn' : origin;
    groups.set(key, [...(groups.get(key) ?? []), player]);
  }
  return [...groups.values()];
}

const shuffled = <Item>(draw: Draw, items: readonly Item[]): readonly Item[] => drawSome(draw, items, items.length);

/** How each game of a layer stands. @param groups - their players; null while they are not known. */
function gamesOf(
  { results }: LayerState,
  groups: readonly (readonly number[])[] | null,
  withdrawn: readonly number[],
): readonly GameView[] {
  return results.map((result, game): GameView => {
    const players = groups?.[game];
    if (players === undefined) return { players: [], present: [], is: 'waiting', places: [], from: null };
    if (result !== null) {
      const present = players.filter((player) => !result.absent.includes(player));
      return { players, present, is: 'over', places: placesIn(players, result), from: result.from };
    }
    const present = players.filter((player) => !withdrawn.includes(player));
    if (present.length > 1) return { players, present, is: 'to-play', places: [], from: null };
    const absent = players.filter((player) => !present.includes(player));
    const places = placesIn(players, { order: present.map((player) => [player]), dnf: [], absent, from: null });
    return { players, present, is: 'walkover', places, from: null };
  });
}

/** R25: the order of finishing. Who came in together share the first of their places; who did not finish, the last of all. */
function placesIn(players: readonly number[], { order, dnf, absent }: GameResult): readonly GamePlace[] {
  let place = 1;
  const finished = order.flatMap((group) => {
    const rows = group.map((player): GamePlace => ({ player, place, is: 'finished' }));
    place += group.length;
    return rows;
  });
  const last = players.length;
  return [
    ...finished,
    ...dnf.map((player): GamePlace => ({ player, place: last, is: 'dnf' })),
    ...absent.map((player): GamePlace => ({ player, place: last, is: 'absent' })),
  ];
}

/** Whether a game has its places. */
export const isOver = ({ is }: GameView): boolean => is === 'over' || is === 'walkover';

/** What follows from the events for every layer: who is in it, its games, its standings, and who goes where. */
export const layersOf = onceFor((state: TournamentState): readonly LayerView[] => {
  const passed: Passed[] = [];
  for (let index = 0; index < state.layers.length; index += 1) passed.push(passLayer(state, passed, index));
  return passed.map(({ view }) => view);
});

interface Passed {
  readonly view: LayerView;
  /** Who comes from here to a later layer, by the index of that layer; empty until this one is done. */
  readonly onward: ReadonlyMap<number, readonly Arrival[]>;
}

function passLayer(state: TournamentState, passed: readonly Passed[], index: number): Passed {
  const { withdrawn } = state;
  const own = state.layers[index]!;
  const layer = state.format[index]!;
  const plan = state.plan.layers[index]!;
  const arrivals = arrivalsOf(state, passed, index);
  const players = arrivals.map(({ player }) => player);
  const isKnown = players.length === plan.players;
  const isDrawn = isToBeDrawn(layer);
  const groups = own.groups ?? (isKnown && !isDrawn ? own.results.map(() => players) : null);
  const games = gamesOf(own, groups, withdrawn);

  const rankIn = (among: readonly number[], over: readonly GameView[], game: number | null) =>
    rank(
      among,
      over.map(({ places }) => places),
      own,
      { game },
      own.rulings.R25,
    );
  const isRotated = layer.rotated !== null;
  const isByGame = movesOver(layer, own.rulings.R24) === 'game';
  const ranks = [
    ...(isRotated ? [{ layer: index, game: null, order: rankIn(players, games, null) }] : []),
    ...games.map((view, game) => ({ layer: index, game, order: rankIn(view.players, [view], game) })),
  ];
  /** Of each table as it is, or as it would be if nobody had withdrawn. */
  const ways = (gone: readonly number[], begun: Begun): Ways & { readonly tables: readonly OrderedTable[] } => {
    const tables = ranks.map((table) => ({ ...table, order: withLast(table.order, gone) }));
    const whole = tables.find(({ game }) => game === null);
    const movers = tables.filter(({ game }) => (game === null) !== isByGame);
    return { ...waysOf(plan, movers, whole, begun), tables };
  };
  const begun = begunAfter(state, index);
  const { going, ties: parted, tables } = ways(withdrawn, begun);
  const isAllOver = games.every(isOver);
  const isCertain = (game: number | null) => (game === null ? isAllOver : isOver(games[game]!));
  const found = tiesOf(state, index, tables, parted).filter(({ game }) => isCertain(game));
  // Where nobody goes on from two games, one tie may settle another.
  const ties = isRotated && isByGame ? found.slice(0, isAllOver ? 1 : 0) : [...found].sort(byGame);
  const status = statusOf(isKnown, groups !== null, isAllOver, ties);

  const guessed = ties.flatMap(({ among }) => among);
  /** Who is in a later layer that has begun is there, whatever is open here. */
  const isSettled = (player: number, game: number | null) =>
    begun.going.has(player) || (isCertain(game) && !guessed.includes(player) && (status === 'done' || !isRotated));
  const standings = ranks.flatMap((ranked, at): readonly StandingTable[] => {
    const { game } = ranked;
    if (game !== null && !isByGame) return [];
    const toOf = (player: number) => (isSettled(player, game) ? (going.get(player)?.to ?? 'out') : null);
    return [{ layer: index, game, rows: rowsOf(tables[at]!, ranked.order, withdrawn, toOf) }];
  });
  const moves = [...going].flatMap(([player, way]) => (isSettled(player, way.game) ? [{ player, ...way }] : []));
  const view: LayerView = {
    status,
    isDrawn,
    arrivals,
    games,
    tables: groups === null ? [] : standings,
    ties,
    moves,
  };
  const natural = ways([], NOT_BEGUN).going;
  // Where somebody goes home later a tie may come up in a layer that was done: who went on from it stays where they are.
  const gone = status === 'done' ? going : begun.going;
  return { view, onward: onwardOf(view, tables, gone, natural, plan.kind === 'R') };
}

const byGame = (one: Tie, other: Tie): number => (one.game ?? 0) - (other.game ?? 0);

const NOT_BEGUN: Begun = { going: new Map(), layers: [] };

/** Who is in a layer: all in the first; in a later one those who come, once all are known. */
function arrivalsOf({ plan, replaced }: TournamentState, passed: readonly Passed[], index: number): readonly Arrival[] {
  if (index > 0) return passed.flatMap(({ onward }) => onward.get(index) ?? []);
  return Array.from({ length: plan.layers[0]!.players }, (_, place) => {
    const player = playerAt(replaced, place);
    return { player, from: null, isBack: false, isSubstitute: false };
  });
}

/** Who has a place by now: somebody may have come instead of somebody who had come instead. */
function playerAt(replaced: TournamentState['replaced'], player: number): number {
  const by = replaced?.[player];
  return by === undefined ? player : playerAt(replaced, by);
}

/** Whose places are free for latecomers: they have gone home, none of their games is over, and no later layer has begun. */
export function freePlaces(
  { layers: [, ...later], withdrawn, replaced }: TournamentState,
  views: readonly LayerView[],
): readonly number[] {
  const first = views[0]!;
  // Where somebody goes home later, a tie may come up in a layer that was done.
  if (first.status === 'done' || later.some(({ groups }) => groups !== null)) return [];
  const isPlayed = (player: number) => first.games.some(({ is, players }) => is === 'over' && players.includes(player));
  return withdrawn.filter((player) => replaced?.[player] === undefined && !isPlayed(player));
}

function statusOf(isKnown: boolean, isGrouped: boolean, isAllOver: boolean, ties: readonly Tie[]): LayerStatus {
  if (!isKnown) return 'waiting';
  if (!isGrouped) return 'to-draw';
  if (!isAllOver) return 'playing';
  return ties.length > 0 ? 'tied' : 'done';
}

/** Who must be parted: equals between whom the moves part, and in the final those who share the first place (R25). */
function tiesOf(
  { plan, layers }: TournamentState,
  index: number,
  tables: readonly OrderedTable[],
  parted: Ways['ties'],
): readonly Tie[] {
  const by = layers[index]!.rulings.R25 === 'referee' ? 'referee' : 'toss';
  const isFinal = index === plan.layers.length - 1;
  const table = isFinal ? tables[0] : undefined;
  const first = table?.order[0] ?? [];
  const winners =
    table && first.length > 1 ? [{ layer: index, game: table.game, among: first.map(({ player }) => player) }] : [];
  return [...parted, ...winners].map((tie) => ({ ...tie, by }));
}

/** Who went from a layer to one that has begun, and from which of its games, as it was then: nobody goes to an earlier one. */
function begunAfter({ layers }: TournamentState, index: number): Begun {
  const going = new Map<number, Going>();
  const begun = layers.flatMap(({ groups }, at) => (groups === null ? [] : [at]));
  for (const to of begun) {
    for (const player of new Set(layers[to]!.groups!.flat())) {
      const from = layers[to]!.came?.find((arrival) => arrival.player === player)?.from;
      if (from?.layer === index) going.set(player, { to, game: from.game });
    }
  }
  return { going, layers: begun };
}

/** Who comes to which later layer, and how; in the order of the tables, the best first. */
function onwardOf(
  { arrivals }: LayerView,
  tables: readonly OrderedTable[],
  going: ReadonlyMap<number, Going>,
  natural: ReadonlyMap<number, Going>,
  isRepechage: boolean,
): ReadonlyMap<number, readonly Arrival[]> {
  const onward = new Map<number, Arrival[]>();
  for (const { layer, game, order } of tables) {
    order.flat().forEach(({ player }, index) => {
      const way = going.get(player);
      if (way?.game !== game) return;
      const isBack = isRepechage || arrivals.some((arrival) => arrival.player === player && arrival.isBack);
      const isSubstitute = natural.get(player)?.to !== way.to;
      const from = { layer, game, position: index + 1 };
      onward.set(way.to, [...(onward.get(way.to) ?? []), { player, from, isBack, isSubstitute }]);
    });
  }
  return onward;
}
