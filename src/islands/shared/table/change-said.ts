import { fill } from '../../../i18n/fill.ts';
import type { TableWords } from '../../../i18n/table/words.ts';

interface AnyStep {
  readonly play: { readonly id: string; readonly event: unknown };
}

/** How a game tells of itself. */
interface Tells<Step> {
  /** A step and what it led to. */
  readonly told: (step: Step) => readonly { readonly text: string }[];
  /** What a step is called, where it was taken back. */
  readonly called: (step: Step) => string;
}

/**
 * What has changed from some steps to others, for who cannot see the table: a play and what it led to, a correction, or
 * what was taken back. @returns undefined where nothing has.
 */
export function changeSaid<Step extends AnyStep>(
  before: readonly Step[],
  after: readonly Step[],
  { told, called }: Tells<Step>,
  words: TableWords['undo'],
): string | undefined {
  const eventOf = (steps: readonly Step[], id: string) => steps.find(({ play }) => play.id === id)?.play.event;
  const changed = after.findLast(({ play }) => eventOf(before, play.id) !== play.event);
  if (changed)
    return told(changed)
      .map(({ text }) => text)
      .join(' ');
  const gone = before.filter(({ play }) => eventOf(after, play.id) === undefined);
  const [only, ...more] = gone;
  if (!only) return undefined;
  const what = more.length > 0 ? fill(words.several, { count: gone.length }) : called(only);
  return fill(words.back, { what });
}
