import { atom } from 'nanostores';
import * as v from 'valibot';
import type { Step } from '../games/gug/position.ts';
import type { EntryId } from '../games/shared/history.ts';
import { RouteStep, STEPS_MOST } from './gug-form.ts';
import { keptTwice } from './kept-value.ts';
import { Id, whole } from './text-schema.ts';

/** A route under way: what was tapped in a turn and not yet played. */
export interface Draft {
  /** Game id. */
  readonly game: string;
  /** The turn's number. */
  readonly turn: number;
  /**
   * The line of the roll that it is made with: a turn's number may be another turn's once two phones are merged. Drafts of
   * earlier builds have none.
   */
  readonly roll?: EntryId | undefined;
  readonly icon: number;
  readonly die: number;
  readonly route: readonly Step[];
}

const Kept = v.strictObject({
  game: Id,
  turn: whole(0, 1e6),
  roll: v.optional(Id),
  icon: whole(0, 1),
  die: whole(0, 1),
  route: v.pipe(v.array(RouteStep), v.maxLength(STEPS_MOST)),
}) satisfies v.GenericSchema<unknown, Draft>;

const kept = keptTwice<Draft>('gug:draft', (found) => {
  const read = v.safeParse(Kept, found);
  return read.success ? read.output : undefined;
});

/** The route under way on this phone, of this visit or of one that broke off. */
export const $draft = atom<Draft | null>(kept.read());
const atFirst = $draft.get();
kept.onFound(() => {
  if ($draft.get() === atFirst) $draft.set(kept.read());
});

export function keepDraft(draft: Draft): void {
  $draft.set(draft);
  kept.write(draft);
}
