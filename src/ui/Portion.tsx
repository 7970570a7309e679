import { useEffect, useState } from 'preact/hooks';
import { fill } from '../i18n/fill.ts';

/** So many items are drawn at first, and so many more with every press: an evening may have thousands of entries. */
export const PORTION = 40;

export interface Portion<Item> {
  readonly shown: readonly Item[];
  /** So many are not shown yet. */
  readonly left: number;
}

/** What is shown of a list. @param presses - how often more of it was asked for. @param first - so many are shown before that. */
export function portionOf<Item>(all: readonly Item[], presses: number, first = PORTION): Portion<Item> {
  const shown = all.slice(0, first + presses * PORTION);
  return { shown, left: all.length - shown.length };
}

/** The part of a list that is shown for now, and what shows more of it. */
export function usePortion<Item>(all: readonly Item[], first?: number): Portion<Item> & { readonly more: () => void } {
  const [presses, press] = useState(0);
  // Nobody can ask paper for more.
  const [isPrinted, print] = useState(false);
  useEffect(() => {
    const hear = ({ type }: Event) => print(type === 'beforeprint');
    const events = ['beforeprint', 'afterprint'];
    events.forEach((event) => addEventListener(event, hear));
    return () => events.forEach((event) => removeEventListener(event, hear));
  }, []);
  return { ...portionOf(all, presses, isPrinted ? Infinity : first), more: () => press(presses + 1) };
}

interface MoreKeyProps {
  /** So many are not shown yet; without any there is no key. */
  left: number;
  /** A template with `{count}`. */
  label: string;
  more: () => void;
}

/** The key for the next portion of a list. */
export const MoreKey = ({ left, label, more }: MoreKeyProps) =>
  left > 0 ? (
    <button type="button" class="key wide" data-do="more" onClick={more}>
      {fill(label, { count: left })}
    </button>
  ) : null;
