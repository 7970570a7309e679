import type { GugEvent } from '../../../../games/gug/events.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import type { Entry, EntryId } from '../../../../games/shared/history.ts';
import { undoOf } from '../../../../games/shared/played.ts';
import { playsOfTurn } from './turn-plays.ts';

interface Step {
  readonly play: { readonly id: EntryId; readonly event: GugEvent };
  readonly before: GugState;
}

/** What the undo keys of a running game take back. */
export interface Undoable {
  /** By the key at its place; undefined when nothing was played. */
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
    : { main: last, others: undefined };
}

/** What others do while a seat moves: drink, and say what they drink. */
function isOfOthers(event: GugEvent, seat: number | undefined): boolean {
  return (event.kind === 'drink' || event.kind === 'mode') && event.seat !== seat;
}
