import { fill } from '../../../i18n/fill.ts';
import type { TableWords } from '../../../i18n/table/words.ts';
import type { Chairs } from './chairs.ts';

/** What somebody is called who may have no name yet: by the chair, then. */
export function calledAt(chairs: Chairs, at: number, words: TableWords['setup']): string {
  const name = chairs[at]?.name.trim() ?? '';
  return name === '' ? fill(words.seats.seat, { seat: at + 1 }) : name;
}
