import type { Rank } from '../../../games/gabong/cards.ts';
import { impossibleHands } from '../../../games/gabong/match-booking.ts';
import type { MatchFinding } from '../../../games/gabong/match-decision.ts';
import type { SeatHand } from '../../../games/gabong/match-events.ts';
import { handBroken } from '../../../games/gabong/match-hand-check.ts';
import { type HandCounting, handPoints, type HandScore } from '../../../games/gabong/match-hand.ts';
import { newcomersIn } from '../../../games/gabong/match-standing.ts';
import type { Deal, GabongState } from '../../../games/gabong/match-state.ts';
import { deepEqual } from '../../../games/shared/memo.ts';
import { groupBy } from '../../../games/shared/group.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongWords } from '../../../i18n/gabong/en.ts';
import { type DraftHand, type DealDraft, draftFor, isOf, type WhichDeal } from '../../../storage/deal-draft-form.ts';
import { rankName } from '../cards/card-words.ts';
import type { GabongTable } from '../table.ts';
import { useState } from 'preact/hooks';
import type { UndoableDraft } from '../../../storage/kept-draft.ts';
import { useStore } from '../../../ui/use-store.ts';
import { contextOf } from '../../../ui/context.ts';

/** What the hands of the next deal are counted by. */
export const countingOf = ({ setup, rulings }: GabongState): HandCounting => ({ ...setup, rulings });

export const handOf = (hands: readonly DraftHand[], seat: number): DraftHand | undefined =>
  hands.find((hand) => hand.seat === seat);

/** With a player's hand in the place of what was there, or without any. */
export function withHand(hands: readonly DraftHand[], seat: number, hand: DraftHand | undefined): readonly DraftHand[] {
  const others = hands.filter((one) => one.seat !== seat);
  return hand ? [...others, hand] : others;
}

/** Whether somebody was gabonged and takes cards back (4.2), however the hand was entered. */
export const isGabonged = (hand: DraftHand | undefined): boolean =>
  hand !== undefined && 'isGabonged' in hand && hand.isGabonged;

/** The same of a hand that is being counted: it stays so when its cards are typed instead, or the other way round. */
const hasCardsBack = (hand: DraftHand | undefined): boolean =>
  (hand?.by === 'cards' || hand?.by === 'typed') && hand.isGabonged;

/** One more card; it takes the place of whatever else the hand was said to be. */
export function withCard(hand: DraftHand | undefined, seat: number, rank: Rank): DraftHand {
  const cards = hand?.by === 'cards' ? hand.cards : [];
  return { seat, by: 'cards', cards: [...cards, rank], isGabonged: hasCardsBack(hand) };
}

/** Without the last card of a rank; nothing is left of a hand with its last one. */
export function withoutCard(hand: DraftHand | undefined, rank: Rank): DraftHand | undefined {
  if (hand?.by !== 'cards') return hand;
  const last = hand.cards.lastIndexOf(rank);
  const cards = hand.cards.filter((_, index) => index !== last);
  return cards.length > 0 || hand.isGabonged ? { ...hand, cards } : undefined;
}

/** Points as they are typed. */
export const withTyped = (hand: DraftHand | undefined, seat: number, text: string): DraftHand => ({
  seat,
  by: 'typed',
  text,
  isGabonged: hasCardsBack(hand),
});

/** Who has a θ, beside a player: one of them gabonged that player's gabong, if anybody did (4.3). */
export const thetasBeside = (hands: readonly DraftHand[], seat: number): readonly number[] =>
  hands.flatMap((hand) => (hand.by === 'theta' && hand.seat !== seat ? [hand.seat] : []));

/** With a θ for whoever made a gabong; one that was gabonged in turn stays so. */
export const withTheta = (hands: readonly DraftHand[], seat: number): readonly DraftHand[] =>
  hasCardsBack(handOf(hands, seat)) ? hands : withHand(hands, seat, { seat, by: 'theta' });

/**
 * A table that types goes on typing: a hand of which nothing was said is typed as well.
 *
 * @param left - whose hand was being typed before; nothing is kept of one that is still empty.
 */
export function typingOn(hands: readonly DraftHand[], to: number, left?: number): readonly DraftHand[] {
  const others = hands.filter(
    (hand) => hand.seat !== left || hand.by !== 'typed' || hand.isGabonged || hand.text.trim() !== '',
  );
  const hand = handOf(others, to);
  return playedHand(hand) ? others : withHand(others, to, withTyped(hand, to, ''));
}

/** Whether more hands of a deal were typed than counted card by card; θ and out say nothing of it. */
export function wasTyped(deal: Deal | undefined): boolean {
  const hands = deal?.hands.map(({ hand }) => hand) ?? [];
  const tapped = hands.filter((hand) => hand.by === 'cards' && hand.cards.length > 0);
  return hands.filter(({ by }) => by === 'points').length > tapped.length;
}

/** Turns on or off that a player's own gabong was gabonged, so that the cards came back to who made it (4.3). */
export function withGabonged(hand: DraftHand | undefined, seat: number): DraftHand | undefined {
  if (hand?.by !== 'cards' && hand?.by !== 'typed') return { seat, by: 'cards', cards: [], isGabonged: true };
  if (hand.by === 'cards' && hand.cards.length === 0) return undefined;
  return { ...hand, isGabonged: !hand.isGabonged };
}

const NUMBER = /^[-−+]?\d+([.,]\d+)?$/;

/** The number that was typed, however odd; NaN for what is none. */
export const typedPoints = (text: string): number =>
  NUMBER.test(text.trim()) ? Number(text.trim().replace('−', '-').replace(',', '.')) : Number.NaN;

/** As it is played; undefined as long as nothing has been said of the hand. */
export function playedHand(hand: DraftHand | undefined): SeatHand | undefined {
  switch (hand?.by) {
    case undefined:
      return undefined;
    case 'out':
      return { seat: hand.seat, by: 'cards', cards: [], isGabonged: false };
    case 'theta':
      return hand;
    case 'cards':
      return hand.cards.length === 0 ? undefined : hand;
    case 'typed': {
      const { seat, text, isGabonged } = hand;
      return text.trim() === '' ? undefined : { seat, by: 'points', points: typedPoints(text), isGabonged };
    }
  }
}

/** A hand as it was played, to be changed. */
export function draftOfHand(hand: SeatHand): DraftHand {
  if (hand.by === 'points') {
    return { seat: hand.seat, by: 'typed', text: `${hand.points}`, isGabonged: hand.isGabonged };
  }
  if (hand.by === 'theta') return hand;
  return hand.cards.length === 0 && !hand.isGabonged
    ? { seat: hand.seat, by: 'out' }
    : { ...hand, cards: [...hand.cards] };
}

/**
 * What no cards of these packs could come to, as far as the hands have been counted. Whether somebody was gabonged by
 * nobody is seen once all are there.
 */
export function brokenSoFar(state: GabongState, hands: readonly DraftHand[]): MatchFinding | undefined {
  const counted = hands.flatMap((hand) => {
    const played = playedHand(hand);
    if (!played) return [];
    return [played.by === 'theta' ? played : { ...played, isGabonged: false }];
  });
  return handBroken(state, countingOf(state), counted);
}

/** Whether a player's hand can stay as it is. */
export const isCounted = (state: GabongState, hand: DraftHand | undefined): boolean =>
  hand !== undefined && playedHand(hand) !== undefined && brokenSoFar(state, [hand]) === undefined;

/** Says of a hand that no cards make it: the table may let it through all the same. */
export function impossible(state: GabongState, hand: DraftHand | undefined): MatchFinding | undefined {
  const played = playedHand(hand);
  return played && impossibleHands(state, [played])[0];
}

/** What a hand counts; undefined as long as it is not counted. */
export function pointsOf(state: GabongState, hand: DraftHand | undefined): number | undefined {
  const played = playedHand(hand);
  return played && isCounted(state, hand) ? handPoints(countingOf(state), played) : undefined;
}

/** Who is to be counted after a seat, around the ring, newcomers last; undefined once all others are. */
export function nextUncounted(
  state: GabongState,
  among: readonly number[],
  hands: readonly DraftHand[],
  after: number,
): number | undefined {
  const at = among.indexOf(after);
  const onward = [...among.slice(at + 1), ...among.slice(0, Math.max(at, 0))];
  const uncounted = onward.filter((seat) => !isCounted(state, handOf(hands, seat)));
  const newcomers = newcomersIn(state);
  return uncounted.find((seat) => !newcomers.includes(seat)) ?? uncounted[0];
}

/** Newcomers of whose hands nothing has been said, once all others are counted: they may have come in the middle of the deal. */
export function leftWaiting(
  state: GabongState,
  among: readonly number[],
  hands: readonly DraftHand[],
): readonly number[] {
  const newcomers = newcomersIn(state);
  const uncounted = among.filter((seat) => !isCounted(state, handOf(hands, seat)));
  const isUnsaid = (seat: number) => newcomers.includes(seat) && playedHand(handOf(hands, seat)) === undefined;
  return uncounted.every(isUnsaid) ? uncounted : [];
}

/**
 * Who has gone out, because everybody else is counted and holds something: the one that is left. Undefined while more are
 * left, and where somebody has gone out already.
 */
export function leftToGoOut(
  state: GabongState,
  among: readonly number[],
  hands: readonly DraftHand[],
): number | undefined {
  const [left, ...more] = among.filter((seat) => !isCounted(state, handOf(hands, seat)));
  const isOut = hands.some(({ by }) => by === 'theta' || by === 'out');
  return more.length > 0 || isOut || hands.length === 0 ? undefined : left;
}

/** A hand of more cards has those that count alike counted together. */
const CARDS_APART = 6;

/**
 * A hand's points as arithmetic: a figure for each card. Ranks stand in words, so that no figure of a card is taken for
 * its points.
 */
export function formulaInWords(
  { terms, sum, doublings, points }: HandScore,
  words: Pick<GabongWords, 'deal' | 'cards'>,
): string {
  const { formula } = words.deal;
  const alike = [...groupBy(terms, (term) => term.points)].map(([each, those]) => ({
    each,
    count: those.reduce((all, term) => all + term.count, 0),
  }));
  const areApart = alike.reduce((all, { count }) => all + count, 0) <= CARDS_APART;
  const parts = alike.flatMap(({ each, count }) =>
    areApart || count === 1 ? Array<string>(count).fill(`${each}`) : [`${count}×${each}`],
  );
  const isPlain = parts.length === 1 && parts[0] === `${sum}`;
  const text = isPlain ? `${sum}` : fill(formula.sum, { terms: parts.join(' + '), sum });
  if (doublings === 0) return text;
  const doubling = terms.flatMap(({ rank, count, doubles }) =>
    doubles ? Array<string>(count).fill(rankName(rank, words.cards, 'long')) : [],
  );
  return fill(formula.doubled, { sum: text, factor: 2 ** doublings, cards: doubling.join(', '), points });
}

/** What undo calls a change of the hands of a deal: of several that one tap has changed, the one that was being counted. */
export function lastGiven(
  before: readonly DraftHand[],
  after: readonly DraftHand[],
  { words, name }: Pick<GabongTable, 'words' | 'name'>,
): string {
  const { undo } = words.deal;
  const changed = after.filter((hand) => !deepEqual(hand, handOf(before, hand.seat)));
  // Whoever comes next is typed as well: nothing is said of that hand yet.
  const isEmpty = (hand: DraftHand) => hand.by === 'typed' && !hand.isGabonged && hand.text.trim() === '';
  const given = changed.findLast((hand) => !isEmpty(hand)) ?? changed.at(-1);
  if (!given) {
    const gone = before.find(({ seat }) => !handOf(after, seat));
    return gone ? fill(undo.clear, { name: name(gone.seat) }) : '';
  }
  const of = { name: name(given.seat) };
  const was = handOf(before, given.seat);
  if ('isGabonged' in given && given.isGabonged !== isGabonged(was)) return fill(undo.gabonged, of);
  if (given.by !== 'cards') return fill(undo[given.by], of);
  const held = was?.by === 'cards' ? was.cards : [];
  const isOut = held.length > given.cards.length;
  const [more, fewer] = isOut ? [held, given.cards] : [given.cards, held];
  const card = more.find((rank, index) => rank !== fewer[index]);
  return card === undefined
    ? fill(undo.gabonged, of)
    : fill(isOut ? undo.cardOut : undo.card, { ...of, card: rankName(card, words.cards) });
}

interface DealEntryOptions {
  readonly of: Entry['of'];
  readonly store: UndoableDraft<DealDraft>;
  readonly which: WhichDeal;
  readonly state: GabongState;
  readonly among: readonly number[];
  /** How much has been played: what is typed before and after something else is no stroke. */
  readonly moment?: number;
  /** Hears the deal once all hands are counted. */
  readonly write: (draft: DealDraft) => void;
}

/** What the ids of a deal's fields begin with. */
const PLACES = { 'this-deal': 'gabong', 'earlier-deal': 'gabong-mend' } as const;

/** Counts a deal in a draft. A tap is judged by what the draft holds when it comes: the screen may be a tap behind. */
export function useDealEntry({ of, store, which, state, among, moment = 0, write }: DealEntryOptions): Entry {
  const [refused, refuse] = useState<MatchFinding>();
  const { hands, seat } = seatedIn(useStore(store.$draft));

  function seatedIn(kept: DealDraft | null): DealDraft & { readonly seat: number } {
    const found = draftFor(kept, which);
    // A deal that was mended meanwhile may have changed who is in this one.
    const draft = { ...found, hands: found.hands.filter((hand) => among.includes(hand.seat)) };
    const isAmong = found.seat !== null && among.includes(found.seat);
    const first = nextUncounted(state, among, draft.hands, -1) ?? among[0]!;
    const seated = { ...draft, seat: isAmong ? found.seat : first };
    // Nothing has been said of this deal yet: whoever typed the last one goes on typing.
    return !isOf(kept, which) && wasTyped(state.deals.at(-1))
      ? { ...seated, hands: typingOn([], seated.seat) }
      : seated;
  }
  /** The hands when another one is counted: a table that types goes on typing. There is nothing in that to undo. */
  const onward = (given: readonly DraftHand[], to: number, left: DraftHand | undefined) =>
    left?.by === 'typed' ? typingOn(given, to, left.seat) : given;
  const now = () => seatedIn(store.$draft.get());
  const select = (next: number) => {
    refuse(undefined);
    const draft = now();
    store.$draft.set({ ...draft, hands: onward(draft.hands, next, handOf(draft.hands, draft.seat)), seat: next });
  };

  /** Whether a hand is not counted yet; of points that no hand makes it is said first. */
  const isHeldBack = (hand: DraftHand | undefined): boolean => {
    if (!isCounted(state, hand)) return true;
    const strange = impossible(state, hand);
    if (!strange || refused?.reason === strange.reason) return false;
    refuse(strange);
    return true;
  };

  return {
    of,
    place: PLACES[of],
    state,
    among,
    seat,
    hands,
    select,
    refused,
    edit(edit, label, { stroke = '', isWhole = false, gabonger } = {}) {
      const draft = now();
      const hand = edit(handOf(draft.hands, draft.seat), draft.seat);
      const others = gabonger === undefined ? draft.hands : withTheta(draft.hands, gabonger);
      const changed = withHand(others, draft.seat, hand);
      const broken = brokenSoFar(state, changed);
      // Of a number that is typed it is said while it stands there: the next letter may mend it.
      refuse(broken?.reason === 'too-many-copies' ? broken : undefined);
      if (broken?.reason === 'too-many-copies') return;
      const next = isWhole && hand ? nextUncounted(state, among, changed, draft.seat) : undefined;
      const seated = next === undefined ? changed : onward(changed, next, handOf(draft.hands, draft.seat));
      store.change({ ...draft, hands: seated, seat: next ?? draft.seat }, label, stroke && `${stroke} ${moment}`);
    },
    finish(last, by, label) {
      const draft = now();
      if (isHeldBack(handOf(draft.hands, draft.seat))) return;
      const whole = { ...draft, hands: withHand(draft.hands, last, { seat: last, by }) };
      store.change(whole, label);
      write(whole);
    },
    goOn() {
      const draft = now();
      // Whoever is left has come in the middle of the deal.
      if (leftWaiting(state, among, draft.hands).includes(draft.seat)) {
        write(draft);
        return;
      }
      const hand = handOf(draft.hands, draft.seat);
      if (isHeldBack(hand)) return;
      const next = nextUncounted(state, among, draft.hands, draft.seat);
      if (next === undefined) {
        write(draft);
        return;
      }
      select(next);
    },
  };
}

/** What is being counted, and the hand that counts it. */
export interface Entry {
  /** The deal that has just been played, or one that is put right in a sheet. */
  readonly of: keyof typeof PLACES;
  /** Begins the ids in it: a sheet that counts another deal may lie over it. */
  readonly place: string;
  /** The round before this deal. */
  readonly state: GabongState;
  /** Who plays it, around the ring. */
  readonly among: readonly number[];
  /** Whose hand is being counted. */
  readonly seat: number;
  /** As far as they have been given. */
  readonly hands: readonly DraftHand[];
  /** Counts another player's hand. */
  readonly select: (seat: number) => void;
  /**
   * Changes the hand that is being counted.
   *
   * @param edit - undefined in and out: nothing has been said of it.
   * @param label - what undo calls the change.
   */
  readonly edit: (
    edit: (hand: DraftHand | undefined, seat: number) => DraftHand | undefined,
    label: string,
    more?: EditMore,
  ) => void;
  /**
   * Goes on with who comes next, or writes the deal once all are counted, or only newcomers are not. Of points that no hand makes it is said
   * first: only the second tap goes on with them.
   */
  readonly goOn: () => void;
  /** Says that the one who is left went out, and writes the deal. */
  readonly finish: (seat: number, by: 'theta' | 'out', label: string) => void;
  /** Why the last tap did nothing. */
  readonly refused: MatchFinding | undefined;
}

export interface EditMore {
  /** Changes of one stroke are undone together. */
  readonly stroke?: string;
  /** The hand needs nothing more: whoever comes next is counted. */
  readonly isWhole?: boolean;
  /** Who gabonged this player's gabong, and has a θ with the same tap. */
  readonly gabonger?: number;
}

export const [EntryContext, useEntry] = contextOf<Entry>('the counting of a deal');
