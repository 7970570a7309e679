import { fill } from '../../../i18n/fill.ts';
import type { TableWords } from '../../../i18n/table/words.ts';
import { called } from './called.ts';
import type { Teller } from './teller.ts';
import { type Line, type Step, told } from './told.ts';

const inOne = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ');

/**
 * What has changed from some steps to others, for who cannot see the table: a play and what it led to, a correction, or
 * what was taken back. @returns undefined where nothing has.
 */
export function changeSaid(
  before: readonly Step[],
  after: readonly Step[],
  teller: Teller,
  undo: TableWords['undo'],
): string | undefined {
  const eventOf = (steps: readonly Step[], id: string) => steps.find(({ play }) => play.id === id)?.play.event;
  const changed = after.findLast(({ play }) => eventOf(before, play.id) !== play.event);
  if (changed) return inOne(told(changed, teller));
  const gone = before.filter(({ play }) => eventOf(after, play.id) === undefined);
  const [only, ...more] = gone;
  if (!only) return undefined;
  const what =
    more.length > 0 ? fill(undo.several, { count: gone.length }) : called(only.play.event, only.before, teller);
  return fill(teller.words.play.said.back, { what });
}
