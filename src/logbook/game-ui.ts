import { type LogAdapter, type GameTypes, type Standing, standingOf } from '../games/log-adapters/log-adapter.ts';
import type { Lang } from '../i18n/lang.ts';
import type { LogWords } from '../i18n/log/en.ts';
import type { SeatBalance } from '../storage/kept-balances.ts';
import type { TvGame } from '../tables/shell/tv-view.ts';
import type { Poster } from '../ui/poster.ts';
import { numberOf } from '../i18n/numbers.ts';

/** The language that something is said in, and the log's words in it. */
export interface Tongue {
  readonly words: LogWords;
  readonly lang: Lang;
}

/** How a game stands; or why nobody can say: something of it was not fetched, or its board is not one of ours. */
export type Known<S extends Standing = Standing> =
  | { readonly is: 'known'; readonly standing: S }
  | { readonly is: 'not-fetched'; readonly what: 'part' | 'board' }
  | { readonly is: 'unknown-board'; readonly board: string };

/** A player's results game by game, the oldest first; `said` is the same in words, a template with `{name}` and `{list}`. */
export type Chart = { readonly label: string; readonly said: string } & (
  | {
      readonly shows: 'places';
      /** From 1, null for who did not finish, and of how many. */
      readonly games: readonly { readonly place: number | null; readonly of: number }[];
    }
  | { readonly shows: 'sips' | 'points'; readonly amounts: readonly number[] }
);

/** What the page of one player says of one game. */
export interface PlayerFacts {
  readonly figures: readonly (readonly [label: string, value: string])[];
  /** How many games they are of, and what is said over charts that do not show all of them: a template with `{count}`. */
  readonly count: number;
  /** When the last of them was played, in milliseconds since 1970. */
  readonly last: number;
  readonly latest: string;
  readonly charts: readonly Chart[];
  /** What was collected over all of them, under its heading; left out where there is nothing yet. */
  readonly stamps?: { readonly heading: string; readonly names: readonly string[] };
  readonly heads: readonly string[];
  /** Game by game, the newest first. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** All that the Log panel says of one game, and its adapter. One value a game. */
export interface GameUi<T extends GameTypes = GameTypes> {
  readonly adapter: LogAdapter<T>;
  /** How a saved game stands, with whatever has to be fetched for it. */
  readonly look: (saved: T['saved']) => Promise<Known<T['standing']>>;
  readonly name: (tongue: Tongue) => string;
  /** Which of the game's variations it is, in a word, where it has some. */
  readonly variation?: (saved: T['saved'], tongue: Tongue) => string;
  /** What game it is, and what else there is to know before it is opened. */
  readonly facts: (saved: T['saved'], tongue: Tongue) => readonly [string, ...string[]];
  /** Who has won, or leads; and a figure or two of the whole game. */
  readonly result: (standing: T['standing'], tongue: Tongue) => { readonly first: string; readonly rest: string };
  /** What was played, drawn on the poster, with rows of its own where they say whose line is whose; undefined where something
   * for it could not be had. */
  readonly poster?: (saved: T['saved'], lang: Lang) => Promise<Poster | undefined>;
  /** The result as text, line by line, for those who were not there. */
  readonly lines: (standing: T['standing'], tongue: Tongue) => readonly string[];
  /** Its columns in the table of results, with their heads; games share the columns that are called alike. */
  readonly columns: (tongue: Tongue) => Readonly<Record<string, string>>;
  /** Its rows of that table, player by player, by column; a player without a name has none here. Times are in seconds. */
  readonly cells: (saved: T['saved'], standing: T['standing'], tongue: Tongue) => readonly Cells[];
  /**
   * Columns in which a season keeps a record, and whether the most or the least is one; `counts`: whether a row can hold it,
   * where not all can.
   */
  readonly records?: readonly (readonly [
    column: string,
    best: 'most' | 'least',
    counts?: (row: Cells, standing: T['standing']) => boolean,
  ])[];
  /** What stands over the figures of its players. */
  readonly heading: (tongue: Tongue) => string;
  readonly card: (player: T['player'], tongue: Tongue) => PlayerFacts;
  /** How well it was played; left out where no advisor can say so. */
  readonly played?: PlayedUi<T>;
  /** The address of the panel where it is played. */
  readonly address: string;
  /** Asks that panel for the game on its table, whatever else it may be at. */
  readonly ask: () => void;
  /** How it looks on the big screen. */
  readonly tv: TvGame;
}

/** What an advisor says of games that were played. */
interface PlayedUi<T extends GameTypes> {
  /** What luck and choices are measured in: turns of the game, or chances of winning a round. */
  readonly unit: 'turns' | 'chance';
  /** Whether enough of a game is over that it counts. */
  readonly counts: (standing: T['standing']) => boolean;
  /** Who sat in a seat. */
  readonly names: (standing: T['standing'], seat: number) => readonly string[];
  /** Has a worker look at every turn: it may take seconds. @returns undefined, or rejects, when it cannot be had. */
  readonly balances: (saved: T['saved']) => Promise<readonly SeatBalance[] | undefined>;
}

export type Cells = Readonly<Record<string, string | number>>;

/** How a game stands that is played from its set-up alone. */
export const lookWith =
  <T extends GameTypes & { readonly ground: undefined }>(adapter: LogAdapter<T>): GameUi<T>['look'] =>
  (saved) =>
    Promise.resolve({ is: 'known', standing: standingOf(adapter, saved, undefined) });

/** Figures of a player's card: what each is called, its number, and at most so many decimals of it. */
export const figuresIn = (
  lang: Lang,
  figures: readonly (readonly [label: string, value: number, digits?: number])[],
): PlayerFacts['figures'] => figures.map(([label, value, digits]) => [label, numberOf(value, lang, digits)]);

/** Columns whose heads are words of the log. */
export const columnsOf =
  (...columns: readonly (keyof LogWords['table'])[]): GameUi['columns'] =>
  ({ words }) =>
    Object.fromEntries(columns.map((column) => [column, words.table[column]]));
