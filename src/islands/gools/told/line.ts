import type { AnyClause } from '../../../games/gools/play-state.ts';
import type { Line as SharedLine } from '../../shell/steps.ts';

/** One sentence of what happened at the dice games' table. */
export type Line = SharedLine<AnyClause>;
