import type { Entry, EntryId } from '../../../games/shared/history.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TableWords } from '../../../i18n/table/words.ts';

/**
 * What undo or redo calls the entries that it takes back or brings back.
 * @param called - a play in a few words. @returns undefined when there are none.
 */
export function undoName<Event>(
  entries: readonly Entry<Event>[],
  ids: readonly EntryId[] | undefined,
  called: (event: Event, id: EntryId) => string,
  words: TableWords['undo'],
): string | undefined {
  if (!ids) return undefined;
  const [entry, ...more] = entries.filter(({ id }) => ids.includes(id));
  if (!entry || more.length > 0) return fill(words.several, { count: ids.length });
  return entry.kind === 'play' ? called(entry.event, entry.id) : words.correction;
}
