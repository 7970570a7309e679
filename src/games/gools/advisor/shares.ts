import { handOf, rankOf } from '../hand.ts';
import { type DiceSet, diceOf, SETS } from './dice-set.ts';
import { makePlan } from './plan.ts';

/** The hand to beat: its rank (3.1-3.4), and how many players have it. */
export interface Lead {
  readonly rank: number;
  readonly tied: number;
}

const RANKS = new Map(SETS[5]!.map((hand) => [hand, rankOf(handOf(diceOf(hand)))]));

/** @param hand - five dice. */
export const rankOfSet = (hand: DiceSet): number => RANKS.get(hand)!;

/** More than there are of either. */
const [RANKS_MOST, PLAYERS_MOST] = [64, 1024];

/**
 * The share of a round that each of those in the lead has, with `still` players to throw: 1 is a won round. A tie is a
 * roll-off of one throw in which nobody can choose (4.1), so those who tie in the end share alike. All who throw later
 * are taken to play for their own greatest share.
 */
export type Shares = (lead: Lead, still: number) => number;

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
export function shareWith(shares: Shares, hand: DiceSet, lead: Lead | undefined, still: number): number {
  const rank = rankOfSet(hand);
  if (!lead || rank < lead.rank) return shares({ rank, tied: 1 }, still);
  return rank === lead.rank ? shares({ rank, tied: lead.tied + 1 }, still) : 0;
}
