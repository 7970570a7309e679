import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GabongClause } from '../../games/gabong/clauses.ts';
import type { GabongEvent, GabongEventOf } from '../../games/gabong/match-events.ts';
import type { GabongRulingId } from '../../games/gabong/match-readings.ts';
import type { GabongWords } from '../../i18n/gabong/words.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { RulingWords } from '../gug/panel-context.ts';
import type { Sheets } from '../shared/use-sheets.ts';

/** All that a page knows of Gabong before a script runs, in its one language. */
export interface GabongTexts {
  readonly lang: Lang;
  readonly words: GabongWords;
  /** One sentence a clause. */
  readonly clauses: Readonly<Record<GabongClause, string>>;
  readonly rulings: Readonly<Record<GabongRulingId, RulingWords>>;
  /** The address of the rule book; each clause is an anchor there. */
  readonly book: string;
}

/** What lies over the panel until it is put away; a clause lies over all else. */
export type GabongSheet =
  /** All that happened, to be explained and taken back. */
  | { readonly kind: 'happened' }
  /** A deal that has been counted, to be read and mended; by the entry of its play. `mended`: as far as that has come. */
  | { readonly kind: 'deal'; readonly entry: string; readonly mended?: GabongEventOf<'deal'> }
  /** The scoreboard to be printed, sent and kept. */
  | { readonly kind: 'board' }
  /** What must happen for a player to win (7.1). */
  | { readonly kind: 'bounds' }
  /** The GM gives a penalty card (6, 8, 9.3). */
  | { readonly kind: 'penalty' }
  /** The GM, readings, the end, and another round. */
  | { readonly kind: 'table' }
  /** The table's word on what the judge refuses. */
  | { readonly kind: 'overrule'; readonly event: GabongEvent; readonly corrects: string | null };

/** What the whole panel has, also where no round is on the table. */
export type GabongPanel = GabongTexts & Sheets<GabongSheet, GabongClause>;

export const GabongPanelContext = createContext<GabongPanel | undefined>(undefined);

export function useGabong(): GabongPanel {
  const panel = useContext(GabongPanelContext);
  if (!panel) throw new Error('outside the Gabong panel');
  return panel;
}
