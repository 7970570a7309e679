import type { ComponentChildren } from 'preact';
import type { Lang } from '../../i18n/lang.ts';
import type { TvWords } from '../../i18n/tv/en.ts';
import type { SavedGame } from '../../storage/saved-game.ts';

/** A line of the standings. */
export interface TvRow {
  readonly name: string;
  /** Whether it is their turn. */
  readonly isUp: boolean;
  /** The figure that counts: points, wins, a place. */
  readonly figure: string;
  /** Drinks, drops and the like. */
  readonly facts: readonly string[];
}

/** A game as a room sees it. */
export interface TvView {
  /** Whose turn it is; empty where it is nobody's. */
  readonly who: string;
  /** What is to be done. */
  readonly what: string;
  /** What the last play came to, in sentences. */
  readonly last: readonly string[];
  readonly rows: readonly TvRow[];
  /** A map or a bracket. */
  readonly picture?: ComponentChildren;
  /** A clock that runs, by what it is called: to or from a time in milliseconds since 1970; or what one says that stands still. */
  readonly clock?:
    | { readonly label: string; readonly to: number }
    | { readonly label: string; readonly from: number }
    | { readonly label: string; readonly still: string };
}

/** What makes a view of a game of one kind, with its words and rules fetched. */
export type TvGame = (lang: Lang, words: TvWords) => Promise<(saved: SavedGame) => TvView>;

/** Names of gaps and readings: the big screen leaves out the changes of readings, and needs none. */
export const NO_RULINGS = {} as never;

/** The last play that is not a change of how the table reads the rules. */
export const lastPlay = <Step extends { readonly play: { readonly event: { readonly kind: string } } }>(
  steps: readonly Step[],
): Step | undefined => steps.findLast(({ play }) => play.event.kind !== 'ruling');
