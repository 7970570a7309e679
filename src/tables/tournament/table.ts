import type { TournamentClause, TournamentRulingId } from '../../games/tournament/rulings.ts';
import type { TournamentFinding } from '../../games/tournament/tournament-decision.ts';
import type { TournamentEvent } from '../../games/tournament/tournament-events.ts';
import type { LayerView, TournamentState } from '../../games/tournament/tournament-state.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { TournamentWords } from '../../i18n/tournament/en.ts';
import type { SavedTournament } from '../../storage/saved-game.ts';
import { type Editor, type RulingWords, type Table, tableHooks, type Trouble } from '../shell/table.ts';

/** What the page knows of tournaments before a script runs, in its one language. */
export interface TournamentPage extends Trouble {
  readonly lang: Lang;
  /** The clause in one sentence. */
  readonly sentence: string;
  readonly rulings: Readonly<Record<TournamentRulingId, RulingWords>>;
  /** The address of the rule book; each clause is an anchor there. */
  readonly book: string;
}

export interface TournamentForm {
  readonly saved: SavedTournament;
  readonly event: TournamentEvent;
  readonly state: TournamentState;
  readonly finding: TournamentFinding;
  readonly clause: TournamentClause;
  readonly ruling: TournamentRulingId;
  readonly texts: TournamentPage & { readonly words: TournamentWords };
  readonly sheet:
    | { readonly kind: 'table' }
    /** The result of a game: to be put in, or to be read and corrected. */
    | { readonly kind: 'game'; readonly layer: number; readonly game: number }
    /** The bracket and the standings, to be printed and sent. */
    | { readonly kind: 'paper' };
  readonly more: {
    /** What follows for every layer. */
    readonly layers: readonly LayerView[];
    readonly isOver: boolean;
  };
}

export type TournamentTable = Table<TournamentForm>;
export type TournamentEditor = Editor<TournamentForm>;

export const { usePanel: useTournament, useTable } = tableHooks<TournamentForm>();
