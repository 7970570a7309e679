import type { GugEvent } from '../../../../games/gug/events.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import type { Entry, EntryId } from '../../../../games/shared/history.ts';
import { undoOf } from '../../../../games/shared/played.ts';
import { playsOfTurn } from './turn-plays.ts';

interface Step {
  readonly play: { readonly id: EntryId; readonly at: number; readonly event: GugEvent };
  readonly before: GugState;
}

/** What the undo keys of a running game take back. */
export interface Undoable {
  /** By the key at its place; undefined when nothing was played. What one press played is taken back together. */
  readonly main: readonly EntryId[] | undefined;
  /** By a key of its own: what others have drunk or chosen to drink since the main one. */
  readonly others: readonly EntryId[] | undefined;
}

/**
 * The last act of the table is undone. While a seat moves, others drink: then whoever moves takes back an act of their
 * own, as a Double Up team does that has moved one icon and is about the other, and the drinking has a key of its own.
 */
export function undoInTurn(
  entries: readonly Entry<GugEvent>[],
  steps: readonly Step[],
  state: Pick<GugState, 'turn'>,
): Undoable {
  const last = undoOf(entries);
  const own = playsOfTurn(steps, state).at(-1);
  const at = steps.findIndex(({ play }) => play.id === own);
  const since = steps.slice(at + 1);
  // What the others have drunk since a toss may be of the toss (16.4), and would no longer fit without it.
  const isToss = steps[at]?.play.event.kind === 'toss';
  const isDrinking = since.length > 0 && since.every(({ play }) => isOfOthers(play.event, state.turn?.seat));
  // A correction, or a play without effect, is the last act whoever it is of.
  const isPlayed = last?.[0] === since.at(-1)?.play.id;
  return own !== undefined && !isToss && isDrinking && isPlayed
    ? { main: [own], others: last }
    : { main: withItsOpening(steps, withItsMove(steps, last)), others: undefined };
}

/** A die that was handed on with the same press as the move is taken back with it, the move first. */
function withItsMove(steps: readonly Step[], last: readonly EntryId[] | undefined): readonly EntryId[] | undefined {
  const [move, pass] = steps.slice(-2);
  const isOne = move?.play.event.kind === 'move' && pass?.play.event.kind === 'pass' && move.play.at === pass.play.at;
  return isOne && last?.length === 1 && last[0] === pass.play.id ? [move.play.id, pass.play.id] : last;
}

/** What the phone drew before the first turn with one press is taken back with one, the first throw first. */
function withItsOpening(steps: readonly Step[], last: readonly EntryId[] | undefined): readonly EntryId[] | undefined {
  const end = steps.at(-1)?.play;
  if (!end || last?.length !== 1 || last[0] !== end.id) return last;
  const isOpening = ({ event, at }: Step['play']) =>
    at === end.at && (event.kind === 'throw' || event.kind === 'place');
  if (!isOpening(end)) return last;
  const before = steps.findLastIndex(({ play }) => !isOpening(play));
  return steps.slice(before + 1).map(({ play }) => play.id);
}

/** What others do while a seat moves: drink, and say what they drink. */
function isOfOthers(event: GugEvent, seat: number | undefined): boolean {
  return (event.kind === 'drink' || event.kind === 'mode') && event.seat !== seat;
}
