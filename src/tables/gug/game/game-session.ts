import { atom, batch, computed } from 'nanostores';
import type { GugEvent } from '../../../games/gug/events.ts';
import type { GugState } from '../../../games/gug/play-state.ts';
import { judgeOnce } from '../../../games/gug/play-move.ts';
import type { Network } from '../../../games/gug/network.ts';
import type { Variation } from '../../../games/gug/sips.ts';
import { positionOf, variationFor, variationOf } from '../../../games/gug/play-table.ts';
import { emptySituation, type Situation } from '../../../games/gug/situation.ts';
import { deepEqual } from '../../../games/shared/memo.ts';
import type { EntryId } from '../../../games/shared/history.ts';
import { $draft, type Draft, keepDraft } from '../../../storage/route-draft.ts';
import {
  $asked,
  $pointed,
  $replayStep,
  type Past,
  type Session,
  type Shown,
  type Table,
  undoChange,
} from '../session.ts';
import { iconsOf } from './icons.ts';
import { mainDue } from './play/turn-plays.ts';
import { act, undo } from './game-actions.ts';
import { $gameTable, $notice, type GameTable, tableNow } from './game-table.ts';
import type { GugReduction } from '../../../storage/gug-reduction.ts';
import type { SavedGugGame } from '../../../storage/saved-game.ts';

/** The one that was there before, where the new one says the same: nothing is drawn or judged again for it. */
function steadily<Value>(): (next: Value) => Value {
  let last: Value | undefined;
  return (next) => (last !== undefined && deepEqual(last, next) ? last : (last = next));
}

/** What is asked of the map: whose stand it is and, where a move is due, by which die; the route comes from the draft. */
interface Asking {
  readonly situation: Situation;
  /** Of what a route under way is: undefined where none is asked for. */
  readonly draft: Omit<Draft, 'route'> | undefined;
  /** Moves that have been made in the turn. */
  readonly moved: number;
  /** Names the turn: the game, its number, and who is to do something in it with which icon, where they choose a station. */
  readonly turn: string;
}

const sameAsking = steadily<Asking>();
const sameTable = steadily<Table>();
const sameIcons = steadily<Shown['icons']>();
const sameSituation = steadily<Situation>();

/** Whether a route under way is of the move that is asked for: it is made with the same throw. */
const isOf = (draft: Draft | null, wanted: Omit<Draft, 'route'>): draft is Draft =>
  draft?.game === wanted.game &&
  draft.icon === wanted.icon &&
  (draft.roll === undefined ? draft.turn === wanted.turn : draft.roll === wanted.roll);

function askingOf({ saved, game, reduction: { steps }, state, due: all, hand }: GameTable): Asking {
  const due = mainDue(all);
  const { turn, setup } = state;
  const isMove = due.kind === 'move';
  const seat = 'seat' in due ? due.seat : turn?.seat;
  // Before the throw a plan may be asked for either icon (17.4).
  const icon = isMove || due.kind === 'roll' ? hand.icon : 0;
  const stands = seat !== undefined && state.seats[seat]?.icons[icon]?.position && due.kind !== 'place';
  const eyes = isMove ? turn?.dice[hand.die] : undefined;
  return {
    situation: {
      ...emptySituation(saved.board.id),
      position: stands ? positionOf(game.turnNetwork(state), state, seat, icon) : null,
      dice: eyes === undefined ? [] : [eyes],
      works: setup.works,
    },
    draft:
      isMove && turn
        ? {
            game: saved.id,
            turn: turn.number,
            roll: steps.findLast(({ play }) => play.event.kind === 'roll')?.play.id,
            icon,
            die: hand.die,
          }
        : undefined,
    moved: turn?.moves.length ?? 0,
    turn: [saved.id, turn?.number, seat, due.kind === 'place' && due.icon].join(' '),
  };
}

const $asking = computed($gameTable, (table) => table && sameAsking(askingOf(table)));
/** The steps of a route that can be undone, and what they are of. */
const $steps = atom<{ readonly of: Asking | undefined; readonly past: readonly Past[] }>({ of: undefined, past: [] });
/** The turn for which the legal ends are on the map. */
const $endsOf = atom<string | undefined>();

const tableOf = ({ saved }: Pick<GameTable, 'saved'>, { rulings }: Network, variation: Variation): Table =>
  sameTable({ rulings, sides: saved.sides, variation, boardVersion: saved.board.version });

/** What is played now: in a turn also what its icon alone may not do. */
function variationNow({ saved, state, due: all, hand }: GameTable, network: Network): Variation {
  const due = mainDue(all);
  const isTurn = due.kind === 'move' || due.kind === 'roll';
  return isTurn ? variationFor(network, state, due.seat, hand.icon) : variationOf(saved.setup);
}

const $gameShown = computed(
  [$gameTable, $asking, $draft, $steps, $endsOf, $asked],
  (table, asking, draft, steps, endsOf, asked): Shown => {
    if (!table || !asking) return asked;
    const { game, state, hand } = table;
    const { draft: wanted, situation } = asking;
    const network = game.turnNetwork(state);
    return {
      situation: sameSituation(wanted && isOf(draft, wanted) ? { ...situation, route: draft.route } : situation),
      past: steps.of === asking ? steps.past : [],
      showsEnds: endsOf === asking.turn,
      table: tableOf(table, network, variationNow(table, network)),
      network,
      judge: judgeOnce,
      icons: sameIcons(iconsOf(state, wanted && hand.icon)),
      turn: asking.turn,
    };
  },
);

export const GAME_SESSION: Session = {
  $shown: $gameShown,
  put({ situation, past, showsEnds }) {
    const asking = $asking.get();
    batch(() => {
      if (past) $steps.set({ of: asking, past });
      if (situation && asking?.draft) keepDraft({ ...asking.draft, route: situation.route });
      if (showsEnds !== undefined) $endsOf.set(showsEnds ? asking?.turn : undefined);
    });
  },
  controller: {
    tap(station) {
      const table = $gameTable.get();
      if (!table) return false;
      const due = mainDue(table.due);
      $notice.set(undefined);
      if (due.kind === 'place') act({ kind: 'place', seat: due.seat, icon: due.icon, station });
      else if (due.kind !== 'move') $notice.set({ is: 'not-now' });
      return due.kind === 'move';
    },
    undo() {
      const { past, situation } = $gameShown.get();
      const isMove = $asking.get()?.draft !== undefined;
      if (isMove && (past.length > 0 || situation.route.length > 0)) {
        $notice.set(undefined);
        undoChange();
      } else undo();
    },
    moveIsDue() {
      const table = $gameTable.get();
      const due = table && mainDue(table.due);
      if (due?.kind === 'move') return 'now';
      return due?.kind === 'roll' && due.dice === 1 ? 'after-throw' : 'not-now';
    },
    throwDie(eyes) {
      const due = mainDue(tableNow().due);
      if (due.kind === 'roll') act({ kind: 'roll', seat: due.seat, dice: [eyes], by: 'hand' });
    },
    chooseReading(ruling, option) {
      if ($gameTable.get()) act({ kind: 'ruling', ruling, option });
    },
  },
};

type Move = Extract<GugEvent, { readonly kind: 'move' }>;

/** An earlier move whose route is tapped anew on the map, where the game stood then. */
interface Rerouting {
  /** The entry of the move. */
  readonly entry: EntryId;
  readonly event: Move;
  readonly before: GugState;
  /** Changes of the route that can be undone. */
  readonly past: readonly Past[];
  readonly showsEnds: boolean;
}

/** While it is set, the map belongs to that move; only set while the game is looked at again. */
export const $rerouting = atom<Rerouting | null>(null);

/** Lets the route of an earlier move be tapped anew. @param step - of the game, where its entry stands in it. */
export function reroute(entry: EntryId, event: Move, before: GugState, step = 0): void {
  batch(() => {
    $rerouting.set({ entry, event, before, past: [], showsEnds: false });
    $replayStep.set(step);
  });
}

/** Gives the map back to the game. @param drop - whether an inhibition was dropped. @returns the move as it was tapped. */
export function endRerouting(drop = false): Move | undefined {
  const rerouting = $rerouting.get();
  if (!rerouting) return undefined;
  const { kind, seat, icon, die, route, advised } = rerouting.event;
  batch(() => {
    $rerouting.set(null);
    $replayStep.set(null);
  });
  return { kind, seat, icon, die, route, drop, ...(advised && { advised }) };
}

/** A route that was better than the one played: it lies on the map at that step of the game that is looked at again. */
export const $betterRoute = atom<{ readonly step: number; readonly event: Move; readonly before: GugState } | null>(
  null,
);

/** Shows on the map what a move might have been. @param event - with the better route. @param step - of the move, from 1. */
export function showBetter(step: number, event: Move, before: GugState): void {
  batch(() => {
    $betterRoute.set({ step, event, before });
    $replayStep.set(step);
  });
}

/** The map while a route is tapped anew: the judge looks at it as the game stood then. */
function shownRerouting(
  { game, saved }: GameTable,
  { event, before, past, showsEnds }: Omit<Rerouting, 'entry'>,
): Shown {
  const network = game.turnNetwork(before);
  const { seat, icon, die, route } = event;
  return {
    situation: sameSituation({
      ...emptySituation(saved.board.id),
      position: positionOf(network, before, seat, icon),
      dice: [before.turn!.dice[die]!],
      works: before.setup.works,
      route,
    }),
    past,
    showsEnds,
    table: tableOf({ saved }, network, variationFor(network, before, seat, icon)),
    network,
    icons: sameIcons(iconsOf(before, icon)),
  };
}

export const REPLAY_SESSION: Session = {
  $shown: computed(
    [$gameTable, $replayStep, $rerouting, $betterRoute, $asked],
    (table, at, rerouting, better, asked): Shown => {
      if (!table) return asked;
      if (rerouting) return shownRerouting(table, rerouting);
      if (better?.step === at) return shownRerouting(table, { ...better, past: [], showsEnds: false });
      const { saved, game, reduction: played, state } = table;
      const step = Math.min(at ?? Infinity, played.steps.length);
      const network = game.turnNetwork(played.steps[step - 1]?.before ?? state);
      return {
        situation: sameSituation(situationAt(network, saved, played, step)),
        past: [],
        showsEnds: false,
        table: tableOf(table, network, variationNow(table, network)),
        network,
        icons: sameIcons(iconsOf(stateAt(played, step))),
      };
    },
  ),
  put({ situation, past, showsEnds }) {
    const now = $rerouting.get();
    if (!now) return;
    const event = situation ? { ...now.event, route: situation.route } : now.event;
    $rerouting.set({ ...now, event, past: past ?? now.past, showsEnds: showsEnds ?? now.showsEnds });
  },
  controller: {
    tap(station) {
      if ($rerouting.get()) return true;
      // Nothing is played in the past: a tap is a question where that is.
      $pointed.set(station);
      return false;
    },
    undo() {
      if ($rerouting.get()) undoChange();
      else $replayStep.set(Math.max(0, ($replayStep.get() ?? 0) - 1));
    },
    chooseReading: () => undefined,
  },
};

/** What the map shows of a step of a game, 0 for the start: a move by its route, all else by where its seat stands. */
export function situationAt(
  network: Network,
  { setup, board }: SavedGugGame,
  { steps }: GugReduction,
  step: number,
): Situation {
  const empty = { ...emptySituation(board.id), works: setup.works };
  const found = steps[step - 1];
  if (!found) return empty;
  const { before, after, play } = found;
  const { event } = play;
  if (event.kind === 'move') {
    const eyes = before.turn?.dice[event.die];
    const position = positionOf(network, before, event.seat, event.icon);
    return { ...empty, position, dice: eyes === undefined ? [] : [eyes], route: event.route };
  }
  const seat = 'seat' in event ? event.seat : after.turn?.seat;
  return { ...empty, position: seat === undefined ? null : standOf(network, after, seat) };
}

function standOf(network: Network, state: GugState, seat: number) {
  return state.seats[seat]?.icons[0]?.position ? positionOf(network, state, seat, 0) : null;
}

/** The game after so many of its steps, 0 for the start; more than there are is the game as it stands. */
export function stateAt({ state, steps }: GugReduction, step: number): GugState {
  return steps[step]?.before ?? state;
}

/** What lies below the map of a running game. */
export type BookTab = 'results' | 'players' | 'rules' | 'map';

/** The part that a key elsewhere leads to; null once it is shown. */
export const $requestedTab = atom<BookTab | null>(null);
