import { allowed, gameOf } from '../shared/decision.ts';
import type { Game } from '../shared/game.ts';
import { decideDeal } from './match-deal.ts';
import { type MatchDecision, type MatchFinding, never } from './match-decision.ts';
import type { GabongEvent } from './match-events.ts';
import type { GabongSetup } from './match-setup.ts';
import { stageOf } from './match-standing.ts';
import type { GabongState } from './match-state.ts';
import { decideMaster, decidePenalty, decideRuling } from './match-table.ts';

/** The scoreboard of a round of Gabong: its deals, the GM's penalty cards, and who is the GM. */
export const GABONG: Game<GabongSetup, GabongEvent, GabongState, MatchFinding> = gameOf(startOf, decide);

function startOf(setup: GabongSetup): GabongState {
  const { master, rulings } = setup;
  return { setup, rulings, master, deals: [], extraDeal: null, penalties: [], isEnded: false };
}

function decide(state: GabongState, event: GabongEvent): MatchDecision {
  const stage = stageOf(state);
  // An eleventh deal, and whatever else would come after the last.
  if (stage.is === 'over') return never('gabong-3.1', 'round-over', { count: state.deals.length });
  if ('seat' in event && !state.setup.players.some((_, seat) => seat === event.seat)) {
    return never('gabong-2.1', 'no-such-seat', { seat: event.seat });
  }
  switch (event.kind) {
    case 'deal':
      return decideDeal(state, stage, event);
    case 'penalty':
      return decidePenalty(state, event);
    case 'master':
      return decideMaster(state, event);
    case 'ruling':
      return decideRuling(state, event);
    case 'end':
      return allowed(() => ({ ...state, isEnded: true }));
  }
}
