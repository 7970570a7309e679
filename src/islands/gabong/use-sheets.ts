import { useState } from 'preact/hooks';
import type { GabongClause } from '../../games/gabong/clauses.ts';
import type { GabongSheet, GabongSheets } from './texts-context.ts';

/** What lies over the panel: one sheet, and a clause over that, so that reading a rule loses no place. */
export function useSheets(): GabongSheets {
  const [sheet, setSheet] = useState<GabongSheet>();
  const [clause, setClause] = useState<GabongClause>();
  return {
    sheet,
    clause,
    open: (next) => (next.kind === 'clause' ? setClause(next.clause) : setSheet(next)),
    close: () => setSheet(undefined),
    closeClause: () => setClause(undefined),
  };
}
