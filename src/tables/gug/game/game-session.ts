import { atom, batch, computed } from 'nanostores';
import type { Board } from '../../../games/gug/board.ts';
import { asPlayed } from '../../../games/gug/as-played.ts';
import { dueOf } from '../../../games/gug/due.ts';
import type { GugEvent, Overrule } from '../../../games/gug/events.ts';
import type { GugFinding, GugGame } from '../../../games/gug/play.ts';
import type { Due, GugState } from '../../../games/gug/play-state.ts';
import { judgeOnce } from '../../../games/gug/play-move.ts';
import type { Network } from '../../../games/gug/network.ts';
import type { Variation } from '../../../games/gug/sips.ts';
import { positionOf, variationFor, variationOf } from '../../../games/gug/play-table.ts';
import { emptySituation, type Situation } from '../../../games/gug/situation.ts';
import { isAlike } from '../../../games/shared/asked-once.ts';
import { corrected, lostBy, type Outlook, outlookOn } from '../../../games/shared/correction.ts';
import { fold, type FoldStep, type Misfit } from '../../../games/shared/fold.ts';
import type { Judgement } from '../../../games/shared/game.ts';
import type { Correction, EntryId } from '../../../games/shared/history.ts';
import { playedOf, redoOf } from '../../../games/shared/played.ts';
import { currentGame } from '../../../storage/current-game.ts';
import { $draft, keepDraft } from '../../../storage/draft.ts';
import { $games, append } from '../../../storage/games.ts';
import { type FoldedGugGame, foldSaved, judgeOfSaved } from '../../../storage/played.ts';
import type { SavedGugGame } from '../../../storage/saved-game.ts';
import { releaseFocus } from '../../../ui/focus.ts';
import { $boards } from '../boards.ts';
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
import { situationAt, stateAt } from './book/replayed.ts';
import { iconsOf } from './icons.ts';
import { type Hand, handFor, mainDue } from './play/turn-plays.ts';
import { undoInTurn } from './play/undo-in-turn.ts';

type GugStep = FoldStep<GugEvent, GugState, GugFinding>;

/** The game on the table, as far as it has been played. */
export interface GameTable {
  readonly saved: SavedGugGame;
  readonly board: Board;
  readonly game: GugGame;
  readonly fold: FoldedGugGame;
  /** The fold's last state. */
  readonly state: GugState;
  /** What can be done next. */
  readonly due: readonly Due[];
  readonly hand: Hand;
}

/** What stands above the keys until it is put away, or something else is played. */
export type Notice =
  | { readonly kind: 'refused'; readonly event: GugEvent; readonly judgement: Judgement<GugFinding> }
  /** The map was tapped, and something else is due. */
  | { readonly kind: 'not-now' };

export const $notice = atom<Notice | undefined>(undefined);

/** The game that lies on the table, also before its board is there. */
export const $savedGame = computed([$games, currentGame('gug').$id], (games, id): SavedGugGame | undefined => {
  const logged = games.get(id ?? '');
  return logged?.kind === 'game' && logged.game.game === 'gug' ? logged.game : undefined;
});

/** The icon and the die that somebody chose, and in which game. */
const $chosen = atom<(Hand & { readonly game: string }) | null>(null);
/** Those of a route under way, from before the page was loaded anew. */
const keptHand = $draft.get();

/** When the fifteen minutes were last seen to be over: what is due then follows from no event. */
const $timeUpAt = atom(0);
export const tellTimeUp = (): void => $timeUpAt.set(Date.now());

const $folded = computed([$savedGame, $boards, $timeUpAt], (saved, boards) => {
  const board = boards.get(saved?.board.id ?? '');
  if (!saved || !board) return undefined;
  const game = judgeOfSaved(saved, board);
  const folded = foldSaved(saved, board);
  return { saved, board, game, fold: folded, state: folded.state, due: dueOf(game, folded.state, Date.now()) };
});

/** Undefined while no game lies there, or its board is still to come. */
export const $gameTable = computed([$folded, $chosen], (folded, chosen): GameTable | undefined => {
  if (!folded) return undefined;
  const { id } = folded.saved;
  const wished = chosen?.game === id ? chosen : keptHand?.game === id ? keptHand : { icon: 0, die: 0 };
  return { ...folded, hand: handFor(folded.due, wished) };
});

export function setHand(hand: Hand): void {
  const id = $savedGame.get()?.id;
  if (id !== undefined) $chosen.set({ ...hand, game: id });
}

// What is shown.

/** The one that was there before, where the new one says the same: nothing is drawn or judged again for it. */
function steadily<Value>(): (next: Value) => Value {
  let last: Value | undefined;
  return (next) => (last !== undefined && isAlike(last, next) ? last : (last = next));
}

/** What is asked of the map: whose stand it is and, where a move is due, by which die; the route comes from the draft. */
interface Asking {
  readonly situation: Situation;
  /** Of what a route under way is: undefined where none is asked for. */
  readonly draft:
    { readonly game: string; readonly turn: number; readonly icon: number; readonly die: number } | undefined;
  /** Moves that have been made in the turn. */
  readonly moved: number;
}

const sameAsking = steadily<Asking>();
const sameTable = steadily<Table>();
const sameIcons = steadily<Shown['icons']>();
const sameSituation = steadily<Situation>();

function askingOf({ saved, game, state, due: all, hand }: GameTable): Asking {
  const due = mainDue(all);
  const { turn, setup } = state;
  const isMove = due.kind === 'move';
  const seat = 'seat' in due ? due.seat : turn?.seat;
  const icon = isMove ? hand.icon : 0;
  const stands = seat !== undefined && state.seats[seat]?.icons[icon]?.position && due.kind !== 'place';
  const eyes = isMove ? turn?.dice[hand.die] : undefined;
  return {
    situation: {
      ...emptySituation(saved.board.id),
      position: stands ? positionOf(game.turnNetwork(state), state, seat, icon) : null,
      dice: eyes === undefined ? [] : [eyes],
      works: setup.works,
    },
    draft: isMove && turn ? { game: saved.id, turn: turn.number, icon, die: hand.die } : undefined,
    moved: turn?.moves.length ?? 0,
  };
}

const $asking = computed($gameTable, (table) => table && sameAsking(askingOf(table)));
/** The steps of a route that can be undone, and what they are of. */
const $steps = atom<{ readonly of: Asking | undefined; readonly past: readonly Past[] }>({ of: undefined, past: [] });
const $showsEnds = atom(false);

const tableOf = ({ saved }: Pick<GameTable, 'saved'>, { rulings }: Network, variation: Variation): Table =>
  sameTable({ rulings, sides: saved.sides, variation, boardVersion: saved.board.version });

/** What is played now: for a move also what its icon alone may not do. */
function variationNow({ saved, state, due: all, hand }: GameTable, network: Network): Variation {
  const due = mainDue(all);
  return due.kind === 'move' ? variationFor(network, state, due.seat, hand.icon) : variationOf(saved.setup);
}

const $gameShown = computed(
  [$gameTable, $asking, $draft, $steps, $showsEnds, $asked],
  (table, asking, draft, steps, showsEnds, asked): Shown => {
    if (!table || !asking) return asked;
    const { game, state, hand } = table;
    const { draft: wanted, situation } = asking;
    const isOurs =
      wanted !== undefined && draft?.game === wanted.game && draft.turn === wanted.turn && draft.icon === wanted.icon;
    const network = game.turnNetwork(state);
    return {
      situation: sameSituation(isOurs ? { ...situation, route: draft.route } : situation),
      past: steps.of === asking ? steps.past : [],
      showsEnds,
      table: tableOf(table, network, variationNow(table, network)),
      network,
      judge: judgeOnce,
      icons: sameIcons(iconsOf(state, wanted && hand.icon)),
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
      if (showsEnds !== undefined) $showsEnds.set(showsEnds);
    });
  },
  hands: {
    tap(station) {
      const table = $gameTable.get();
      if (!table) return false;
      const due = mainDue(table.due);
      $notice.set(undefined);
      if (due.kind === 'place') act({ kind: 'place', seat: due.seat, icon: due.icon, station });
      else if (due.kind !== 'move') $notice.set({ kind: 'not-now' });
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

/** What came of it, for the sheet of its entry: another move, or none. */
export const $rerouted = atom<{ readonly entry: EntryId; readonly event: Move | undefined } | null>(null);

/** Lets the route of an earlier move be tapped anew. @param step - of the game, where its entry stands in it. */
export function reroute(entry: EntryId, event: Move, before: GugState, step = 0): void {
  batch(() => {
    $rerouting.set({ entry, event, before, past: [], showsEnds: false });
    $replayStep.set(step);
  });
}

/** Leads back to the entry's sheet. @param drop - whether an inhibition was dropped; undefined where all stays as it was. */
export function endRerouting(drop?: boolean): void {
  const rerouting = $rerouting.get();
  if (!rerouting) return;
  const { entry, event } = rerouting;
  const { kind, seat, icon, die, route } = event;
  batch(() => {
    $rerouted.set({ entry, event: drop === undefined ? undefined : { kind, seat, icon, die, route, drop } });
    $rerouting.set(null);
    $replayStep.set(null);
  });
}

/** The map while a route is tapped anew: the judge looks at it as the game stood then. */
function shownRerouting({ game, saved }: GameTable, { event, before, past, showsEnds }: Rerouting): Shown {
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
  $shown: computed([$gameTable, $replayStep, $rerouting, $asked], (table, at, rerouting, asked): Shown => {
    if (!table) return asked;
    if (rerouting) return shownRerouting(table, rerouting);
    const { saved, game, fold: played, state } = table;
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
  }),
  put({ situation, past, showsEnds }) {
    const now = $rerouting.get();
    if (!now) return;
    const event = situation ? { ...now.event, route: situation.route } : now.event;
    $rerouting.set({ ...now, event, past: past ?? now.past, showsEnds: showsEnds ?? now.showsEnds });
  },
  hands: {
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

// What is done.

function tableNow(): GameTable {
  const table = $gameTable.get();
  if (!table) throw new Error('no game on the table');
  return table;
}

/** What the judge would say of an event now. */
export function judge(event: GugEvent): Judgement<GugFinding> {
  const { game, state } = tableNow();
  return game.decide(state, event, Date.now()).judgement;
}

/** Plays an event when the judge lets it through, and says what the judge said. */
function play(event: GugEvent): Judgement<GugFinding> {
  const { saved, game, state } = tableNow();
  // Written with the time it was judged at: the fold takes its state from the same decision.
  const at = Date.now();
  const { judgement } = game.decide(state, event, at);
  if (judgement.allowed) releaseFocus(() => append(saved.id, { kind: 'play', event }, at));
  return judgement;
}

/** Plays an event; a refusal is said, with its clauses. @returns whether it was played. */
export function act(event: GugEvent): boolean {
  const judgement = play(event);
  $notice.set(judgement.allowed ? undefined : { kind: 'refused', event, judgement });
  return judgement.allowed;
}

/** Takes back the last play or correction; nothing when there is none. */
function undo(): void {
  const table = $gameTable.get();
  if (!table) return;
  const { saved, fold, state } = table;
  $notice.set(undefined);
  const { main } = undoInTurn(saved.events, fold.steps, state);
  if (main) takeBack(main);
}

export function redo(): void {
  const { saved } = tableNow();
  const entries = redoOf(saved.events);
  if (entries) releaseFocus(() => append(saved.id, { kind: 'redo', entries }));
}

/** Takes back the plays with these ids: one's turn, or one entry in the middle. */
export function takeBack(entries: readonly EntryId[]): void {
  append(tableNow().saved.id, { kind: 'undo', entries });
}

/** Takes back all of the turn that is on, with what has been tapped of its route. */
export function backToTurn(entries: readonly EntryId[]): void {
  const draft = $draft.get();
  batch(() => {
    if (draft?.game === tableNow().saved.id) keepDraft({ ...draft, route: [] });
    takeBack(entries);
  });
}

/** Says anew what an earlier play was; `also`: later plays that are to hold all the same. Undone in one step. */
export function correct(correction: Correction<GugEvent>, also: readonly Correction<GugEvent>[] = []): void {
  append(tableNow().saved.id, { kind: 'correct', ...correction, ...(also.length > 0 && { also }) });
}

/** What a correction would lead to. @param word - by which later plays would hold as they were played (4.1). */
export function outlook(
  correction: Correction<GugEvent>,
  word: Pick<Overrule, 'reason' | 'by'>,
): Outlook<GugEvent, GugFinding> {
  const { saved, game, fold: earlier } = tableNow();
  return outlookOn(game, saved.setup, earlier, correction, playedOf(saved.events), (was, now) =>
    asPlayed(was, now, word),
  );
}

/** What an entry would be once it is corrected, and what of the later ones would be different. */
export interface Preview {
  /** Undefined where the judge refuses it. */
  readonly step: GugStep | undefined;
  readonly judgement: Judgement<GugFinding>;
  /** The later entries that stand now and then: as they are, and as they would be. */
  readonly later: readonly { readonly was: GugStep; readonly now: GugStep }[];
}

/** @param before - the state in which the entry was played. @param at - when, in milliseconds since 1970. */
export function preview(correction: Correction<GugEvent>, before: GugState, at: number): Preview {
  const { saved, game, fold: earlier } = tableNow();
  const { steps } = fold(game, saved.setup, corrected(playedOf(saved.events), correction), earlier);
  const was = new Map(earlier.steps.map((step) => [step.play.id, step]));
  const place = steps.findIndex(({ play: { id } }) => id === correction.entry);
  return {
    step: steps[place],
    judgement: game.decide(before, correction.event, at).judgement,
    later: steps.flatMap((now) => {
      const then = was.get(now.play.id);
      return then && then !== now && now.play.id !== correction.entry ? [{ was: then, now }] : [];
    }),
  };
}

/** What would no longer fit once plays were taken out, or put back. */
export function lostIn(kind: 'undo' | 'redo', entries: readonly EntryId[]): readonly Misfit<GugEvent, GugFinding>[] {
  const { saved, game, fold: earlier } = tableNow();
  const line = { id: '', seq: Infinity, at: 0, kind, entries };
  return lostBy(game, saved.setup, earlier, playedOf([...saved.events, line]));
}
