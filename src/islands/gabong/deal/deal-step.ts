import type { MatchFinding } from '../../../games/gabong/match-decision.ts';
import type { GabongEvent, GabongEventOf } from '../../../games/gabong/match-events.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import type { FoldStep } from '../../../games/shared/fold.ts';

/** A deal that has been written, and the round before it. */
export interface DealStep extends Pick<FoldStep<GabongEvent, GabongState, MatchFinding>, 'before'> {
  /** The entry of its play. */
  readonly entry: string;
  readonly event: GabongEventOf<'deal'>;
}
