import { type ThreeManDue, threeManDue } from '../../../games/three-man/due.ts';
import type { ThreeManState } from '../../../games/three-man/play-state.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsThreeManWords } from '../../../i18n/gools/three-man-words.ts';

/** Who is up, and what they do next, in words that follow the name. */
interface DueInWords {
  readonly seat: number;
  readonly what: string;
}

/** What is to be done next in the mini game, and by whom; undefined while none is on. */
export function miniDueInWords(
  { stage }: Pick<GoolsState, 'stage'>,
  words: GoolsThreeManWords['due'],
): DueInWords | undefined {
  const due = stage.is === 'three-man' ? threeManDue(stage.game) : undefined;
  if (stage.is !== 'three-man' || !due || due.kind === 'over') return undefined;
  return { seat: due.seat, what: whatIsDue(due, stage.game, words) };
}

function whatIsDue(
  due: Exclude<ThreeManDue, { readonly kind: 'over' }>,
  { stage }: Pick<ThreeManState, 'stage'>,
  words: GoolsThreeManWords['due'],
): string {
  switch (due.kind) {
    case 'throw':
      return stage.is === 'throw' && stage.streak > 0 ? words.again : words.throw;
    case 'hand-out':
      return fill(words.handOut, { drinks: due.drinks });
    case 'one-die':
      return due.isSecond ? words.second : words.oneDie;
    case 'pass-on':
      return words.passOn;
  }
}
