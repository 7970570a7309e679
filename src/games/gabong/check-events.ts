import type { Overrule } from '../shared/decision.ts';
import type { Card, NamedSuit } from './check-card.ts';
import type { Direction } from './ring.ts';

/** What happens in a deal. `overrule`: it was against the rules, and stands because nobody protested in time (6.1). */
type CheckEventForm =
  /** The Gabongmester turns the top card of the stock (9.1), and of an eight may say a suit where the table lets them (B30). */
  | { readonly kind: 'first'; readonly card: Card; readonly named?: NamedSuit | null }
  /** Somebody lays a card on their turn, as the first to lay at all (9.1), or as the answer to a three (11.6). */
  | (Laying & { readonly kind: 'lay' })
  /** Å smette: the very card that is on top, out of turn (5.1). Several are laid one by one. */
  | (Laying & { readonly kind: 'slap' })
  /** Drawing, on one's turn or for twos, or at any other time to kosetrekke (3.3, 11.2). How many, the state says. */
  | { readonly kind: 'draw'; readonly seat: number }
  /** The Gabongmester says which way play goes (9.4). */
  | { readonly kind: 'direction'; readonly direction: Direction }
  /** The whole hand is thrown down, as it comes to lie: the last card on top (4.1, 4.3). */
  | { readonly kind: 'gabong'; readonly seat: number; readonly hand: readonly Card[] };

interface Laying {
  readonly seat: number;
  readonly card: Card;
  /** The suit said for an eight before it landed; null: none (11.8). */
  readonly named: NamedSuit | null;
  /** It was the player's last card (9.5). */
  readonly isLast: boolean;
}

export type CheckEvent = CheckEventForm & { readonly overrule?: Overrule };

/** The events of one kind. */
export type CheckEventOf<Kind extends CheckEvent['kind']> = Extract<CheckEvent, { readonly kind: Kind }>;
