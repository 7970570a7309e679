import { movesOver } from './format.ts';
import { isToBeDrawn } from './tournament-draw.ts';
import { gamesOf, isOver } from './tournament-games.ts';
import { begunAfter, onwardOf } from './tournament-onward.ts';
import { rank } from './tournament-ranks.ts';
import { rowsOf, withLast } from './tournament-rows.ts';
import type {
  Arrival,
  GameView,
  LayerStatus,
  LayerView,
  StandingTable,
  Tie,
  TournamentState,
} from './tournament-state.ts';
import { tiesOf } from './tournament-ties.ts';
import { type Begun, type OrderedTable, type Ways, waysOf } from './tournament-ways.ts';

/** What follows from the events for every layer: who is in it, its games, its standings, and who goes where. */
export function layersOf(state: TournamentState): readonly LayerView[] {
  const known = worked.get(state);
  if (known) return known;
  const passed: Passed[] = [];
  for (let index = 0; index < state.layers.length; index += 1) passed.push(passLayer(state, passed, index));
  const layers = passed.map(({ view }) => view);
  worked.set(state, layers);
  return layers;
}

/** A state never changes, and the same one is asked about by the judge, by the table and by what is told of it. */
const worked = new WeakMap<TournamentState, readonly LayerView[]>();

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
      over.filter(isOver).map(({ places }) => places),
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
  const isAllOver = groups !== null && games.every(isOver);
  const isCertain = (game: number | null) => (game === null ? isAllOver : isOver(games[game]!));
  const found = tiesOf(state, index, tables, parted).filter(({ game }) => isCertain(game));
  // Where nobody goes on from two games, one tie may settle another.
  const ties = isRotated && isByGame ? found.slice(0, isAllOver ? 1 : 0) : found.toSorted(byGame);
  const status = statusOf(isKnown || own.groups !== null, groups !== null, isAllOver, ties);

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
    moves: groups === null ? [] : moves,
  };
  const natural = ways([], NOT_BEGUN).going;
  // Where somebody goes home later a tie may come up in a layer that was done: who went on from it stays where they are.
  const gone = status === 'done' ? going : begun.going;
  return { view, onward: onwardOf(view, tables, gone, natural, plan.kind === 'R') };
}

const byGame = (one: Tie, other: Tie): number => (one.game ?? 0) - (other.game ?? 0);

const NOT_BEGUN: Begun = { going: new Map(), layers: [] };

/** Who is in a layer: all in the first; in a later one those who come, once all are known. */
function arrivalsOf({ setup }: TournamentState, passed: readonly Passed[], index: number): readonly Arrival[] {
  if (index > 0) return passed.flatMap(({ onward }) => onward.get(index) ?? []);
  return setup.players.map((_, player) => ({ player, from: null, isBack: false, isSubstitute: false }));
}

function statusOf(isKnown: boolean, isGrouped: boolean, isAllOver: boolean, ties: readonly Tie[]): LayerStatus {
  if (!isKnown) return 'waiting';
  if (!isGrouped) return 'to-draw';
  if (!isAllOver) return 'playing';
  return ties.length > 0 ? 'tied' : 'done';
}
