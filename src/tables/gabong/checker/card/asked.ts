import { type Card, effectOf, isSame, type NamedSuit } from '../../../../games/gabong/check-card.ts';
import { drawOf } from '../../../../games/gabong/check-draw.ts';
import { CHECKER, judgeCard } from '../../../../games/gabong/check-play.ts';
import type { CheckRulings } from '../../../../games/gabong/check-setup.ts';
import type { CheckFinding, CheckState, Draw } from '../../../../games/gabong/check-state.ts';
import { copiesMost } from '../../../../games/gabong/match-hand.ts';
import type { GabongClause } from '../../../../games/gabong/clauses.ts';
import type { FitBy } from '../../../../games/gabong/pile.ts';
import { seatFrom } from '../../../../games/gabong/ring.ts';
import type { AskedCard, CardQuestion } from '../../../../storage/checked-deal.ts';

export const NO_CARD: AskedCard = { rank: null, suit: null };
export const NO_QUESTION: CardQuestion = {
  top: NO_CARD,
  said: null,
  twos: 1,
  isSkipped: true,
  mine: NO_CARD,
  says: null,
};

/**
 * A ring that nobody has to say anything of: of so many that no two ways of counting meet on one seat, with a
 * Gabongmester whom nobody comes upon by counting.
 */
const RING = { players: 10, master: 5 } as const;

/** Who is next, as seen by whoever asks: so many steps on in the direction as it was, or the Gabongmester. */
export type NextUp = { readonly is: 'steps'; readonly steps: number } | { readonly is: 'master' };

/** The judge's word on a card: as laid, or as slapped where it is the very same one (5.1). */
export type AskedAnswer =
  | { readonly may: true; readonly by: FitBy | 'slap'; readonly clause: GabongClause; readonly next: CheckState }
  | { readonly may: false; readonly findings: readonly CheckFinding[] };

/** What is said of a card: the judge's word, what the next has to draw, and what is drawn where the card stays. */
export interface Asked {
  readonly answer: AskedAnswer;
  /** It is the very card that lies there (5.1). */
  readonly isSame: boolean;
  /** Undefined where the card stays in the hand. */
  readonly next: NextUp | undefined;
  /** What the next player draws who lays nothing. */
  readonly draws: number;
  /** What whoever asks draws instead. */
  readonly instead: Draw;
}

export function wholeCard({ rank, suit }: AskedCard): Card | undefined {
  return rank === null || suit === null ? undefined : { rank, suit };
}

/** @returns undefined until both cards are whole. */
export function askedOf(question: CardQuestion, packs: number, rulings: CheckRulings): Asked | undefined {
  const top = wholeCard(question.top);
  const mine = wholeCard(question.mine);
  if (!top || !mine) return undefined;
  const state = stateOf(question, top, packs, rulings);
  const seat = askerOf(state, question.isSkipped);
  const named = effectOf(mine) === 'name-suit' ? question.says : null;
  const answer = judged(state, seat, mine, named);
  const after = answer.may ? answer.next : undefined;
  return {
    answer,
    isSame: isSame(top, mine),
    next: after && nextUp(state, after, seat),
    draws: after?.stage.is === 'turn' ? drawOf(after, after.stage.seat).count : 0,
    instead: drawOf(state, seat),
  };
}

/** What may not be laid may still be slapped, by whoever is skipped as well. */
function judged(state: CheckState, seat: number, card: Card, named: NamedSuit | null): AskedAnswer {
  const laid = judgeCard(state, seat, card, named);
  if (laid.may) return laid;
  const slap = { kind: 'slap', seat, card, named, isLast: false } as const;
  const { judgement, next } = CHECKER.decide(state, slap, 0);
  return judgement.allowed ? { may: true, by: 'slap', clause: 'gabong-5.1', next: next() } : laid;
}

/** As the pile lies: the top card was laid by the first seat. */
function stateOf({ said, twos }: CardQuestion, card: Card, packs: number, rulings: CheckRulings): CheckState {
  const effect = effectOf(card);
  const isTwo = effect === 'draw-two';
  const state = CHECKER.start({
    ...RING,
    packs,
    rulings,
    opening: {
      is: 'laid',
      card,
      by: 0,
      named: effect === 'name-suit' ? said : null,
      direction: 1,
      // The question may have been asked of a table with more packs.
      twos: isTwo ? Math.min(Math.max(twos, 1), copiesMost(packs)) : 0,
    },
  });
  // Somebody has drawn for them all.
  return isTwo && twos === 0 ? CHECKER.decide(state, { kind: 'draw', seat: onTurn(state) }, 0).next() : state;
}

function onTurn({ stage, setup }: CheckState): number {
  return stage.is === 'turn' ? stage.seat : setup.master;
}

/** Whoever has the turn; or, on a three, whoever is skipped. */
function askerOf(state: CheckState, isSkipped: boolean): number {
  const { stage } = state;
  const pending = stage.is === 'turn' ? stage.pending : null;
  return isSkipped && pending?.is === 'six' ? pending.seat : onTurn(state);
}

function nextUp({ direction }: CheckState, after: CheckState, asker: number): NextUp {
  const { players, master } = after.setup;
  const seat = onTurn(after);
  if (seat === master) return { is: 'master' };
  const on = seatFrom(players, seat, 1, -asker) * (direction ?? 1);
  // The shorter way of counting.
  const steps = [on, on - players, on + players].reduce((one, other) =>
    Math.abs(other) < Math.abs(one) ? other : one,
  );
  return { is: 'steps', steps };
}
