import { finding, type MatchFinding } from './match-decision.ts';
import type { SeatHand } from './match-events.ts';
import { copiesMost, handPoints, type HandCounting, pointsMost } from './match-hand.ts';
import { RANKS } from './match-setup.ts';
import type { GabongState } from './match-state.ts';

/**
 * Whether the hands are those of the players who are in the deal, each once; else what is wrong first.
 *
 * @param maySitOut - of those in it, who need not have played it.
 */
export function handsBroken(
  hands: readonly SeatHand[],
  players: readonly number[],
  among: readonly number[],
  maySitOut: readonly number[],
): MatchFinding | undefined {
  const seats = hands.map(({ seat }) => seat);
  const stray = seats.find((seat) => !players.includes(seat));
  if (stray !== undefined) return finding('gabong-2.1', 'no-such-seat', { seat: stray });
  const outside = seats.find((seat) => !among.includes(seat));
  if (outside !== undefined) return finding('gabong-7.1', 'not-in-extra-deal', { seat: outside });
  const twice = seats.find((seat, index) => seats.indexOf(seat) < index);
  if (twice !== undefined) return finding('gabong-10.1', 'seat-twice', { seat: twice });
  const missing = among.find((seat) => !seats.includes(seat) && !maySitOut.includes(seat));
  return missing === undefined ? undefined : finding('gabong-10.1', 'hand-missing', { seat: missing });
}

/** What no cards of these packs could come to, or no gabong. */
export function handBroken(
  { setup }: GabongState,
  counting: HandCounting,
  hands: readonly SeatHand[],
): MatchFinding | undefined {
  const most = pointsMost(counting, setup.packs);
  for (const hand of hands) {
    const broken = badCards(hand) ?? badPoints(hand, most) ?? badGabong(hand, counting, hands);
    if (broken) return broken;
  }
  return tooManyCopies(hands, copiesMost(setup.packs));
}

function badCards(hand: SeatHand): MatchFinding | undefined {
  const stray = hand.by === 'cards' ? hand.cards.find((card) => !RANKS.some((rank) => rank === card)) : undefined;
  return stray === undefined ? undefined : finding('gabong-11.1', 'bad-card', { seat: hand.seat, rank: stray });
}

function badPoints(hand: SeatHand, most: number): MatchFinding | undefined {
  if (hand.by !== 'points') return undefined;
  const { seat, points } = hand;
  if (points < 0) return finding('gabong-10.1', 'points-negative', { seat });
  if (points > most) return finding('gabong-5.1', 'points-too-many', { seat, count: most });
  return Number.isInteger(points) ? undefined : finding('gabong-10.1', 'points-not-whole', { seat });
}

/** 4.3: whoever was gabonged has cards back, from somebody whose own gabong stands. */
function badGabong(hand: SeatHand, counting: HandCounting, hands: readonly SeatHand[]): MatchFinding | undefined {
  if (hand.by === 'theta' || !hand.isGabonged) return undefined;
  const { seat } = hand;
  if (handPoints(counting, hand) === 0) return finding('gabong-4.3', 'gabonged-empty', { seat });
  const isByOther = hands.some(({ by }) => by === 'theta');
  return isByOther ? undefined : finding('gabong-4.3', 'gabonged-by-nobody', { seat });
}

/** 5.1: all hands of a deal come from the same packs. */
function tooManyCopies(hands: readonly SeatHand[], most: number): MatchFinding | undefined {
  const cards = hands.flatMap((hand) => (hand.by === 'cards' ? hand.cards : []));
  const rank = RANKS.find((one) => cards.filter((card) => card === one).length > most);
  return rank && finding('gabong-5.1', 'too-many-copies', { rank, count: most });
}
