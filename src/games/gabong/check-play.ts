import { gameOf } from '../shared/decision.ts';
import type { Game } from '../shared/game.ts';
import { type Card, effectOf, type NamedSuit } from './check-card.ts';
import { decideDirection, decideDraw, decideFirst } from './check-draw.ts';
import type { CheckEvent } from './check-events.ts';
import { decideGabong } from './check-gabong.ts';
import { claimOf, decideLay, decideSlap } from './check-lay.ts';
import { checkSetup, type CheckSetup, isSeat } from './check-setup.ts';
import { type CheckDecision, type CheckFinding, type CheckState, never } from './check-state.ts';
import { passedOn } from './check-turn.ts';
import type { FitBy } from './pile.ts';
import type { GabongClause } from './clauses.ts';

/** One deal of Gabong, walked through card by card: for a dispute, with nobody's hand known. */
export const CHECKER: Game<CheckSetup, CheckEvent, CheckState, CheckFinding> = gameOf(startOf, decide);

/** @throws RangeError for a setup in which `checkSetup` finds something: ask it first. */
function startOf(setup: CheckSetup): CheckState {
  const faults = checkSetup(setup);
  if (faults.length > 0) throw new RangeError(`no deal: ${faults.map(({ reason }) => reason).join()}`);
  const { opening } = setup;
  const dealt: CheckState = { setup, pile: [], direction: null, twos: 0, draws: [], stage: { is: 'first' } };
  if (opening.is === 'deal') return dealt;
  const { card, by, named, direction, twos } = opening;
  const pile = [{ card, by, named, isIllegal: false }];
  return passedOn({ ...dealt, pile, twos }, by, direction, effectOf(card));
}

function decide(state: CheckState, event: CheckEvent): CheckDecision {
  if ('seat' in event && !isSeat(state.setup, event.seat)) {
    return never('gabong-2.1', 'no-such-seat', { seat: event.seat });
  }
  switch (event.kind) {
    case 'first':
      return decideFirst(state, event);
    case 'lay':
      return decideLay(state, event);
    case 'slap':
      return decideSlap(state, event);
    case 'draw':
      return decideDraw(state, event);
    case 'direction':
      return decideDirection(state, event);
    case 'gabong':
      return decideGabong(state, event);
  }
}

/** Whether a player may lay a card now: by what and what comes of it, or all that is against it. */
export type CardAnswer =
  | { readonly may: true; readonly by: FitBy; readonly clause: GabongClause; readonly next: CheckState }
  | { readonly may: false; readonly findings: readonly CheckFinding[] };

/** "May this card go on that pile?" @param named - the suit said for an eight; null: none. */
export function judgeCard(state: CheckState, seat: number, card: Card, named: NamedSuit | null = null): CardAnswer {
  const decision = decide(state, { kind: 'lay', seat, card, named, isLast: false });
  const fit = decision.is === 'allowed' ? claimOf(state, seat, card).fit : undefined;
  if (decision.is !== 'allowed' || !fit?.goes) return { may: false, findings: decision.findings };
  return { may: true, by: fit.by, clause: fit.clause, next: decision.next() };
}
