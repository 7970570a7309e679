import { allowed, unless } from '../shared/decision.ts';
import type { Eyes } from '../shared/eyes.ts';
import { readDice, without } from './dice.ts';
import type { GoolsEventOf } from './events.ts';
import { HAND } from './hand.ts';
import { isDone, openTurn, stillToPlay } from './lead.ts';
import { finding, never, type GoolsDecision, type GoolsFinding } from './play-decision.ts';
import type { GoolsState, Round, Turn } from './play-state.ts';
import { busy, lastWinner } from './play-table.ts';
import { afterThrow, afterTurn } from './turn-effects.ts';

/** The turn that a player may throw in, with what speaks against it; or why there is none. */
type Place =
  | { readonly ok: true; readonly round: Round; readonly turn: Turn; readonly against: readonly GoolsFinding[] }
  | { readonly ok: false; readonly refused: GoolsDecision };

function placeOf(state: GoolsState, seat: number): Place {
  const { stage } = state;
  const turn: Turn = { seat, lying: [], throws: [], isEntered: false };
  if (stage.is === 'between') {
    const winner = lastWinner(state);
    const isTaken = stage.isAfterThreeMan && winner !== undefined && seat !== winner;
    const against = isTaken ? [finding('three-man-7.4', 'winner-opens', { seat: winner })] : [];
    return { ok: true, round: newRound(state, seat), turn, against };
  }
  if (stage.is !== 'round') return { ok: false, refused: busy(stage) };
  const { round } = stage;
  const open = openTurn(round);
  if (open?.seat === seat) return { ok: true, round, turn: open, against: [] };
  const refused = (reason: 'played-already' | 'not-in-round' | 'another-throws', data = {}): Place => {
    return { ok: false, refused: never('gools-2.1', reason, data) };
  };
  if (round.turns.some((one) => one.seat === seat)) return refused('played-already', { seat });
  if (!round.order.includes(seat)) return refused('not-in-round', { seat });
  if (open) return refused('another-throws', { seat: open.seat });
  const next = stillToPlay(round)[0]!;
  const against = seat === next ? [] : [finding('gools-2.1', 'not-your-turn', { seat: next })];
  return { ok: true, round, turn, against };
}

/** Clockwise from whoever opens it. */
function newRound({ ring, rounds }: GoolsState, opener: number): Round {
  const at = ring.indexOf(opener);
  const order = [...ring.slice(at), ...ring.slice(0, at)];
  return { number: rounds.length + 1, order, turns: [], rollOffs: [], winner: null, naming: [], candidates: [] };
}

/** 2.1: all dice that do not lie yet. */
export function decideThrow(state: GoolsState, { seat, dice }: GoolsEventOf<'throw'>): GoolsDecision {
  const place = placeOf(state, seat);
  if (!place.ok) return place.refused;
  const { round, turn, against } = place;
  if (isWaiting(turn)) return never('gools-2.1', 'keep-first', { seat });
  const read = readDice('gools-2.1', dice, HAND - turn.lying.length);
  if (!read.ok) return read.refused;
  return unless(against, () => {
    const thrown: Turn = { ...turn, throws: [...turn.throws, { dice: read.dice, kept: [] }] };
    const seen = afterThrow(state, thrown);
    // A single die has no choice.
    return read.dice.length === 1 ? kept(seen, round, thrown, read.dice) : withTurn(seen, round, thrown);
  });
}

/** 2.1: at least one of the dice just thrown. */
export function decideKeep(state: GoolsState, { seat, dice }: GoolsEventOf<'keep'>): GoolsDecision {
  const place = placeOf(state, seat);
  if (!place.ok) return place.refused;
  const { round, turn } = place;
  if (!isWaiting(turn)) return never('gools-2.1', 'throw-first', { seat });
  if (dice.length === 0) return never('gools-2.1', 'keep-one', { seat });
  const thrown = turn.throws.at(-1)!.dice;
  const stray = dice.findIndex((_, index) => !without(thrown, dice.slice(0, index + 1)));
  if (stray >= 0) return never('gools-2.1', 'keep-not-thrown', { eyes: dice[stray]! });
  return allowed(() => kept(state, round, turn, dice as readonly Eyes[]));
}

/** A whole turn at once, for tables that only want the result. */
export function decideEnter(state: GoolsState, { seat, dice, last }: GoolsEventOf<'enter'>): GoolsDecision {
  const place = placeOf(state, seat);
  if (!place.ok) return place.refused;
  const { round, turn, against } = place;
  if (turn.throws.length > 0) return never('gools-2.1', 'another-throws', { seat });
  const read = readDice('gools-2.1', dice, HAND);
  if (!read.ok) return read.refused;
  if (last.length === 0) return never('gools-2.1', 'last-throw-empty', { seat });
  const before = without(dice, last);
  if (!before) return never('gools-2.1', 'last-not-of-dice');
  return unless(against, () => {
    const held = last as readonly Eyes[];
    const lying = [...before, ...last] as readonly Eyes[];
    const entered: Turn = { ...turn, lying, throws: [{ dice: held, kept: held }], isEntered: true };
    return afterTurn(withTurn(state, round, entered), entered);
  });
}

/** Whether a throw lies there of which nothing was left yet. */
function isWaiting({ throws }: Turn): boolean {
  return throws.at(-1)?.kept.length === 0;
}

function kept(state: GoolsState, round: Round, turn: Turn, dice: readonly Eyes[]): GoolsState {
  const last = turn.throws.at(-1)!;
  const after: Turn = {
    ...turn,
    lying: [...turn.lying, ...dice],
    throws: [...turn.throws.slice(0, -1), { ...last, kept: dice }],
  };
  const table = withTurn(state, round, after);
  return isDone(after) ? afterTurn(table, after) : table;
}

function withTurn(state: GoolsState, round: Round, turn: Turn): GoolsState {
  const turns = [...round.turns.filter(({ seat }) => seat !== turn.seat), turn];
  return { ...state, stage: { is: 'round', round: { ...round, turns } } };
}
