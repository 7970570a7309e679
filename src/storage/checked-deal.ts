import * as v from 'valibot';
import { NAMED_SUITS, type NamedSuit, type Suit, SUITS } from '../games/gabong/check-card.ts';
import type { CheckEvent } from '../games/gabong/check-events.ts';
import { checkSetup, type Opening, PACKS, PLAYERS_LEAST, PLAYERS_MOST } from '../games/gabong/check-setup.ts';
import type { Rank } from '../games/gabong/cards.ts';
import type { Direction } from '../games/gabong/ring.ts';
import { DEFAULT_GABONG_READINGS } from '../games/gabong/rulings.ts';
import { RANKS } from '../games/gabong/match-setup.ts';
import { keptDraft } from './kept-draft.ts';
import { keptValue } from './kept-value.ts';
import { listOf, word } from './shared-schema.ts';
import { Name, whole } from './text-schema.ts';

/** A card under way: what of it was tapped. */
export interface AskedCard {
  readonly rank: Rank | null;
  readonly suit: Suit | null;
}

/** "May this card go on that one?", as far as it was asked. */
export interface CardQuestion {
  readonly top: AskedCard;
  /** The suit that was said for an eight on the pile; null: none. */
  readonly said: NamedSuit | null;
  /** Twos on top that nobody has drawn for. */
  readonly twos: number;
  /** On a three: whoever asks is the one who is skipped. */
  readonly isSkipped: boolean;
  readonly mine: AskedCard;
  /** The suit to be said for an eight of one's own. */
  readonly says: NamedSuit | null;
}

/** A card that was just laid, as far as it is said: the sequence is to begin with it. */
export interface AskedOpening {
  readonly is: 'asked';
  readonly card: AskedCard;
  readonly by: number;
  readonly named: NamedSuit | null;
  readonly direction: Direction;
  /** For a two on top; nothing of another card. */
  readonly twos: number;
}

/** A disputed sequence: who sat there, where it began, and what was laid. Refused plays stay in it, without effect. */
export interface CheckedDeal {
  /** Their names, around the ring. */
  readonly players: readonly string[];
  readonly master: number;
  readonly packs: number;
  /** Null until it is said where the sequence begins. */
  readonly opening: Opening | AskedOpening | null;
  readonly events: readonly CheckEvent[];
}

/** Where a sequence begins, once all of it is said. */
export const openingOf = ({ opening }: Pick<CheckedDeal, 'opening'>): Opening | undefined =>
  opening === null || opening.is === 'asked' ? undefined : opening;

/** "Can I gabong?": a top card by its rank, and hands on it, each on the one before (4.3). */
export interface GabongQuestion {
  readonly top: Rank | null;
  /** Who laid the top card; null: nobody has said. */
  readonly by: number | null;
  /** Ranks alone; the last lies on top. A seat is null where nobody has said whose it is. */
  readonly throws: readonly { readonly seat: number | null; readonly cards: readonly Rank[] }[];
}

/** Why a refused play stands: nobody protested in time (6.1). */
export const UNPROTESTED = 'unprotested';

/** What the judge of cards can be asked. */
export const CHECKER_PARTS = ['card', 'deal', 'gabong'] as const;
export type CheckerPart = (typeof CHECKER_PARTS)[number];

/** More than anybody remembers of a quarrel. */
const EVENTS_MOST = 500;
/** All cards there are. */
const CARDS_MOST = PACKS.at(-1)! * RANKS.length * SUITS.length;
const TWOS_MOST = PACKS.at(-1)! * SUITS.length;

const CardRank = v.picklist(RANKS);
const CardSuit = word(SUITS);
const Named = v.nullable(word(NAMED_SUITS));
const Printed = v.strictObject({ suit: CardSuit, rank: CardRank });
const Part = v.strictObject({ rank: v.nullable(CardRank), suit: v.nullable(CardSuit) });
const Seat = whole(0, PLAYERS_MOST - 1);
const Way = v.picklist([1, -1]);

const Question = v.strictObject({
  top: Part,
  said: Named,
  twos: whole(0, TWOS_MOST),
  isSkipped: v.boolean(),
  mine: Part,
  says: Named,
}) satisfies v.GenericSchema<unknown, CardQuestion>;

const Begins = v.variant('is', [
  v.strictObject({ is: v.literal('deal') }),
  v.strictObject({
    is: v.literal('laid'),
    card: Printed,
    by: Seat,
    named: Named,
    direction: Way,
    twos: whole(0, TWOS_MOST),
  }),
  v.strictObject({
    is: v.literal('asked'),
    card: Part,
    by: Seat,
    named: Named,
    direction: Way,
    twos: whole(1, TWOS_MOST),
  }),
]) satisfies v.GenericSchema<unknown, Opening | AskedOpening>;

const stands = { overrule: v.exactOptional(v.strictObject({ reason: v.literal(UNPROTESTED) })) };
const laying = { seat: Seat, card: Printed, named: Named, isLast: v.boolean(), ...stands };
const Event = v.variant('kind', [
  v.strictObject({ kind: v.literal('first'), card: Printed, named: v.exactOptional(Named), ...stands }),
  v.strictObject({ kind: v.literal('lay'), ...laying }),
  v.strictObject({ kind: v.literal('slap'), ...laying }),
  v.strictObject({ kind: v.literal('draw'), seat: Seat, ...stands }),
  v.strictObject({ kind: v.literal('direction'), direction: Way, ...stands }),
  v.strictObject({ kind: v.literal('gabong'), seat: Seat, hand: listOf(Printed, CARDS_MOST), ...stands }),
]) satisfies v.GenericSchema<unknown, CheckEvent>;

const Deal = v.pipe(
  v.strictObject({
    players: v.pipe(listOf(Name, PLAYERS_MOST), v.minLength(PLAYERS_LEAST)),
    master: Seat,
    packs: v.picklist(PACKS),
    opening: v.nullable(Begins),
    events: listOf(Event, EVENTS_MOST),
  }),
  v.check(({ players, master, packs, opening }) => {
    const begins: Opening = openingOf({ opening }) ?? { is: 'deal' };
    const setup = { players: players.length, master, packs, rulings: DEFAULT_GABONG_READINGS, opening: begins };
    return checkSetup(setup).length === 0;
  }),
  v.check((deal) => openingOf(deal) !== undefined || deal.events.length === 0),
) satisfies v.GenericSchema<unknown, CheckedDeal>;

const Gabongs = v.strictObject({
  top: v.nullable(CardRank),
  by: v.nullable(Seat),
  throws: v.pipe(
    listOf(v.strictObject({ seat: v.nullable(Seat), cards: listOf(CardRank, CARDS_MOST) }), PLAYERS_MOST),
    v.minLength(1),
  ),
}) satisfies v.GenericSchema<unknown, GabongQuestion>;

/** @returns a reader of what was kept: undefined when any of it is not of the form. */
const reader =
  <Value>(form: v.GenericSchema<unknown, Value>) =>
  (found: unknown): Value | undefined => {
    const read = v.safeParse(form, found);
    return read.success ? read.output : undefined;
  };

/** What is asked of the judge of cards; it outlives a reload, and every tap can be undone. */
export const CARD_QUESTION = keptDraft<CardQuestion>('gabong:card-question', reader(Question));
export const CHECKED_DEAL = keptDraft<CheckedDeal>('gabong:checked-deal', reader(Deal));
export const GABONG_QUESTION = keptDraft<GabongQuestion>('gabong:gabong-question', reader(Gabongs));

/** What the judge was last asked; the next visit finds it there. */
export const CHECKER_PART = keptValue('gabong:checker-part', (found) => CHECKER_PARTS.find((part) => part === found));
