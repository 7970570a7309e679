import type { EntryId } from './history.ts';

/** The log's order: by number, and by id where two were written apart. */
export function inOrder<E extends { readonly seq: number; readonly id: EntryId }>(entries: readonly E[]): readonly E[] {
  const isSorted = entries.every((entry, index) => index === 0 || byOrder(entries[index - 1]!, entry) <= 0);
  return isSorted ? entries : [...entries].sort(byOrder);
}

function byOrder<E extends { readonly seq: number; readonly id: EntryId }>(one: E, other: E): number {
  return one.seq - other.seq || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}
