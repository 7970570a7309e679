import { handOf, rankOf } from '../hand.ts';
import { type Aim, type Figure, GOALS_OF } from './aims.ts';
import { diceOf, type DiceSet, setOf, SETS } from './dice-set.ts';
import { type Figures, makePlan, type Plan } from './plan.ts';

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

/**
 * 6.3: a 6 in the last throw makes the Three Man, or one of those who roll off for it (6.4). A hand with a 6 in it that is
 * more than a sum is a point 6, which names somebody else (6.5).
 */
const isThreeMan = (hand: DiceSet, isSix: boolean): boolean => isSix && handOf(diceOf(hand)).kind === 'sum';

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

/** The hand to beat: its rank (3.1-3.4), and how many players have it. */
interface Lead {
  readonly rank: number;
  readonly tied: number;
}

const RANKS = new Map(SETS[5]!.map((hand) => [hand, rankOf(handOf(diceOf(hand)))]));

/** @param hand - five dice. */
const rankOfSet = (hand: DiceSet): number => RANKS.get(hand)!;

/** More than there are of either. */
const [RANKS_MOST, PLAYERS_MOST] = [64, 1024];

/**
 * The share of a round that each of those in the lead has, with `still` players to throw: 1 is a won round. A tie is a
 * roll-off of one throw in which nobody can choose (4.1), so those who tie in the end share alike. All who throw later
 * are taken to play for their own greatest share.
 */
type Shares = (lead: Lead, still: number) => number;

/** Keeps what it has found: ask the same for a whole evening. */
export function makeShares(): Shares {
  const known = new Map<number, number>();

  const shareOf: Shares = (lead, still) => {
    if (still === 0) return 1 / lead.tied;
    const key = (still * PLAYERS_MOST + lead.tied) * RANKS_MOST + lead.rank;
    const found = known.get(key);
    if (found !== undefined) return found;
    const { beat, tie } = makePlan(
      {
        win: (hand) => shareWith(shareOf, hand, lead, still - 1),
        beat: (hand) => (rankOfSet(hand) < lead.rank ? 1 : 0),
        tie: (hand) => (rankOfSet(hand) === lead.rank ? 1 : 0),
      },
      [{ win: 1 }],
    ).ahead(0);
    const share =
      (1 - beat - tie) * shareOf(lead, still - 1) + tie * shareOf({ rank: lead.rank, tied: lead.tied + 1 }, still - 1);
    known.set(key, share);
    return share;
  };
  return shareOf;
}

/** The share of the player who has just finished a hand, with `still` players to throw after. */
function shareWith(shares: Shares, hand: DiceSet, lead: Lead | undefined, still: number): number {
  const rank = rankOfSet(hand);
  if (!lead || rank < lead.rank) return shares({ rank, tied: 1 }, still);
  return rank === lead.rank ? shares({ rank, tied: lead.tied + 1 }, still) : 0;
}
