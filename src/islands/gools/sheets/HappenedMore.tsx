import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table-context.ts';
import { type Portion, portionOf } from '../told/portion.ts';

/** The part of a list that is shown for now, and the hand that shows more of it. */
export function usePortion<Item>(all: readonly Item[]): Portion<Item> & { readonly more: () => void } {
  const [presses, press] = useState(0);
  return { ...portionOf(all, presses), more: () => press(presses + 1) };
}

interface HappenedMoreProps {
  /** So many are not shown yet; without any there is no key. */
  left: number;
  more: () => void;
}

/** The key for the next portion of a list. */
export function HappenedMore({ left, more }: HappenedMoreProps) {
  const { words } = useTable();
  if (left === 0) return null;
  return (
    <button type="button" class="key wide" data-do="more" onClick={more}>
      {fill(words.table.told.happened.more, { count: left })}
    </button>
  );
}
