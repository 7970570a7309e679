import { stageOf, totalsOf } from '../../../games/gabong/match-standing.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { listed, type Teller } from './teller.ts';

/** What the table waits for. */
export interface StageWords {
  readonly what: string;
  /** How far it is to the end by points, or who plays an extra deal; empty where there is nothing to add. */
  readonly more: string;
}

/** What the table waits for, in words. */
export function stageInWords(state: GabongState, teller: Teller): StageWords {
  const { head } = teller.words.play;
  const stage = stageOf(state);
  if (stage.is === 'over') return { what: head.over, more: '' };
  if (stage.is === 'extra-deal') {
    return { what: head.extra, more: fill(head.among, { names: listed(teller, stage.among) }) };
  }
  const { ends } = state.setup;
  const { number } = stage;
  if (ends.by === 'deals') return { what: fill(head.dealOf, { number, count: ends.deals }), more: '' };
  const most = Math.max(...totalsOf(state));
  return { what: fill(head.deal, { number }), more: fill(head.limit, { limit: ends.limit, most }) };
}
