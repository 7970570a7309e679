import { type Card, effectOf, type NamedSuit } from './check-card.ts';
import type { CheckRulings } from './check-setup.ts';
import type { GabongClause, PileReason } from './clauses.ts';

/** A card on the pile. */
export interface Laid {
  readonly card: Card;
  /** Who laid it; null: it was turned from the stock (9.1). */
  readonly by: number | null;
  /** The suit that was said for an eight (11.8); null: none, or not in time. */
  readonly named: NamedSuit | null;
  /** Laid against the rules, with nobody's protest; its own player may not cover it (6.1). */
  readonly isIllegal: boolean;
  /** It was its player's last card (9.5); left out where it was not. */
  readonly isLast?: true;
}

/** What a card goes on another by. */
export type FitBy = 'suit' | 'named-suit' | 'tens' | 'rank' | 'eight' | 'two-on-twos' | 'six-on-three';

/** Whether a card goes on the pile, and by what, or why it does not. */
export type Fit =
  | { readonly goes: true; readonly by: FitBy; readonly clause: GabongClause }
  | { readonly goes: false; readonly reason: PileReason; readonly clause: GabongClause };

/** The suits that a card counts as: tens are one of their own, and by a reading the printed one too (11.10, B3). */
function suitsOf(card: Card, { B3 }: CheckRulings): readonly NamedSuit[] {
  if (effectOf(card) !== 'fifth-suit') return [card.suit];
  return B3 === 'printed-suit-too' ? ['tens', card.suit] : ['tens'];
}

/** The suits in force: those of the top card, unless an eight has named one (11.8). */
export function suitsInForce({ card, named }: Laid, rulings: CheckRulings): readonly NamedSuit[] {
  return named === null ? suitsOf(card, rulings) : [named];
}

/**
 * Whether a card goes on the pile, whoever lays it (3.2, 11.2, 11.7, 11.8, 11.10).
 *
 * @param twos - how many twos on top nobody has drawn for.
 */
export function fitOn(top: Laid, twos: number, card: Card, rulings: CheckRulings): Fit {
  const effect = effectOf(card);
  if (twos > 0) {
    return effect === 'draw-two' ? goes('two-on-twos', 'gabong-11.2') : stays('twos-first', 'gabong-11.2');
  }
  const isWild = effect === 'name-suit' && rulings.B2 === 'on-anything';
  if (isWild) return goes('eight', 'gabong-11.8');
  const inForce = suitsInForce(top, rulings);
  const common = suitsOf(card, rulings).find((suit) => inForce.includes(suit));
  if (common === 'tens') return goes('tens', 'gabong-11.10');
  if (common !== undefined) return top.named === null ? goes('suit', 'gabong-3.2') : goes('named-suit', 'gabong-11.8');
  if (card.rank === top.card.rank) {
    return effect === 'no-change' ? stays('seven-changes-suit', 'gabong-11.7') : goes('rank', 'gabong-3.2');
  }
  return noMatch(top, card, rulings);
}

/** Why neither suit nor rank match, by the narrowest rule that says so. */
function noMatch({ card: below, named }: Laid, card: Card, { B3 }: CheckRulings): Fit {
  if (effectOf(card) === 'name-suit') return stays('eight-must-match', 'gabong-11.8');
  const isTen = named === 'tens' || [below, card].some((one) => effectOf(one) === 'fifth-suit');
  if (isTen && B3 === 'tens-alone') return stays('tens-alone', 'gabong-11.10');
  return named === null ? stays('no-match', 'gabong-3.2') : stays('suit-was-named', 'gabong-11.8');
}

/** 11.6: who is skipped by a three may lay any six on it. */
export function fitOnThree(card: Card): Fit {
  return effectOf(card) === 'answer' ? goes('six-on-three', 'gabong-11.6') : stays('skipped', 'gabong-11.3');
}

const goes = (by: FitBy, clause: GabongClause): Fit => ({ goes: true, by, clause });
const stays = (reason: PileReason, clause: GabongClause): Fit => ({ goes: false, reason, clause });
