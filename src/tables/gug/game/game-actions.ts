import { batch } from 'nanostores';
import { asPlayed } from '../../../games/gug/as-played.ts';
import type { GugEvent } from '../../../games/gug/events.ts';
import type { GugFinding, GugGame } from '../../../games/gug/play.ts';
import { isLost, isSprint } from '../../../games/gug/play-table.ts';
import type { GugState, Due } from '../../../games/gug/play-state.ts';
import type { GugSetup } from '../../../games/gug/setup.ts';
import { corrected, lostBy } from '../../../games/shared/correction.ts';
import { reduceEvents, type ReductionStep, type RejectedEvent } from '../../../games/shared/reduction.ts';
import type { Correction, EntryBody, EntryId } from '../../../games/shared/history.ts';
import { playedOf } from '../../../games/shared/played.ts';
import { knownBy } from '../../../games/shared/seating.ts';
import { $draft, keepDraft } from '../../../storage/route-draft.ts';
import { appendAll } from '../../../storage/games.ts';
import { releaseFocus } from '../../../ui/focus.ts';
import { type Controller, controllerOf, type PlayRules } from '../../shell/use-play.ts';
import { measuredNow, noteTime } from './play/clock.ts';
import { mainDue } from './play/turn-plays.ts';
import { undoInTurn } from './play/undo-in-turn.ts';
import { $gameTable, $notice, tableNow } from './game-table.ts';
import { dueOf } from '../../../games/gug/due.ts';
import { loopStations } from '../../../games/gug/loop-stations.ts';
import { drawOf, throwDie } from '../../../ui/chance.ts';

type GugStep = ReductionStep<GugEvent, GugState, GugFinding>;

/** How this game is played on. */
export const PLAYED_BY: Omit<PlayRules<GugSetup, GugEvent, GugState, GugFinding>, 'rules'> = {
  undoes: ({ saved, reduction: { steps, state } }) => undoInTurn(saved.events, steps, state).main,
  asPlayed,
  // What the log holds was let through when it was played: only what is played now can be too late.
  judgeNew: (state, event, at, corrects) =>
    tableNow().game.decide(state, corrects ? event : timed(event), at).judgement,
};

/** The controller of the game that lies on the table now. */
export function controller(): Controller<GugEvent, GugFinding> {
  const table = tableNow();
  const on = controllerOf({ rules: table.game, ...PLAYED_BY }, table, tableNow, (notice) => $notice.set(notice));
  return {
    ...on,
    play(event, corrects = null, also = [], at = Date.now()) {
      const isPlayed = on.play(corrects === null ? timedWhereItCounts(event, at) : event, corrects, also, at);
      if (isPlayed && corrects === null) noteTime(tableNow().saved.id, tableNow().state);
      return isPlayed;
    },
  };
}

/** The event with how long it has been on the clock that decides (15.1, 17.3). */
function timed(event: GugEvent): GugEvent {
  const { saved, state } = tableNow();
  const measured = measuredNow(saved.id, state);
  return measured && !event.measured ? { ...event, measured } : event;
}

/**
 * The log needs it of a pause, to go on from there; of the event that ends a sprint, for its time; and of what a referee
 * lets through, for the finding.
 */
function timedWhereItCounts(event: GugEvent, at: number): GugEvent {
  const { game, state } = tableNow();
  if (event.overrule || event.kind === 'pause') return timed(event);
  if (!isSprint(state.setup)) return event;
  const { judgement, next } = game.decide(state, event, at);
  const isEnd =
    judgement.allowed &&
    next().seats.some(({ status }, seat) => status.is === 'finished' && state.seats[seat]?.status.is === 'playing');
  return isEnd ? timed(event) : event;
}

/** Plays an event; a refusal is said, with its clauses. @returns whether it was played. */
export const act = (event: GugEvent): boolean => controller().play(event);

/**
 * Makes a move, and hands the die on where nothing else is due. Both are written with one time: what one press did, one
 * undo takes back.
 */
export function moveAndPass(event: Extract<GugEvent, { readonly kind: 'move' }>): void {
  const at = Date.now();
  if (!controller().play(event, null, [], at)) return;
  const { game, due, state } = tableNow();
  const { rulings } = game.turnNetwork(state);
  // That a turn is lost is said before the die goes on.
  const isPlain = mainDue(due).kind === 'pass' && state.turn !== null && !isLost(rulings, state, state.turn);
  if (isPlain) controller().play({ kind: 'pass', seat: event.seat }, null, [], at);
}

/** Has the phone do all that comes before the first turn. It is written with one time too, and one undo takes it back. */
export function drawOpening(): void {
  const {
    saved,
    game,
    state,
    reduction: { numbering },
  } = tableNow();
  const at = Date.now();
  const lines = openingByPhone(game, state, at).map((event): EntryBody<GugEvent> => ({
    kind: 'play',
    event,
    ...knownBy(game.seating, numbering, event),
  }));
  $notice.set(undefined);
  releaseFocus(() => appendAll(saved.id, lines, at));
}

/** Takes back the last play or correction; nothing when there is none. */
export function undo(): void {
  if ($gameTable.get()) controller().undo();
}

/** Takes back what was played in a turn since its roll, with what has been tapped of its route. The die was thrown, and stays. */
export function backToTurn(entries: readonly EntryId[]): void {
  const draft = $draft.get();
  batch(() => {
    if (draft?.game === tableNow().saved.id) keepDraft({ ...draft, route: [] });
    if (entries.length > 0) controller().takeBack(entries);
  });
}

/** What an entry would be once it is corrected, and what of the later ones would be different. */
interface Preview {
  /** Undefined where the judge refuses it. */
  readonly step: GugStep | undefined;
  /** The later entries that stand now and then: as they are, and as they would be. */
  readonly later: readonly { readonly was: GugStep; readonly now: GugStep }[];
}

export function preview(correction: Correction<GugEvent>): Preview {
  const { saved, game, reduction: earlier } = tableNow();
  const { steps } = reduceEvents(
    game,
    saved.setup,
    corrected(playedOf(saved.events), correction, earlier.numbering),
    earlier,
  );
  const was = new Map(earlier.steps.map((step) => [step.play.id, step]));
  return {
    step: steps.find(({ play: { id } }) => id === correction.entry),
    later: steps.flatMap((now) => {
      const then = was.get(now.play.id);
      return then && then !== now && now.play.id !== correction.entry ? [{ was: then, now }] : [];
    }),
  };
}

/** What would no longer fit once a play was put back. */
export function lostByPuttingBack(entry: EntryId): readonly RejectedEvent<GugEvent, GugFinding>[] {
  const { saved, game, reduction: earlier } = tableNow();
  const line = { id: '', seq: Infinity, at: 0, kind: 'redo', entries: [entry] } as const;
  return lostBy(game, saved.setup, earlier, playedOf([...saved.events, line]));
}

type Place = Extract<Due, { readonly kind: 'place' }>;

/**
 * Draws all that comes before the first turn: the throws for the order (7.1), a station of the Circle line for every icon
 * (7.2), and the throws for who begins (7.4), those after a tie included.
 *
 * @param at - the time of all of it, in milliseconds.
 * @returns the plays, in their order; none where the first turn is on already.
 */
export function openingByPhone(game: GugGame, state: GugState, at: number): readonly GugEvent[] {
  const events: GugEvent[] = [];
  for (let now = state; ;) {
    const event = drawnFor(game, now, dueOf(game, now)[0], at);
    const decision = event && game.decide(now, event, at);
    if (!decision?.judgement.allowed) return events;
    events.push(event!);
    now = decision.next();
  }
}

function drawnFor(game: GugGame, state: GugState, due: Due | undefined, at: number): GugEvent | undefined {
  if (due?.kind === 'throw') return { kind: 'throw', seat: due.seat, eyes: throwDie(), by: 'phone' };
  return due?.kind === 'place' ? drawnPlace(game, state, due, at) : undefined;
}

/** A station that this icon may start at, each as likely; undefined where none is left. */
function drawnPlace(game: GugGame, state: GugState, { seat, icon }: Place, at: number): GugEvent | undefined {
  const places = loopStations(game.turnNetwork(state))
    .map(({ station }): GugEvent => ({ kind: 'place', seat, icon, station }))
    .filter((event) => game.decide(state, event, at).judgement.allowed);
  return places[drawOf(places.length)];
}
