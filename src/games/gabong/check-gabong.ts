import { unless } from '../shared/decision.ts';
import { type Card, effectOf, isCard, isSame, valueOf } from './check-card.ts';
import type { CheckEventOf } from './check-events.ts';
import { type CheckDecision, type CheckFinding, type CheckState, finding, type Gabong, never } from './check-state.ts';
import { isOut, topOf } from './check-turn.ts';
import { waysOf } from './ring.ts';

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
  if (isOut(state, seat)) return never('gabong-9.5', 'no-cards-left', { seat });
  if (hand.length === 0) return never('gabong-4.1', 'empty-hand', { seat });
  if (!hand.every(isCard)) return never('gabong-4.1', 'no-such-card');
  const top = gabongs.at(-1)?.hand.at(-1) ?? topOf(state).card;
  if (mostAlike([...onTable(state), ...hand]) > setup.packs) {
    return never('gabong-5.1', 'more-than-packs', { count: setup.packs });
  }
  const { sum, isGabong } = canGabong(hand, top);
  const against = [
    ...(isGabong ? [] : [finding('gabong-4.1', 'sum-differs', { count: sum })]),
    ...(gabongs.length === 0 && layerOf(state) === seat && setup.rulings.B13 === 'others-only'
      ? [finding('gabong-4.2', 'own-card', { seat })]
      : []),
    ...(setup.rulings.B12 === 'on-turn' ? outOfTurn(state, seat) : []),
    ...(stage.is === 'over' && setup.rulings.B28 === 'over' ? [finding('gabong-9.5', 'deal-over')] : []),
  ];
  return unless(against, () => ({
    ...state,
    stage: { is: 'gabong', gabongs: [...gabongs, { seat, hand, slaps: [] }] },
  }));
}

/** Whose card lies on top: of the first that is turned, nobody's or the Gabongmester's (B14). */
function layerOf(state: CheckState): number | null {
  const { master, rulings } = state.setup;
  return topOf(state).by ?? (rulings.B14 === 'master' ? master : null);
}

/** 4.1: where a gabong waits for one's turn (B12). On a gabong, or on somebody's last card, it waits for nobody's. */
function outOfTurn({ stage, setup, pile }: CheckState, seat: number): readonly CheckFinding[] {
  if (stage.is === 'turn' && stage.seat !== seat) return [finding('gabong-4.1', 'not-your-turn', { seat: stage.seat })];
  if (stage.is === 'direction') return [finding('gabong-4.1', 'direction-first', { seat: setup.master })];
  if (stage.is !== 'race') return [];
  const steps = effectOf(pile.at(-1)!.card) === 'skip' ? 2 : 1;
  const isFirst = waysOf(setup.players, stage.from, seat, steps).length > 0;
  return isFirst ? [] : [finding('gabong-4.1', 'not-beside', { seat: stage.from })];
}

/** 4.2: doubles of a gabong's top card. */
export function decideSlapOnGabong(
  state: CheckState,
  gabongs: readonly Gabong[],
  { seat, card }: CheckEventOf<'slap'>,
): CheckDecision {
  if (isOut(state, seat)) return never('gabong-9.5', 'no-cards-left', { seat });
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
  /** Who is gabonged and takes the cards; null: nobody laid the card (B14), or whoever gabongs did (B13). */
  readonly taker: number | null;
  readonly cards: readonly Card[];
  /** How many lie one on the other. */
  readonly gabongs: number;
  /** Who has made a gabong and has a θ, in order (4.4, B11). */
  readonly thetas: readonly number[];
}

/**
 * 4.2: who laid the card takes it back, with the gabong and all that was slapped on it. 4.3: of several gabongs the last
 * but one's maker takes them all, with their slaps, and the card below them stays on the pile.
 */
export function takenBy(state: CheckState): GabongTaken | undefined {
  const { stage, setup } = state;
  if (stage.is !== 'gabong') return undefined;
  const { gabongs } = stage;
  const thetas = (setup.rulings.B11 === 'loses' ? gabongs.slice(-1) : gabongs).map(({ seat }) => seat);
  const cards = gabongs.flatMap(cardsOf);
  const gabonged = gabongs.at(-2);
  const count = gabongs.length;
  if (gabonged) return { taker: gabonged.seat, cards, gabongs: count, thetas };
  const layer = layerOf(state);
  const taker = layer === gabongs[0]!.seat && setup.rulings.B13 === 'own-too' ? null : layer;
  return { taker, cards: taker === null ? [] : [topOf(state).card, ...cards], gabongs: count, thetas };
}
