import type { Thrown } from '../shared/eyes.ts';

/** What happens in a game of Three Man. Seats are numbers of the ring. */
export type ThreeManEvent =
  /** The roller's two dice (7.2). */
  | { readonly kind: 'throw'; readonly seat: number; readonly dice: readonly number[]; readonly by: Thrown }
  /** The roller hands out the drinks of a double, to one player or split (7.7). */
  | { readonly kind: 'hand-out'; readonly seat: number; readonly shares: readonly Share[] }
  /** The Three Man's own die: the first, or after a 3 the second (7.4). */
  | { readonly kind: 'one-die'; readonly seat: number; readonly eyes: number; readonly by: Thrown }
  /** After two 3s the Three Man may pass the part to another player (7.4); null: it is kept. */
  | { readonly kind: 'pass-on'; readonly seat: number; readonly to: number | null }
  /** Dice of a player fell off the table (7.10). */
  | { readonly kind: 'sloppy'; readonly seat: number }
  /** The table ends the mini game here. */
  | { readonly kind: 'call-off' };

/** So many of the drinks that are handed out go to one player. */
export interface Share {
  readonly to: number;
  readonly drinks: number;
}

/** The events of one kind. */
export type ThreeManEventOf<Kind extends ThreeManEvent['kind']> = Extract<ThreeManEvent, { readonly kind: Kind }>;
