import { useState } from 'preact/hooks';
import type { AnyClause } from '../../games/gools/play-state.ts';
import type { GoolsSheet, Sheets } from './table-context.ts';

/** What lies over the panel: one sheet, and a clause over that, so that reading a rule loses no place. */
export function useSheets(): Sheets {
  const [sheet, setSheet] = useState<GoolsSheet>();
  const [clause, setClause] = useState<AnyClause>();
  return {
    sheet,
    clause,
    open: (next) => (next.kind === 'clause' ? setClause(next.clause) : setSheet(next)),
    close: () => setSheet(undefined),
    closeClause: () => setClause(undefined),
  };
}
