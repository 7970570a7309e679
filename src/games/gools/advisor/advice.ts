import { handOf } from '../hand.ts';
import { type Aim, type Figure, GOALS_OF } from './aims.ts';
import { type DiceSet, diceOf, setOf } from './dice-set.ts';
import { type Figures, makePlan, type Plan } from './plan.ts';
import { type Lead, rankOfSet, type Shares, shareWith } from './shares.ts';

/** What is asked before and in a turn, which the player plays to its end for the aim. */
export interface Prospect {
  readonly aim: Aim;
  /** Missing for who opens the round. */
  readonly lead: Lead | undefined;
  /** How many players throw after this one. */
  readonly still: number;
}

/** What may be left of a throw (2.1), with what it leads to. */
export interface Advice {
  readonly kept: readonly number[];
  readonly figures: Figures<Figure>;
}

/** 6.3, and not 6.5: a 6 in the last throw makes the Three Man, or one of those who roll off for it (6.4). */
const isThreeMan = (hand: DiceSet, isSix: boolean): boolean => {
  const found = handOf(diceOf(hand));
  return isSix && !((found.kind === 'pure' || found.kind === 'impure') && found.of === 6);
};

/** The whole of a turn, thought through; it takes some milliseconds, and more with players still to throw. */
export function planFor({ aim, lead, still }: Prospect, shares: Shares): Plan<Figure> {
  const isKind = (kind: string) => (hand: DiceSet) => (handOf(diceOf(hand)).kind === kind ? 1 : 0);
  return makePlan<Figure>(
    {
      sum: (hand) => handOf(diceOf(hand)).sum,
      win: (hand) => shareWith(shares, hand, lead, still),
      beat: (hand) => (lead && rankOfSet(hand) < lead.rank ? 1 : 0),
      tie: (hand) => (rankOfSet(hand) === lead?.rank ? 1 : 0),
      gools: isKind('gools'),
      pure: isKind('pure'),
      impure: isKind('impure'),
      threeMan: (hand, isSix) => (isThreeMan(hand, isSix) ? 1 : 0),
    },
    GOALS_OF[aim],
  );
}

/** All that can be done with a throw, the best first. @throws RangeError for dice that the judge would not let lie. */
export function adviseOn(plan: Plan<Figure>, lying: readonly number[], thrown: readonly number[]): readonly Advice[] {
  if (thrown.length === 0 || lying.length + thrown.length !== 5)
    throw new RangeError('Five dice, not all of them lying.');
  return plan.keeps(setOf(lying), setOf(thrown)).map(({ kept, figures }) => ({ kept: diceOf(kept), figures }));
}
