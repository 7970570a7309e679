import { useState } from 'preact/hooks';

/** What lies over a panel, and the hand that puts it there: one sheet, and a clause over that, so that reading a rule loses no place. */
export interface Sheets<Sheet, Clause> {
  readonly sheet: Sheet | undefined;
  /** The clause that is read over everything else. */
  readonly clause: Clause | undefined;
  readonly open: (sheet: Sheet | { readonly kind: 'clause'; readonly clause: Clause }) => void;
  readonly close: () => void;
  readonly closeClause: () => void;
}

export function useSheets<Sheet extends { readonly kind: string }, Clause>(): Sheets<Sheet, Clause> {
  const [sheet, setSheet] = useState<Sheet>();
  const [clause, setClause] = useState<Clause>();
  const isClause = (next: Sheet | { readonly clause: Clause }): next is { readonly clause: Clause } => 'clause' in next;
  return {
    sheet,
    clause,
    open: (next) => (isClause(next) ? setClause(() => next.clause) : setSheet(() => next)),
    close: () => setSheet(undefined),
    closeClause: () => setClause(undefined),
  };
}
