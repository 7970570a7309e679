import { allowed, unless } from '../shared/decision.ts';
import { hasReading } from '../shared/ruling.ts';
import { finding, type MatchDecision, never } from './match-decision.ts';
import { type GabongEventOf, PENALTY_CLAUSES } from './match-events.ts';
import type { GabongState } from './match-state.ts';
import { GABONG_RULINGS } from './rulings.ts';

/** 6, 8, 9.3: the GM gives a penalty card, and keeps a tally of them. */
export function decidePenalty(state: GabongState, { seat, clause }: GabongEventOf<'penalty'>): MatchDecision {
  if (!PENALTY_CLAUSES.includes(clause)) return never('gabong-9.3', 'no-such-penalty');
  const isMaster = seat === state.master;
  const against = [
    ...(clause === 'gabong-8.1' && isMaster ? [finding('gabong-8.1', 'master-may-touch', { seat })] : []),
    ...(clause === 'gabong-8.2' && !isMaster ? [finding('gabong-8.2', 'master-deals', { seat: state.master })] : []),
  ];
  // The extra deal comes after the last of the round.
  const deal = state.deals.length + 1;
  return unless(against, () => ({ ...state, penalties: [...state.penalties, { seat, clause, deal }] }));
}

/** 2.4: whoever has lost the post is not drawn for it again. */
export function decideMaster(state: GabongState, { seat }: GabongEventOf<'master'>): MatchDecision {
  if (seat === state.master) return never('gabong-2.4', 'master-already', { seat });
  return allowed(() => ({ ...state, master: seat }));
}

/** The table reads a gap anew: from here on, and not for what has been counted. */
export function decideRuling(state: GabongState, { ruling, option }: GabongEventOf<'ruling'>): MatchDecision {
  if (!hasReading(GABONG_RULINGS, ruling, option)) return never('gabong-2.2', 'no-such-reading');
  return allowed(() => ({ ...state, rulings: { ...state.rulings, [ruling]: option } }));
}
