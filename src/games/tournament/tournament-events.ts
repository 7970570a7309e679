import type { Overrule } from '../shared/decision.ts';
import type { Thrown } from '../shared/eyes.ts';
import type { TournamentRulingId } from './rulings.ts';

/** Among whom places are counted: one game of a layer, or, where it is rotated, the layer as a whole (R24). */
export interface TableOf {
  /** Index of the layer. */
  readonly layer: number;
  /** Index of the game in its layer; null: the layer as a whole. */
  readonly game: number | null;
}

/** How a game came out; players are indexes into the setup's. */
export interface Outcome {
  /** The order of finishing, the first first; who came in together share a place. */
  readonly order: readonly (readonly number[])[];
  /** Who did not finish: last of the game (R25). */
  readonly dnf: readonly number[];
}

/** `layer` and `game` count from 0; `player` is an index into the players of the state: those of the setup, and whoever has come since. */
type TournamentEventForm =
  /** Who plays whom in a layer: it follows from the seed and from who is in the layer. */
  | { readonly kind: 'draw'; readonly layer: number; readonly seed: number }
  /** A game is over. `from`: the id of the saved game that it was taken from; null where it was typed in. */
  | ({ readonly kind: 'result'; readonly layer: number; readonly game: number; readonly from: string | null } & Outcome)
  /** The players of a tie have thrown a die each; the most eyes go before (R25). Who threw alike throw again. */
  | ({
      readonly kind: 'toss';
      readonly throws: readonly { readonly player: number; readonly eyes: number }[];
      readonly by: Thrown;
    } & TableOf)
  /** The referee puts the players of a tie in order, where the table reads R25 so. */
  | ({ readonly kind: 'decide'; readonly order: readonly number[] } & TableOf)
  /** A player goes home. */
  | { readonly kind: 'withdraw'; readonly player: number }
  /** A latecomer takes the place of somebody who went home before playing. */
  | { readonly kind: 'join'; readonly name: string; readonly instead: number }
  /** From here on the table reads a gap of the rules in another way: in every layer that is not done. */
  | { readonly kind: 'ruling'; readonly ruling: TournamentRulingId; readonly option: string }
  /** The tournament ends here, and its places are as it stands. */
  | { readonly kind: 'end' };

export type TournamentEvent = TournamentEventForm & { readonly overrule?: Overrule };

/** The events of one kind. */
export type TournamentEventOf<Kind extends TournamentEvent['kind']> = Extract<TournamentEvent, { readonly kind: Kind }>;
