import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GoolsDue } from '../../games/gools/due.ts';
import type { GoolsEvent } from '../../games/gools/events.ts';
import type { GoolsFinding } from '../../games/gools/play-decision.ts';
import type { AnyClause, GoolsState } from '../../games/gools/play-state.ts';
import type { TableRulingId } from '../../games/gools/rulings.ts';
import type { GoolsWords } from '../../i18n/gools/words.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { SavedGoolsGame } from '../../log/saved-game.ts';
import type { RulingWords } from '../gug/panel-context.ts';
import type { Playing } from '../shared/use-play.ts';
import type { Sheets } from '../shared/use-sheets.ts';

/** All that a page knows of the dice games before a script runs, in its one language. */
export interface GoolsTexts {
  readonly lang: Lang;
  readonly words: GoolsWords;
  /** One sentence a clause, of both books. */
  readonly clauses: Readonly<Record<AnyClause, string>>;
  readonly rulings: Readonly<Record<TableRulingId, RulingWords>>;
  /** The addresses of the rule books; each clause is an anchor there. */
  readonly books: { readonly gools: string; readonly 'three-man': string };
}

/** What lies over the panel until it is put away; a clause lies over all else. */
export type GoolsSheet =
  /** The hands in their order, as a pocket table (3.1-3.4). */
  | { readonly kind: 'ranking' }
  /** What the advisor says of the throw that lies there. */
  | { readonly kind: 'advice' }
  /** How a player has played. */
  | { readonly kind: 'review' }
  /** All that happened, to be explained and taken back. */
  | { readonly kind: 'happened' }
  | { readonly kind: 'results' }
  /** House rules, rulings, and who sits there. */
  | { readonly kind: 'table' }
  /** One rule that the table has made, by its index. */
  | { readonly kind: 'house-rule'; readonly rule: number }
  /** The table's word on what the judge refuses. */
  | { readonly kind: 'overrule'; readonly event: GoolsEvent };

/** The evening on the table, for everything on its screen. */
export interface GoolsTable
  extends GoolsTexts, Sheets<GoolsSheet, AnyClause>, Playing<GoolsEvent, GoolsState, GoolsFinding> {
  readonly saved: SavedGoolsGame;
  /** What the game waits for. */
  readonly due: readonly GoolsDue[];
  /** A player's name by the seat. */
  readonly name: (seat: number) => string;
  /** Goes to the set-up of another evening. */
  readonly setUp: () => void;
}

export const GoolsTableContext = createContext<GoolsTable | undefined>(undefined);

export function useTable(): GoolsTable {
  const table = useContext(GoolsTableContext);
  if (!table) throw new Error('outside an evening of Gools');
  return table;
}
