import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { type Portion, portionOf } from './portion.ts';

/** The part of a list that is shown for now, and the hand that shows more of it. */
export function usePortion<Item>(all: readonly Item[]): Portion<Item> & { readonly more: () => void } {
  const [presses, press] = useState(0);
  return { ...portionOf(all, presses), more: () => press(presses + 1) };
}

interface MoreProps {
  /** So many are not shown yet; without any there is no key. */
  left: number;
  words: { readonly more: string };
  more: () => void;
}

/** The key for the next portion of a list. */
export function More({ left, words, more }: MoreProps) {
  if (left === 0) return null;
  return (
    <button type="button" class="key wide" data-do="more" onClick={more}>
      {fill(words.more, { count: left })}
    </button>
  );
}
