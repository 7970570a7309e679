import { type ThreeManDue, threeManDue } from '../../../games/three-man/due.ts';
import type { ThreeManState } from '../../../games/three-man/play-state.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsThreeManWords } from '../../../i18n/gools/three-man-words.ts';

/** What the mini game waits for, while it is on. */
export type MiniDue = Exclude<ThreeManDue, { readonly kind: 'over' }>;

/** What is to be done next in the mini game, and by whom. */
export function dueInWords(
  due: MiniDue,
  { stage }: Pick<ThreeManState, 'stage'>,
  words: GoolsThreeManWords['due'],
  nameOf: (seat: number) => string,
): string {
  const name = nameOf(due.seat);
  switch (due.kind) {
    case 'throw':
      return fill(stage.is === 'throw' && stage.streak > 0 ? words.again : words.throw, { name });
    case 'hand-out':
      return fill(words.handOut, { drinks: due.drinks });
    case 'one-die':
      return fill(due.isSecond ? words.second : words.oneDie, { name });
    case 'pass-on':
      return fill(words.passOn, { name });
  }
}

/** The same of an evening; undefined while no mini game is on. */
export function miniDueInWords(
  { stage }: Pick<GoolsState, 'stage'>,
  words: GoolsThreeManWords['due'],
  nameOf: (seat: number) => string,
): string | undefined {
  if (stage.is !== 'three-man') return undefined;
  const due = threeManDue(stage.game);
  return due.kind === 'over' ? undefined : dueInWords(due, stage.game, words, nameOf);
}
