/** So many lines are drawn at first, and so many more with every press: an evening may have thousands. */
const PORTION = 40;

export interface Portion<Item> {
  readonly shown: readonly Item[];
  /** So many are not shown yet. */
  readonly left: number;
}

/** What is shown of a list. @param presses - how often more of it was asked for. */
export function portionOf<Item>(all: readonly Item[], presses: number): Portion<Item> {
  const shown = all.slice(0, (presses + 1) * PORTION);
  return { shown, left: all.length - shown.length };
}
