import * as v from 'valibot';
import { PLAYERS_MOST } from '../games/gabong/match-setup.ts';
import type { EntryId } from '../games/shared/history.ts';
import { type Numbering, countedBy, NOBODY, seated } from '../games/shared/seating.ts';
import { CardRank, CARDS_MOST, Seat } from './gabong-form.ts';
import { listOf } from './shared-schema.ts';
import { Id } from './text-schema.ts';

/** More letters than any number of points has. */
const TYPED_MOST = 20;

export const Hand = v.variant('by', [
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

/** The lines by which newcomers sat down, in the order in which they were counted; left out where there are none. */
export const CameLines = v.exactOptional(v.pipe(listOf(Id, NOBODY), v.minLength(1), v.readonly()));

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
  came: CameLines,
});

/** What a player was left with, as it is being counted. */
export type DraftHand = Readonly<v.InferOutput<typeof Hand>>;
/** A deal that is being counted. */
export type DealDraft = Readonly<Omit<v.InferOutput<typeof Draft>, 'hands'>> & { readonly hands: readonly DraftHand[] };
/** Which deal, of which round. */
export interface WhichDeal extends Pick<DealDraft, 'round' | 'after'> {
  /** How players are counted by now; left out where nobody comes while the deal is counted. */
  readonly people?: Numbering;
}

/** @returns undefined when any of it is not of that form. */
export function dealDraftIn(kept: unknown): DealDraft | undefined {
  const read = v.safeParse(Draft, kept);
  return read.success ? read.output : undefined;
}

/** Whether anything has been said of that deal. */
export const isOf = (draft: DealDraft | null, { round, after }: WhichDeal): draft is DealDraft =>
  draft?.round === round && draft.after === after;

/** What has been counted of a deal; nothing, where what is kept belongs to another. */
export const draftFor = (draft: DealDraft | null, { round, after, people }: WhichDeal): DealDraft =>
  countedHere(isOf(draft, { round, after }) ? draft : { round, after, seat: null, hands: [] }, people);

/** A deal under way with the numbers that its players have by now: another phone's newcomers may have come in between. */
export function countedHere(draft: DealDraft, people: Numbering | undefined): DealDraft {
  if (!people) return draft;
  const { came: before, ...event } = draft;
  const { seat, hands, ...which } = seated(SEATS, people, { event, ...(before && { came: before }) });
  const came: readonly EntryId[] = countedBy(people).came;
  return {
    ...which,
    seat: seat === NOBODY ? null : seat,
    hands: hands.filter((hand) => hand.seat !== NOBODY),
    ...(came.length > 0 && { came }),
  };
}

const SEATS = { keys: ['seat'] };
