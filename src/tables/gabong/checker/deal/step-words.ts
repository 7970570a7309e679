import { type Card, effectOf, type NamedSuit, SUITS } from '../../../../games/gabong/check-card.ts';
import { drawOf } from '../../../../games/gabong/check-draw.ts';
import { type CheckDue, checkDue } from '../../../../games/gabong/check-due.ts';
import type { CheckEvent, CheckEventOf } from '../../../../games/gabong/check-events.ts';
import { canGabong } from '../../../../games/gabong/check-gabong.ts';
import { claimOf } from '../../../../games/gabong/check-lay.ts';
import type { CheckState, Draw } from '../../../../games/gabong/check-state.ts';
import { topOf } from '../../../../games/gabong/check-turn.ts';
import { type Direction, seatFrom, shorterWays } from '../../../../games/gabong/ring.ts';
import { fill } from '../../../../i18n/fill.ts';
import { suitName } from '../../cards/card-words.ts';
import type { Ground } from '../Verdict.tsx';
import { cardIn, type Describer } from '../checker-context.ts';
import { clauseOfCard, effectSentence, findingSentence } from '../effect-words.ts';
import { sumSentences } from '../gabong/sum-words.ts';
import { judge, type WalkStep } from './walk.ts';

/** What happened, in a sentence. */
export function eventSentence(event: CheckEvent, before: CheckState, describer: Describer): string {
  const { words, name } = describer;
  const { events } = words;
  const { master } = before.setup;
  switch (event.kind) {
    case 'first':
      return withName(
        fill(events.first, { name: name(master), card: cardIn(describer, event.card) }),
        event.named ?? null,
        describer,
      );
    case 'lay':
    case 'slap': {
      const { seat, card, named, isLast } = event;
      const bare = fill(events[event.kind], { name: name(seat), card: cardIn(describer, card) });
      const said = withName(bare, named, describer);
      return isLast ? fill(events.last, { sentence: said }) : said;
    }
    case 'draw': {
      const { why, count } = drawOf(before, event.seat);
      const sentence = why === 'kosetrekke' ? events.kosetrekke : events.draw;
      return fill(sentence, { name: name(event.seat), count });
    }
    case 'direction':
      return fill(events.direction, { name: name(master), way: words.deal.ways[event.direction] });
    case 'gabong':
      return fill(events.gabong, { name: name(event.seat), cards: listOfCards(event.hand, describer) });
  }
}

function withName(sentence: string, named: NamedSuit | null, { words, cards }: Describer): string {
  return named === null ? sentence : fill(words.events.said, { sentence, suit: suitName(named, cards) });
}

export const listOfCards = (hand: readonly Card[], describer: Describer): string =>
  hand.map((card) => cardIn(describer, card)).join(', ');

/** Why it may happen and what comes of it, or everything that is against it. */
export function groundsOf({ event, before, judgement }: WalkStep, describer: Describer): readonly Ground[] {
  const { because } = describer.words;
  const { findings } = judgement;
  if (findings.length > 0) {
    return findings.map((finding) => ({ text: findingSentence(finding, describer), clause: finding.clause }));
  }
  switch (event.kind) {
    case 'first':
      return [
        { text: because.first, clause: 'gabong-9.1' },
        // Whether what was said counts is a reading's to say (B30).
        ...(effectOf(event.card) === 'name-suit'
          ? [effectGround({ card: event.card, named: saidOf(before, event) }, describer)]
          : []),
      ];
    case 'lay': {
      const { fit } = claimOf(before, event.seat, event.card);
      const by: readonly Ground[] = fit.goes ? [{ text: describer.words.by[fit.by], clause: fit.clause }] : [];
      if (fit.goes && fit.by === 'six-on-three') return by;
      return event.isLast
        ? [...by, { text: because.last, clause: 'gabong-9.5' }]
        : [...by, effectGround(event, describer)];
    }
    case 'slap':
      return before.stage.is === 'gabong'
        ? [{ text: because.onGabong, clause: 'gabong-4.2' }]
        : [
            { text: because.slap, clause: 'gabong-5.1' },
            ...wayGround(before, event.seat, describer),
            ...lastGround(before, event, describer),
          ];
    case 'draw': {
      const { why } = drawOf(before, event.seat);
      return [{ text: because[why], clause: why === 'twos' ? 'gabong-11.2' : 'gabong-3.3' }];
    }
    case 'direction':
      return [{ text: because.direction, clause: 'gabong-9.4' }];
    case 'gabong': {
      const sum = canGabong(event.hand, topCard(before));
      const ranks = event.hand.map(({ rank }) => rank);
      const { sum: text } = sumSentences(ranks, sum, describer);
      return [{ text, clause: before.stage.is === 'gabong' ? 'gabong-4.3' : 'gabong-4.1' }];
    }
  }
}

/** What follows where a card was protested against (6.2); nothing of what is no card laid, or stands. */
export function protestedGround({ event, judgement }: WalkStep, { words }: Describer): Ground | undefined {
  const isLaid = event.kind === 'lay' || event.kind === 'slap';
  if (!isLaid || judgement.allowed || !judgement.canOverrule) return undefined;
  return { text: words.because.protested, clause: 'gabong-6.2' };
}

/** 9.4: the double of the first card settles the direction, where one way from the GM is shorter. */
function wayGround({ direction, setup }: CheckState, seat: number, { words, name }: Describer): readonly Ground[] {
  const { players, master } = setup;
  const [way, ...others] = shorterWays(players, master, seat);
  // In a ring of two, both sides are the same player.
  if (direction !== null || way === undefined || others.length > 0 || players === 2) return [];
  const ring = Array.from({ length: players }, (_, steps) => seatFrom(players, master, way, steps));
  const path = ring
    .slice(0, ring.indexOf(seat) + 1)
    .map(name)
    .join(' → ');
  return [{ text: fill(words.because.shorter, { path }), clause: 'gabong-9.4' }];
}

/** What comes of a double: nothing more once the deal is over (9.5, B28). */
function lastGround({ stage }: CheckState, event: CheckEventOf<'slap'>, describer: Describer): readonly Ground[] {
  const { because } = describer.words;
  if (stage.is === 'over') return [{ text: because.onLast, clause: 'gabong-9.5' }];
  return [event.isLast ? { text: because.last, clause: 'gabong-9.5' } : effectGround(event, describer)];
}

/** The suit that counts of what was said for the first card. */
const saidOf = ({ setup }: CheckState, { named = null }: CheckEventOf<'first'>): NamedSuit | null =>
  setup.rulings.B30 === 'master-names' ? named : null;

function effectGround(
  { card, named }: { readonly card: Card; readonly named: NamedSuit | null },
  describer: Describer,
) {
  return {
    text: effectSentence(card, named, describer.words, describer.cards),
    clause: clauseOfCard(card),
  };
}

/** What can be added to a sequence for one player: anything that makes sense, be it allowed or not. */
interface Offers {
  readonly first: boolean;
  readonly lay: boolean;
  readonly slap: boolean;
  /** How many cards it would be, and why. */
  readonly draw: Draw | undefined;
  readonly gabong: boolean;
  /** The ways that the Gabongmester can say now. */
  readonly ways: readonly Direction[];
  /** Whether it is for this player to go on. */
  readonly isDue: boolean;
}

/** What is laid with a card, before anybody judges it. */
interface Laid {
  readonly card: Card;
  readonly named: NamedSuit | null;
  readonly isLast: boolean;
}

/** Some card: whether a hand can be thrown does not hang on which it is, as long as the packs have it. */
const SOME_RANK = 9;

/** @param seat - whose things are offered; the Gabongmester's are the same for everybody. */
export function offersOf(state: CheckState, seat: number): Offers {
  const makesSense = (event: CheckEvent): boolean => {
    const { allowed, canOverrule } = judge(state, event);
    return allowed || canOverrule;
  };
  if (state.stage.is === 'first') {
    return { first: true, lay: false, slap: false, draw: undefined, gabong: false, ways: [], isDue: true };
  }
  const laid: Laid = { card: topCard(state), named: null, isLast: false };
  return {
    first: false,
    lay: makesSense({ kind: 'lay', seat, ...laid }),
    slap: makesSense({ kind: 'slap', seat, ...laid }),
    draw: makesSense({ kind: 'draw', seat }) ? drawOf(state, seat) : undefined,
    gabong: SUITS.some((suit) => makesSense({ kind: 'gabong', seat, hand: [{ suit, rank: SOME_RANK }] })),
    ways: ([1, -1] as const).filter((direction) => judge(state, { kind: 'direction', direction }).allowed),
    isDue: seatsDue(checkDue(state)).includes(seat),
  };
}

/** What lies on top: the last card of a gabong, where there is one (4.3). */
export function topCard(state: CheckState): Card {
  const { stage } = state;
  return (stage.is === 'gabong' ? stage.gabongs.at(-1)?.hand.at(-1) : undefined) ?? topOf(state).card;
}

/** Who can go on of themselves, the one with the turn first. */
export function seatsDue(due: readonly CheckDue[]): readonly number[] {
  return due.flatMap((one) => {
    switch (one.kind) {
      case 'race':
        return one.seats;
      case 'first':
      case 'turn':
      case 'six':
      case 'direction':
        return [one.seat];
      case 'count':
        return one.owes ? [one.owes.seat] : [];
      case 'turning':
      case 'gabonged':
        return [];
    }
  });
}
