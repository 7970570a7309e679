import { unless } from '../shared/decision.ts';
import { type Card, effectOf, isCard, isSame } from './check-card.ts';
import type { CheckEventOf } from './check-events.ts';
import { decideSlapOnGabong } from './check-gabong.ts';
import { isName } from './check-setup.ts';
import {
  type CheckDecision,
  type CheckFinding,
  type CheckStage,
  type CheckState,
  finding,
  never,
} from './check-state.ts';
import { isOut, laidOn, topOf } from './check-turn.ts';
import { type Fit, fitOn, fitOnThree } from './pile.ts';
import { type Direction, shorterWays, waysOf } from './ring.ts';

/** What a player may make of a card: how it goes, which way play has then, and what is against it. */
export interface Claim {
  readonly fit: Fit;
  /** None: the Gabongmester lays on a first five, and says the direction after it (9.4). */
  readonly ways: readonly Direction[];
  readonly against: readonly CheckFinding[];
}

/** A card laid on a turn (3.2), as the first of all (9.1), or as an answer to a three (11.6). */
export function decideLay(state: CheckState, { seat, card, named, isLast }: CheckEventOf<'lay'>): CheckDecision {
  const refused = notNow(state) ?? notACard(card, named);
  if (refused) return refused;
  const { ways, against } = claimOf(state, seat, card);
  return unless(against, () => laidOn(state, seat, { card, named, isIllegal: against.length > 0 }, ways, isLast));
}

/** 5.1: the very card that is on top, by anybody, whoever's turn it is; by a reading also when it was somebody's last (B28). */
export function decideSlap(state: CheckState, event: CheckEventOf<'slap'>): CheckDecision {
  const { seat, card, named, isLast } = event;
  const { stage, direction, setup } = state;
  if (stage.is === 'gabong') return notACard(card, named) ?? decideSlapOnGabong(state, stage.gabongs, event);
  const isOnLast = stage.is === 'over' && setup.rulings.B28 === 'slap-too';
  const refused = (isOnLast ? undefined : notNow(state)) ?? notACard(card, named);
  if (refused) return refused;
  if (isOut(state, seat)) return never('gabong-9.5', 'no-cards-left', { seat });
  const top = topOf(state);
  const against = [
    ...(isSame(card, top.card) ? [] : [finding('gabong-5.1', 'not-the-same-card')]),
    ...(top.isIllegal && top.by === seat ? [finding('gabong-6.1', 'own-illegal-play', { seat })] : []),
  ];
  const ways = direction === null ? shorterWays(setup.players, setup.master, seat) : [direction];
  return unless(against, () => laidOn(state, seat, { card, named, isIllegal: against.length > 0 }, ways, isLast));
}

/** While no card at all can be laid on the pile. */
function notNow({ stage, setup }: CheckState): CheckDecision | undefined {
  switch (stage.is) {
    case 'first':
      return never('gabong-9.1', 'first-card-first', { seat: setup.master });
    case 'direction':
      return never('gabong-9.4', 'direction-first', { seat: setup.master });
    case 'gabong':
    case 'over':
      return never('gabong-9.5', 'deal-over');
    case 'race':
    case 'turn':
      return undefined;
  }
}

function notACard(card: Card, named: CheckEventOf<'lay'>['named']): CheckDecision | undefined {
  if (!isCard(card)) return never('gabong-11.1', 'no-such-card');
  return isName(card, named) ? undefined : never('gabong-11.8', 'names-no-suit');
}

/** Whether a player may lay a card now: whether it is theirs to lay, and whether it goes. */
export function claimOf(state: CheckState, seat: number, card: Card): Claim {
  const { stage, setup, twos } = state;
  const fit = fitOn(topOf(state), twos, card, setup.rulings);
  if (stage.is === 'race') return inRace(state, stage, seat, card, fit);
  const ways = state.direction === null ? [] : [state.direction];
  if (stage.is !== 'turn' || stage.seat === seat) return claim(fit, ways);
  if (stage.pending?.is === 'six' && stage.pending.seat === seat) return claim(fitOnThree(card), ways);
  const late = [finding('gabong-3.2', 'not-your-turn', { seat: stage.seat })];
  return claim(fit, ways.length > 0 ? ways : shorterWays(setup.players, setup.master, seat), late);
}

/** 9.1: first come, first served, beside a player; past a three the two beyond, and a six in time beside it (9.4). */
function inRace(
  { setup: { players, master }, pile }: CheckState,
  { from }: Extract<CheckStage, { readonly is: 'race' }>,
  seat: number,
  card: Card,
  fit: Fit,
): Claim {
  const beside = waysOf(players, from, seat, 1);
  const isThree = effectOf(pile.at(-1)!.card) === 'skip';
  const first = isThree ? waysOf(players, from, seat, 2) : beside;
  if (isThree && beside.length > 0) {
    const answer = fitOnThree(card);
    // In a ring of three whoever sits beside also sits beyond, the other way round.
    if (answer.goes || first.length === 0) return claim(answer, beside);
  }
  if (first.length > 0) return claim(fit, first);
  return claim(fit, shorterWays(players, master, seat), [finding('gabong-9.1', 'not-beside', { seat: from })]);
}

function claim(fit: Fit, ways: readonly Direction[], late: readonly CheckFinding[] = []): Claim {
  return { fit, ways, against: fit.goes ? late : [...late, finding(fit.clause, fit.reason)] };
}
