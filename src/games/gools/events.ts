import type { Overrule } from '../shared/decision.ts';
import type { Thrown } from '../shared/eyes.ts';
import type { ThreeManEvent } from '../three-man/events.ts';
import type { TableRulingId } from './rulings.ts';

/** `seat` is an index into the state's players. Dice are eyes, in any order. */
type GoolsEventForm =
  /** A throw of a turn: all dice that do not lie yet (2.1). The first of anybody between rounds opens a round. */
  | { readonly kind: 'throw'; readonly seat: number; readonly dice: readonly number[]; readonly by: Thrown }
  /** What of the throw is left on the table: one die at least (2.1). A single die lies by itself. */
  | { readonly kind: 'keep'; readonly seat: number; readonly dice: readonly number[] }
  /** A whole turn at once: the five dice, and which of them the last throw held; empty where no 6 lies, which alone decides. */
  | {
      readonly kind: 'enter';
      readonly seat: number;
      readonly dice: readonly number[];
      readonly last: readonly number[];
    }
  /** Five dice, once, among those who tie for the win (4.1). */
  | { readonly kind: 'roll-off'; readonly seat: number; readonly dice: readonly number[]; readonly by: Thrown }
  /** One die, among those who would be the Three Man (6.4). */
  | { readonly kind: 'one-die'; readonly seat: number; readonly eyes: number; readonly by: Thrown }
  /** Whoever has ended a point 6 on a 6 names somebody else (6.5). */
  | { readonly kind: 'name'; readonly seat: number; readonly threeMan: number }
  /** What happens in the mini game that is on. */
  | { readonly kind: 'three-man'; readonly event: ThreeManEvent }
  /** Dice of a player fell off the table (6.6). */
  | { readonly kind: 'sloppy'; readonly seat: number }
  /** The player makes the new rule that was earned (5.1, 7.3), or with null gives it up. */
  | { readonly kind: 'rule'; readonly seat: number; readonly text: string | null }
  /** A house rule no longer holds. */
  | { readonly kind: 'repeal'; readonly rule: number }
  /** A house rule makes players drink, each so many. */
  | { readonly kind: 'pour'; readonly rule: number; readonly to: readonly number[]; readonly drinks: number }
  /** What was poured has been drunk. */
  | { readonly kind: 'drunk' }
  /** From now on the table reads a gap of the rule book in another way. */
  | { readonly kind: 'ruling'; readonly ruling: TableRulingId; readonly option: string }
  /** A newcomer sits down to the left of a player, and plays from the next round on, or at once in the mini game. */
  | { readonly kind: 'join'; readonly name: string; readonly after: number }
  | { readonly kind: 'leave'; readonly seat: number }
  /** The table ends the evening here. */
  | { readonly kind: 'end' };

export type GoolsEvent = GoolsEventForm & { readonly overrule?: Overrule };

/** The events of one kind. */
export type GoolsEventOf<Kind extends GoolsEvent['kind']> = Extract<GoolsEvent, { readonly kind: Kind }>;
