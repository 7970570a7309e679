import { atom } from 'nanostores';
import type { GoolsDue } from '../../games/gools/due.ts';
import type { GoolsEvent } from '../../games/gools/events.ts';
import type { GoolsFinding } from '../../games/gools/play-decision.ts';
import type { AnyClause, GoolsState } from '../../games/gools/play-state.ts';
import type { TableRulingId } from '../../games/gools/rulings.ts';
import type { Share } from '../../games/three-man/events.ts';
import type { GoolsWords } from '../../i18n/gools/en.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { SavedGoolsGame } from '../../storage/saved-game.ts';
import { type Editor, type RulingWords, type Table, tableHooks, type Trouble } from '../shell/table.ts';
import { contextOf } from '../../ui/context.ts';
import type { DiceEntry } from './dice/DiceKeys.tsx';

/** All that a page knows of the dice games before a script runs, in its one language. */
export interface GoolsTexts extends Trouble {
  readonly lang: Lang;
  readonly words: GoolsWords;
  /** One sentence a clause, of both books. */
  readonly clauses: Readonly<Record<AnyClause, string>>;
  readonly rulings: Readonly<Record<TableRulingId, RulingWords>>;
  /** The addresses of the rule books; each clause is an anchor there. */
  readonly books: { readonly gools: string; readonly 'three-man': string };
}

export interface GoolsForm {
  readonly saved: SavedGoolsGame;
  readonly event: GoolsEvent;
  readonly state: GoolsState;
  readonly finding: GoolsFinding;
  readonly clause: AnyClause;
  readonly ruling: TableRulingId;
  readonly texts: GoolsTexts;
  readonly sheet:
    | { readonly kind: 'table' }
    /** The hands in their order, as a pocket table (3.1-3.4). */
    | { readonly kind: 'ranking' }
    /** What the advisor says of the throw that lies there. */
    | { readonly kind: 'advice' }
    /** How a player has played. */
    | { readonly kind: 'review' }
    | { readonly kind: 'results' }
    /** One rule that the table has made, by its index. */
    | { readonly kind: 'house-rule'; readonly rule: number };
  readonly more: {
    /** What the game waits for. */
    readonly due: readonly GoolsDue[];
  };
}

export type GoolsTable = Table<GoolsForm>;
export type GoolsEditor = Editor<GoolsForm>;

export const { usePanel: useGools, useTable } = tableHooks<GoolsForm>();

/** Whether turns are told whole, and not throw by throw: it stays so from turn to turn. */
export const $tellsWhole = atom(false);

/** What is done by hand between two plays: who takes the dice, and what of them has been chosen and given so far. */
export interface Taker {
  /** The player whose turn it is, or another whom the table has chosen for this throw; undefined once the evening is over. */
  readonly seat: number | undefined;
  /** Whom the game expects, and all who can be chosen. */
  readonly expected: number | undefined;
  readonly seats: readonly number[];
  readonly choose: (seat: number) => void;
  /** What speaks against the player who was chosen: it is said before any die is given. */
  readonly against: readonly GoolsFinding[];
  /** The dice that the table waits for; undefined while it waits for something else. */
  readonly dice: DiceEntry | undefined;
  /** The five of a turn that is told whole, as long as it is not said which of them the last throw held. */
  readonly whole: readonly number[] | undefined;
  /** Which dice of those that lie there are chosen, by their places: to be left, or thrown last. */
  readonly picked: readonly number[];
  readonly pick: (picked: readonly number[]) => void;
  /** Drinks of a double that have been handed out so far (three-man-7.7). */
  readonly shares: readonly Share[];
  readonly share: (shares: readonly Share[]) => void;
  /** Forgets the five of the turn: they are told anew. */
  readonly again: () => void;
}

export const [TakerContext, useTaker] = contextOf<Taker>('an evening of Gools');
