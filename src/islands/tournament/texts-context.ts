import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TournamentClause, TournamentRulingId } from '../../games/tournament/rulings.ts';
import type { TournamentEvent } from '../../games/tournament/tournament-events.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { TournamentWords } from '../../i18n/tournament/words.ts';
import type { RulingWords } from '../gug/panel-context.ts';
import type { Sheets } from '../shared/use-sheets.ts';

/** What the page knows of tournaments before a script runs, in its one language. */
export interface TournamentPage {
  readonly lang: Lang;
  /** The clause in one sentence. */
  readonly sentence: string;
  readonly rulings: Readonly<Record<TournamentRulingId, RulingWords>>;
  /** The address of the rule book; each clause is an anchor there. */
  readonly book: string;
}

/** What lies over a tournament until it is put away; a clause lies over all else. */
export type TournamentSheet =
  /** All that happened, to be explained and taken back. */
  | { readonly kind: 'happened' }
  /** The result of a game: to be put in, or to be read and mended. */
  | { readonly kind: 'game'; readonly layer: number; readonly game: number }
  /** The bracket and the standings, to be printed and sent. */
  | { readonly kind: 'paper' }
  /** Who goes home, readings, the end, and another tournament. */
  | { readonly kind: 'table' }
  /** The table's word on what the judge refuses. */
  | { readonly kind: 'overrule'; readonly event: TournamentEvent; readonly corrects: string | null };

/** What all of the view has, also where no tournament is on. */
export interface TournamentPanel extends TournamentPage, Sheets<TournamentSheet, TournamentClause> {
  readonly words: TournamentWords;
}

export const TournamentPanelContext = createContext<TournamentPanel | undefined>(undefined);

export function useTournament(): TournamentPanel {
  const panel = useContext(TournamentPanelContext);
  if (!panel) throw new Error('outside the tournaments');
  return panel;
}
