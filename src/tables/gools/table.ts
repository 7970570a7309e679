import type { GoolsDue } from '../../games/gools/due.ts';
import type { GoolsEvent } from '../../games/gools/events.ts';
import type { GoolsFinding } from '../../games/gools/play-decision.ts';
import type { AnyClause, GoolsState } from '../../games/gools/play-state.ts';
import type { TableRulingId } from '../../games/gools/rulings.ts';
import type { GoolsWords } from '../../i18n/gools/en.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { SavedGoolsGame } from '../../storage/saved-game.ts';
import { type Editor, type RulingWords, type Table, tableHooks, type Trouble } from '../shell/table.ts';
import { contextOf } from '../../ui/context.ts';

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

/** Who takes the dice: the player whose turn it is, or another whom the table has chosen for this throw. */
export interface Taker {
  /** Undefined in the mini game, which says so itself, and once the evening is over. */
  readonly seat: number | undefined;
  /** Whom the game expects, and all who can be chosen. */
  readonly expected: number | undefined;
  readonly seats: readonly number[];
  readonly choose: (seat: number) => void;
  /** Whether a turn is told whole, and not throw by throw: it stays so from turn to turn. */
  readonly isQuick: boolean;
  readonly setQuick: (isQuick: boolean) => void;
  /** Which dice of the throw that lies there are to be left, by their places. */
  readonly picked: readonly number[];
  readonly pick: (picked: readonly number[]) => void;
}

export const [TakerContext, useTaker] = contextOf<Taker>('an evening of Gools');
