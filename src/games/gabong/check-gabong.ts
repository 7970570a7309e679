import { unless } from '../shared/decision.ts';
import { type Card, isCard, isSame, valueOf } from './check-card.ts';
import type { CheckEventOf } from './check-events.ts';
import { type CheckDecision, type CheckState, finding, type Gabong, never } from './check-state.ts';
import { topOf } from './check-turn.ts';

/** The sum for a gabong, and what it must be (4.1). */
export interface GabongSum {
  /** What each card of the hand counts, in its order: an ace 1 (11.14). */
  readonly values: readonly number[];
  readonly sum: number;
  /** What the top card counts: an ace 14. */
  readonly top: number;
  readonly isGabong: boolean;
}

/** 4.1: whether a whole hand adds up to the top card. No hand is none. */
export function canGabong(hand: readonly Card[], top: Card): GabongSum {
  const values = hand.map((card) => valueOf(card).inHand);
  const sum = values.reduce((all, value) => all + value, 0);
  const { onPile } = valueOf(top);
  return { values, sum, top: onPile, isGabong: sum === onPile };
}

/** 4.1, 4.3: a hand is thrown on the pile, or on the last gabong, of which only the top card counts. */
export function decideGabong(state: CheckState, { seat, hand }: CheckEventOf<'gabong'>): CheckDecision {
  const { stage, setup } = state;
  if (stage.is === 'first') return never('gabong-9.1', 'first-card-first', { seat: setup.master });
  const gabongs = stage.is === 'gabong' ? stage.gabongs : [];
  const isOut = stage.is === 'over' ? stage.seat === seat : gabongs.some((one) => one.seat === seat);
  if (isOut) return never('gabong-9.5', 'no-cards-left', { seat });
  if (hand.length === 0) return never('gabong-4.1', 'empty-hand', { seat });
  if (!hand.every(isCard)) return never('gabong-4.1', 'no-such-card');
  const top = gabongs.at(-1)?.hand.at(-1) ?? topOf(state).card;
  if (mostAlike([...onTable(state), ...hand]) > setup.packs) {
    return never('gabong-5.1', 'more-than-packs', { count: setup.packs });
  }
  const { sum, isGabong } = canGabong(hand, top);
  const against = [
    ...(isGabong ? [] : [finding('gabong-4.1', 'sum-differs', { count: sum })]),
    ...(gabongs.length === 0 && topOf(state).by === seat ? [finding('gabong-4.2', 'own-card', { seat })] : []),
    ...(stage.is === 'over' ? [finding('gabong-9.5', 'deal-over')] : []),
  ];
  return unless(against, () => ({
    ...state,
    stage: { is: 'gabong', gabongs: [...gabongs, { seat, hand, slaps: [] }] },
  }));
}

/** 4.2: doubles of a gabong's top card. */
export function decideSlapOnGabong(
  state: CheckState,
  gabongs: readonly Gabong[],
  { seat, card }: CheckEventOf<'slap'>,
): CheckDecision {
  if (gabongs.some((one) => one.seat === seat)) return never('gabong-9.5', 'no-cards-left', { seat });
  const last = gabongs.at(-1)!;
  const isDouble = isSame(card, last.hand.at(-1)!);
  if (mostAlike([...onTable(state), card]) > state.setup.packs) {
    return never('gabong-5.1', 'more-than-packs', { count: state.setup.packs });
  }
  return unless(isDouble ? [] : [finding('gabong-5.1', 'not-the-same-card')], () => {
    const slapped: Gabong = { ...last, slaps: [...last.slaps, { seat, card }] };
    return { ...state, stage: { is: 'gabong', gabongs: [...gabongs.slice(0, -1), slapped] } };
  });
}

/** What surely lies there: the top card, and gabongs; the pile below may have become a new stock (B10). */
function onTable(state: CheckState): readonly Card[] {
  const { stage } = state;
  return [topOf(state).card, ...(stage.is === 'gabong' ? stage.gabongs.flatMap(cardsOf) : [])];
}

const cardsOf = ({ hand, slaps }: Gabong): readonly Card[] => [...hand, ...slaps.map(({ card }) => card)];

/** How often the card is there that is there most often. */
const mostAlike = (cards: readonly Card[]): number =>
  Math.max(...cards.map((card) => cards.filter((other) => isSame(card, other)).length));

/** What gabongs come to. */
export interface GabongTaken {
  /** Who is gabonged and takes the cards; null: the card was turned from the stock, and nobody laid it. */
  readonly taker: number | null;
  readonly cards: readonly Card[];
  /** Who has made a gabong, in order: each has a θ (4.4). */
  readonly thetas: readonly number[];
}

/**
 * 4.2: who laid the card takes it back, with the gabong and all that was slapped on it. 4.3: of several gabongs the last
 * but one's maker takes them all, with their slaps, and the card below them stays on the pile.
 */
export function takenBy({ stage, pile }: CheckState): GabongTaken | undefined {
  if (stage.is !== 'gabong') return undefined;
  const { gabongs } = stage;
  const thetas = gabongs.map(({ seat }) => seat);
  const cards = gabongs.flatMap(cardsOf);
  const gabonged = gabongs.at(-2);
  if (gabonged) return { taker: gabonged.seat, cards, thetas };
  const { by, card } = pile.at(-1)!;
  return { taker: by, cards: by === null ? [] : [card, ...cards], thetas };
}
