import type { AnyClause } from '../../../games/gools/play-state.ts';

/** One sentence of what happened, and the clause that it comes from. */
export interface Line {
  readonly text: string;
  readonly clause?: AnyClause;
}
