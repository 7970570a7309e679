import type { StationId } from './board-data.ts';
import type { Step } from './position.ts';
import type { RulingId } from './rulings.ts';
import type { Drink, Seat } from './setup.ts';

/** Who threw: the players' own die, or the phone for them. */
export type Thrown = 'hand' | 'phone';

/** 11.3: hurry up; count, and the icon stops where the count does; the turn is lost. */
export const SNOL_FORMS = ['hurry', 'count', 'lost'] as const;
export type SnolForm = (typeof SNOL_FORMS)[number];

/** The referee lets an event through that the judge refuses (4.1); or sets what is drunk for a move. */
export interface Overrule {
  readonly reason: string;
  /** For a move: the sips the referee sets instead of the judge's. */
  readonly sips?: number;
  /** Who let it through, where the game had no referee then: appointed for it afterwards (4.1). */
  readonly by?: string;
}

/**
 * How long it has been by the running clock of the page that wrote the event, which goes on alike when the phone's clock
 * is set. `least`: that long or longer, for the page slept meanwhile, or saw only some of it.
 */
export interface Measured {
  /** Milliseconds. */
  readonly ms: number;
  readonly is: 'exact' | 'least';
}

/** `seat` is an index into the seats of the state, those of the setup and whoever has come since; `icon` into the seat's icons (0, or 1 in Double Up Team). */
type GugEventForm =
  /** A die for the order of choosing (7.1) and for who begins (7.4), again among equals. */
  | { readonly kind: 'throw'; readonly seat: number; readonly eyes: number; readonly by: Thrown }
  /** A starting station (7.2, 7.3). */
  | { readonly kind: 'place'; readonly seat: number; readonly icon: number; readonly station: StationId }
  /** The dice of a turn (8.1): one, or two in Double Up Team. */
  | { readonly kind: 'roll'; readonly seat: number; readonly dice: readonly number[]; readonly by: Thrown }
  /**
   * An icon is left where a route ends. `die` is an index into the dice; `drop`: an inhibition is to be dropped there;
   * `advised`: the advisor was asked in that turn.
   */
  | {
      readonly kind: 'move';
      readonly seat: number;
      readonly icon: number;
      readonly die: number;
      readonly route: readonly Step[];
      readonly drop: boolean;
      readonly advised?: true;
    }
  /** The die that everybody drinks, after an ending at Leicester Square (16.4). */
  | { readonly kind: 'toss'; readonly seat: number; readonly eyes: number; readonly by: Thrown }
  /** The die is handed on (11.2). */
  | { readonly kind: 'pass'; readonly seat: number }
  /** The seat's turn is skipped, for it has not drunk up (5.1). */
  | { readonly kind: 'skip'; readonly seat: number }
  | { readonly kind: 'snol'; readonly seat: number; readonly form: SnolForm }
  /** Sips swallowed, and how the players of a team shared them: equally when it is left out. */
  | { readonly kind: 'drink'; readonly seat: number; readonly sips: number; readonly shares?: readonly number[] }
  /** A player drinks something else from now on. */
  | { readonly kind: 'mode'; readonly seat: number; readonly player: number; readonly drink: Drink }
  /** From now on the table reads a gap of the rule book in another way. */
  | { readonly kind: 'ruling'; readonly ruling: RulingId; readonly option: string }
  | { readonly kind: 'referee'; readonly name: string | null }
  /** A newcomer, or a team, begins as the others did: on the Circle line, with nothing dropped (R56). */
  | { readonly kind: 'join'; readonly newcomer: Seat }
  /** A seat leaves the game: DNF. */
  | { readonly kind: 'retire'; readonly seat: number }
  /** The table stops the clock that decides (15.1, 17.3), and lets it go on. Playing on lets it go on too. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** The 15 minutes are over: whoever has not finished did not finish (15.1). */
  | { readonly kind: 'time-up' }
  /** The table ends the game here. */
  | { readonly kind: 'call-off' };

export type GugEvent = GugEventForm & {
  readonly overrule?: Overrule;
  /**
   * Since the last finish (15.1), or in a sprint since the seat's own first roll (17.3), without the time that was paused:
   * measured, or entered by the table.
   * Where it is left out the limit forbids nothing, and a sprint has taken what lies between the times of its events.
   */
  readonly measured?: Measured;
};
