import { type Card, effectOf, SUITS } from '../../../../games/gabong/check-card.ts';
import { canGabong, type GabongSum, type GabongTaken, takenBy } from '../../../../games/gabong/check-gabong.ts';
import { CHECKER } from '../../../../games/gabong/check-play.ts';
import type { CheckRulings } from '../../../../games/gabong/check-setup.ts';
import type { CheckFinding, CheckState } from '../../../../games/gabong/check-state.ts';
import type { Rank } from '../../../../games/gabong/cards.ts';
import type { GabongQuestion } from '../../../../storage/checked-deal.ts';

/** A hand that is thrown on what lies there. */
export interface Thrown {
  readonly seat: number;
  readonly cards: readonly Rank[];
  /** The card that it must add up to; null where nothing lies there. */
  readonly on: Rank | null;
  /** Undefined until there is both a hand and a card to add up to. */
  readonly sum: GabongSum | undefined;
  /** What the judge has against it; nothing where the one before it is no gabong yet. */
  readonly against: readonly CheckFinding[];
}

export interface Chain {
  readonly throws: readonly Thrown[];
  /** What the gabongs come to that stand one on the other; undefined while the first is none. */
  readonly taken: GabongTaken | undefined;
  readonly seats: ChainSeats;
}

/** Who laid the card and who threw which hand, each in a seat of the table. */
interface ChainSeats {
  readonly by: number;
  readonly throws: readonly number[];
  /** What those are in it whom nobody has named, by their seats. */
  readonly roles: ReadonlyMap<number, GabongRole>;
}

/** Whoever laid the card, or whoever threw a hand, by its index; the first is the hand of whoever asks. */
export type GabongRole = 'laid' | number;

/** The table at which it is asked. */
export interface GabongTableau {
  readonly players: number;
  readonly packs: number;
  readonly rulings: CheckRulings;
}

/** Hands thrown one on the other (4.1-4.4): each is judged as far as those before it are gabongs. */
export function chainOf(question: GabongQuestion, table: GabongTableau): Chain {
  const { top, throws } = question;
  const seats = seatsOf(question, table);
  const [card, ...cards] = suited([...(top === null ? [] : [top]), ...throws.flatMap((one) => one.cards)]);
  const rest = top === null || !card ? [] : cards;
  let state: CheckState | undefined = top === null || !card ? undefined : laid(card, seats.by, table);
  let taken: GabongTaken | undefined;
  let on = top;
  let used = 0;
  const judged = throws.map((thrown, index): Thrown => {
    const seat = seats.throws[index]!;
    const hand = rest.slice(used, (used += thrown.cards.length));
    const below = on;
    on = thrown.cards.at(-1) ?? null;
    const event = { kind: 'gabong', seat, hand } as const;
    const decided = state && hand.length > 0 ? CHECKER.decide(state, event, 0) : undefined;
    state = decided?.judgement.allowed ? decided.next() : undefined;
    taken = state ? takenBy(state) : taken;
    return { ...thrown, seat, on: below, sum: sumOf(thrown.cards, below), against: decided?.judgement.findings ?? [] };
  });
  return { throws: judged, taken, seats };
}

/** Gives those whom nobody has named a seat each that is nobody else's while there is one; seats that are gone count around the ring. */
function seatsOf({ by, throws }: GabongQuestion, { players }: GabongTableau): ChainSeats {
  const named = [by, ...throws.map(({ seat }) => seat)].map((seat) => (seat === null ? null : seat % players));
  const roles = new Map<number, GabongRole>();
  const seats = named.reduce<readonly number[]>((before, seat, index) => {
    if (seat !== null) return [...before, seat];
    const others = Array.from({ length: players }, (_, other) => other).filter((other) => other !== before.at(-1));
    const free = others.find((other) => !named.includes(other) && !before.includes(other)) ?? others[0]!;
    roles.set(free, index === 0 ? 'laid' : index - 1);
    return [...before, free];
  }, []);
  return { by: seats[0]!, throws: seats.slice(1), roles };
}

/** Nobody asks for the suits: each rank has them in turn, so that no card is there more often than need be. */
function suited(ranks: readonly Rank[]): readonly Card[] {
  return ranks.map((rank, index) => {
    const before = ranks.slice(0, index).filter((other) => other === rank).length;
    return { rank, suit: SUITS[before % SUITS.length]! };
  });
}

function sumOf(ranks: readonly Rank[], on: Rank | null): GabongSum | undefined {
  const [top] = on === null ? [] : suited([on]);
  return top && ranks.length > 0 ? canGabong(suited(ranks), top) : undefined;
}

function laid(card: Card, by: number, { players, packs, rulings }: GabongTableau): CheckState {
  const twos = effectOf(card) === 'draw-two' ? 1 : 0;
  return CHECKER.start({
    players,
    master: 0,
    packs,
    // Whose turn it would be nobody is asked here.
    rulings: { ...rulings, B12: 'any-time' },
    opening: { is: 'laid', card, by, named: null, direction: 1, twos },
  });
}
