import { allowed, type Decision, type EventOf, finding, never, unless } from './play-decision.ts';
import type { Clause } from './clauses.ts';
import type { GugEvent, Measured } from './events.ts';
import { iconToPlace } from './play-start.ts';
import type { GugState, SeatState, SeatStatus } from './play-state.ts';
import { isComplete, isSprint, isTurnDone, playing, withSeat } from './play-table.ts';
import type { Rulings } from './rulings.ts';

const MINUTE = 60_000;
/** 15.1, in milliseconds. */
export const TIME_TO_FINISH = 15 * MINUTE;

/** What only somebody does who plays on, so that the clock goes on with it. */
const PLAYED_ON: readonly GugEvent['kind'][] = ['resume', 'roll', 'move', 'toss', 'pass', 'skip', 'snol'];

/** In a sprint drinking takes its time too (17.3); else a table may drink while its clock stands still. */
const isPlayedOn = ({ setup }: GugState, { kind }: GugEvent): boolean =>
  PLAYED_ON.includes(kind) || (kind === 'drink' && isSprint(setup));

/** The clock goes on from where it stood, whatever the phone's clock has done meanwhile. */
const resumed = (state: GugState, at: number): GugState => ({
  ...state,
  lag: state.now - at,
  pause: { ...state.pause!, isOn: false },
});

/**
 * Goes on to the time of an event. A clock that was set back tells nothing of how long it has been: the game's time goes on
 * from there, and whoever was playing has a time that nobody knows. In a pause the game's time stands still.
 */
export function goneOn(state: GugState, event: GugEvent, at: number): GugState {
  const { now, lag = 0, pause } = state;
  if (pause?.isOn) return isPlayedOn(state, event) ? resumed(state, at) : state;
  if (at + lag >= now) return { ...state, now: at + lag };
  const seats = state.seats.map((seat): SeatState =>
    seat.status.is === 'playing' && seat.startedAt !== null ? { ...seat, isClockSet: true } : seat,
  );
  return { ...state, now: now + 1, lag: now + 1 - at, seats };
}

/** When somebody last finished, in the game's time; undefined while nobody has. */
export function lastFinish({ seats }: GugState): number | undefined {
  const finishes = seats.flatMap(({ status }) => (status.is === 'finished' ? [status.at] : []));
  return finishes.length > 0 ? Math.max(...finishes) : undefined;
}

/** When the clock that decides now started, in the game's time: 15.1, or 17.3 in a sprint; undefined where none runs. */
export function clockStart(state: GugState): number | undefined {
  const { setup, phase, turn, seats } = state;
  if (phase !== 'play') return undefined;
  if (!isSprint(setup)) return lastFinish(state);
  const own = turn ? seats[turn.seat] : undefined;
  return own?.status.is === 'playing' ? (own.startedAt ?? undefined) : undefined;
}

/** The rule that the clock is for: 15.1, or 17.3 in a sprint. */
export const clockClause = ({ setup }: Pick<GugState, 'setup'>): Clause => (isSprint(setup) ? 'gug-17.3' : 'gug-15.1');

/** The table stops the clock, whichever runs. Where two phones stop it at once, it stands still all the same. */
export function decidePause(state: GugState, { measured }: EventOf<'pause'>): Decision {
  if (clockStart(state) === undefined)
    return never(clockClause(state), isSprint(state.setup) ? 'not-begun' : 'nobody-finished');
  if (isTimeUp(state, measured)) return never('gug-15.1', 'time-is-up');
  if (state.pause?.isOn) return allowed(() => state);
  return allowed(() => ({ ...state, pause: { isOn: true, at: state.now, ...(measured && { measured }) } }));
}

/** A pause is of the clock that it stopped: with the next one, or with none, the game's time goes on. */
export function withoutOldPause(before: GugState, after: GugState, at: number): GugState {
  if (!after.pause || clockStart(before) === clockStart(after)) return after;
  const state: { -readonly [Key in keyof GugState]: GugState[Key] } = after.pause.isOn
    ? resumed(after, at)
    : { ...after };
  delete state.pause;
  return state;
}

/** Whether the 15 minutes are certainly over (15.1). No such clock runs before a finish, or in a sprint. */
export function isTimeUp(state: GugState, measured: Measured | undefined): boolean {
  if (isSprint(state.setup) || lastFinish(state) === undefined) return false;
  return measured !== undefined && measured.ms >= TIME_TO_FINISH;
}

/** 15.1: whoever still plays did not finish. Where nobody knows how long it has been, the table says. */
export function decideTimeUp(state: GugState, { measured }: EventOf<'time-up'>): Decision {
  if (isSprint(state.setup)) return never('gug-17.3', 'no-time-limit');
  if (lastFinish(state) === undefined) return never('gug-15.1', 'nobody-finished');
  const left = measured?.is === 'exact' ? TIME_TO_FINISH - measured.ms : 0;
  const against = left > 0 ? [finding('gug-15.1', 'time-not-up', { count: Math.ceil(left / MINUTE) })] : [];
  return unless(against, () => without(state, playing(state), 'time'));
}

export function decideCallOff(state: GugState): Decision {
  return allowed(() => without(state, playing(state), 'called-off'));
}

export function decideRetire(state: GugState, { seat }: EventOf<'retire'>): Decision {
  if (state.seats[seat]!.status.is !== 'playing') return never('gug-1.4', 'seat-out', { seat });
  return allowed(() => without(state, [seat], 'retired'));
}

function without(state: GugState, leaving: readonly number[], why: 'time' | 'retired' | 'called-off'): GugState {
  return leaving.reduce<GugState>(
    (table, seat) => withSeat(table, seat, (before) => ({ ...before, status: { is: 'dnf', why } })),
    state,
  );
}

/** What follows from an event by itself: drops that are drunk, finishes, the next phase, the next turn, the end. */
export function followed(rulings: Rulings, before: GugState, measured: Measured | undefined): GugState {
  const state = { ...before, seats: before.seats.map((seat) => drunkUp(rulings, before, seat, measured)) };
  if (playing(state).length === 0) return { ...state, phase: 'over', toThrow: [], turn: null };
  const { turn } = state;
  if (!turn) return nextPhase(rulings, state);
  const { status } = state.seats[turn.seat]!;
  const isSolo = isSprint(state.setup);
  // Whoever finishes with the die in hand still hands it on; whoever has not rolled has nothing to hand on.
  const isGone = status.is === 'dnf' || (status.is === 'finished' && (isSolo || turn.dice.length === 0));
  const isOver = isSolo && isTurnDone(rulings, state, turn);
  return isGone || isOver ? nextPhase(rulings, nextTurn(rulings, state)) : state;
}

/** 12.5, 1.4: once nothing is owed the drops stand, and with the last of them the seat has finished. */
function drunkUp(rulings: Rulings, state: GugState, seat: SeatState, measured: Measured | undefined): SeatState {
  const drunk = seat.owed === 0 && seat.pending.length > 0 ? { ...seat, pending: [] } : seat;
  if (drunk.status.is !== 'playing' || !isComplete(rulings, drunk)) return drunk;
  const timed = isSprint(state.setup) ? measured : undefined;
  const isLeast = timed ? timed.is === 'least' : drunk.isClockSet;
  // Each time the clock is set back and forward again its way forward counts: such a time is too long, and says nothing.
  const byClock = isLeast ? 0 : state.now - drunk.startedAt!;
  const status: SeatStatus = {
    is: 'finished',
    // Whoever finishes by a later event is behind, whatever the clock shows.
    at: Math.max(state.now, (lastFinish(state) ?? -1) + 1),
    time: timed ? timed.ms : byClock,
    ...(isLeast && { isLeast }),
  };
  return { ...drunk, status };
}

/** Goes on to whatever comes when a round of throws is whole, or every icon stands (7.1-7.4, 17.3). */
function nextPhase(rulings: Rulings, state: GugState): GugState {
  const isHere = (seat: number) => playing(state).includes(seat);
  if (state.phase === 'order' || state.phase === 'begin') {
    const ranks = state.ranks.map((seats) => seats.filter(isHere));
    // Whoever is left alone by an equal that went has nobody to throw against.
    const isSettled = (seat: number) => ranks.some((seats) => seats.length === 1 && seats.includes(seat));
    const toThrow = state.toThrow.filter((seat) => isHere(seat) && !isSettled(seat));
    const round = { ...state, toThrow, ranks };
    if (toThrow.length > 0) return round;
    return state.phase === 'order' ? afterOrder(rulings, round) : afterBegin(rulings, round);
  }
  if (state.phase !== 'place') return state;
  if (isSprint(state.setup)) {
    const seat = state.order.find(isHere)!;
    return state.seats[seat]!.icons[0]!.position ? startTurn(rulings, state, seat) : state;
  }
  return iconToPlace(state)
    ? state
    : nextPhase(rulings, { ...state, phase: 'begin', ranks: [], toThrow: playing(state) });
}

/** 7.1: the highest first, or the lowest (R35); equals throw again, all of them at the same time, each among its own, or go as they sit (R36). */
function afterOrder(rulings: Rulings, state: GugState): GugState {
  const { R35, R36 } = rulings;
  const byEyes = (state.ranks.length > 0 ? state.ranks : [playing(state)]).flatMap((seats) => {
    return R35 === 'lowest' ? [...ranked(state, seats)].reverse() : ranked(state, seats);
  });
  const ranks = R36 === 'as-seated' ? byEyes.flat().map((seat) => [seat]) : byEyes;
  const toThrow = ranks.filter(({ length }) => length > 1).flat();
  if (toThrow.length > 0) return { ...state, ranks, toThrow, thrown: {} };
  return nextPhase(rulings, { ...state, phase: 'place', ranks: [], toThrow: [], thrown: {}, order: ranks.flat() });
}

/** 7.4: only the highest matter; of equals the first as they sit, or they throw again (R36). */
function afterBegin(rulings: Rulings, state: GugState): GugState {
  const highest = ranked(state, state.ranks[0] ?? playing(state))[0]!;
  if (highest.length > 1 && rulings.R36 === 'throw-again') {
    return { ...state, ranks: [highest], toThrow: highest, thrown: {} };
  }
  return startTurn(rulings, { ...state, ranks: [], toThrow: [], thrown: {} }, highest[0]!);
}

/** Seats by the eyes they threw, equals together. */
function ranked({ thrown }: GugState, seats: readonly number[]): readonly (readonly number[])[] {
  const eyes = [...new Set(seats.map((seat) => thrown[seat] ?? 0))].sort((one, other) => other - one);
  return eyes.map((number) => seats.filter((seat) => (thrown[seat] ?? 0) === number));
}

/** A seat's turn comes: too early for whoever has not drunk up, where that turn is skipped whatever is drunk now (5.1, R59). */
function startTurn({ R59 }: Rulings, state: GugState, seat: number): GugState {
  // In a sprint those before have had theirs; nobody skips any there (17.3).
  const taken = state.seats.reduce((sum, { turns }) => sum + turns, 0);
  const number = (state.turn?.number ?? taken) + 1;
  const { owed, sitsOut = [] } = state.seats[seat]!;
  // Nobody plays while the only player left drinks up, and in a sprint nobody waits (17.3).
  const isLate = R59 === 'skipped' && owed > 0 && !isSprint(state.setup) && playing(state).length > 1;
  const turn = { seat, number, dice: [], moves: [], snol: [], tosses: 0, sitsOut, ...(isLate && { isLate }) };
  return { ...withSeat(state, seat, seatedAgain), phase: 'play', turn };
}

/** A seat that owes no lost turn any more: the turn remembers it (R30). */
function seatedAgain(before: SeatState): SeatState {
  const seat: { -readonly [Key in keyof SeatState]: SeatState[Key] } = { ...before };
  delete seat.sitsOut;
  return seat;
}

/** The turn of the next seat that still plays, of which there is one: clockwise (7.4); in a sprint the same one's again (17.3). */
export function nextTurn(rulings: Rulings, state: GugState): GugState {
  const seats = playing(state);
  const last = state.turn!.seat;
  if (isSprint(state.setup)) {
    return seats.includes(last) ? startTurn(rulings, state, last) : { ...state, phase: 'place', turn: null };
  }
  return startTurn(rulings, state, seats.find((seat) => seat > last) ?? seats[0]!);
}
