import * as v from 'valibot';
import { PLAYERS_MOST } from '../games/gabong/match-setup.ts';
import { CardRank, CARDS_MOST, Seat } from './gabong-schema.ts';
import { keptDraft } from './kept-draft.ts';
import { listOf } from './shared-schema.ts';
import type { Past } from './undoable-draft.ts';

/** More letters than any number of points has. */
const TYPED_MOST = 20;

const Hand = v.variant('by', [
  v.strictObject({ seat: Seat, by: v.literal('theta') }),
  /** The last card was laid (9.5). */
  v.strictObject({ seat: Seat, by: v.literal('out') }),
  /** In the order in which they were given; none yet, where it was said first that the hand was gabonged. */
  v.strictObject({ seat: Seat, by: v.literal('cards'), cards: listOf(CardRank, CARDS_MOST), isGabonged: v.boolean() }),
  /** A number of points, as it stands in its field. */
  v.strictObject({
    seat: Seat,
    by: v.literal('typed'),
    text: v.pipe(v.string(), v.maxLength(TYPED_MOST)),
    isGabonged: v.boolean(),
  }),
]);

const Draft = v.strictObject({
  /** Id of the round. */
  round: v.string(),
  /** The entry of the deal before it; empty before the first. A deal that is taken out further up changes nothing. */
  after: v.string(),
  /** Whose hand is being counted; null: whoever comes next. */
  seat: v.nullable(Seat),
  /** Those that were given, the last one touched last; each player's once. */
  hands: v.pipe(
    listOf(Hand, PLAYERS_MOST),
    v.check((hands) => new Set(hands.map(({ seat }) => seat)).size === hands.length),
  ),
});

/** What a player was left with, as it is being counted. */
export type DraftHand = Readonly<v.InferOutput<typeof Hand>>;
/** A deal that is being counted. */
export type DealDraft = Readonly<Omit<v.InferOutput<typeof Draft>, 'hands'>> & { readonly hands: readonly DraftHand[] };
/** Which deal, of which round. */
export type WhichDeal = Pick<DealDraft, 'round' | 'after'>;

/** @returns undefined when any of it is not of that form. */
function parse(kept: unknown): DealDraft | undefined {
  const read = v.safeParse(Draft, kept);
  return read.success ? read.output : undefined;
}

const KEY = 'gabong:deal';

/** The deal that is being counted at the table. */
export const dealDraft = keptDraft(KEY, parse);
export const { $draft: $dealDraft, $past: $dealPast, undo: undoDealDraft } = dealDraft;

const isOf = (draft: DealDraft | null, { round, after }: WhichDeal): draft is DealDraft =>
  draft?.round === round && draft.after === after;

/** What has been counted of a deal; nothing, where what is kept belongs to another. */
export const draftFor = (draft: DealDraft | null, which: WhichDeal): DealDraft =>
  isOf(draft, which) ? draft : { ...which, seat: null, hands: [] };

/**
 * Takes up the counting of a deal where a reload, or another tab, has left it: what was tapped can be undone again, the
 * last card first. What was tapped for another deal cannot, and shows again when that one is undone.
 *
 * @param label - what undo calls the last thing that was given of a hand.
 */
export function openDealDraft(which: WhichDeal, label: (hand: DraftHand) => string): void {
  if (!isOf($dealDraft.get(), which)) readAgain();
  const draft = $dealDraft.get();
  if (isOf(draft, which) && $dealPast.get().length === 0) $dealPast.set(pastOf(draft, label));
}

function readAgain(): void {
  dealDraft.again();
  $dealPast.set([]);
}

/** Goes on with what another tab has counted. */
export function dealDraftElsewhere(which: WhichDeal, label: (hand: DraftHand) => string): () => void {
  const heed = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    readAgain();
    openDealDraft(which, label);
  };
  addEventListener('storage', heed);
  return () => removeEventListener('storage', heed);
}

/** The way to what has been counted, from its end, one card at a time. */
function pastOf(draft: DealDraft, label: (hand: DraftHand) => string): readonly Past<DealDraft>[] {
  const hand = draft.hands.at(-1);
  if (!hand) return [];
  const others = draft.hands.slice(0, -1);
  const isOneOfMore = hand.by === 'cards' && hand.cards.length > 1;
  const hands = isOneOfMore ? [...others, { ...hand, cards: hand.cards.slice(0, -1) }] : others;
  const before: DealDraft = { ...draft, seat: hand.seat, hands };
  return [{ label: label(hand), stroke: '', draft: before, at: Date.now() }, ...pastOf(before, label)];
}
