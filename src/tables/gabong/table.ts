import type { GabongClause } from '../../games/gabong/clauses.ts';
import type { MatchFinding } from '../../games/gabong/match-decision.ts';
import type { GabongEvent } from '../../games/gabong/match-events.ts';
import type { GabongRulingId } from '../../games/gabong/rulings.ts';
import type { GabongState, Stage } from '../../games/gabong/match-state.ts';
import type { GabongWords } from '../../i18n/gabong/en.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { SavedGabongGame } from '../../storage/saved-game.ts';
import { type Editor, type RulingWords, type Table, tableHooks, type Trouble } from '../shell/table.ts';

/** All that a page knows of Gabong before a script runs, in its one language. */
export interface GabongTexts extends Trouble {
  readonly lang: Lang;
  readonly words: GabongWords;
  /** One sentence a clause. */
  readonly clauses: Readonly<Record<GabongClause, string>>;
  readonly rulings: Readonly<Record<GabongRulingId, RulingWords>>;
  /** The address of the rule book; each clause is an anchor there. */
  readonly book: string;
}

export interface GabongForm {
  readonly saved: SavedGabongGame;
  readonly event: GabongEvent;
  readonly state: GabongState;
  readonly finding: MatchFinding;
  readonly clause: GabongClause;
  readonly ruling: GabongRulingId;
  readonly texts: GabongTexts;
  readonly sheet:
    | { readonly kind: 'table' }
    /** A deal that has been counted, to be read and corrected; by the entry of its play. */
    | { readonly kind: 'deal'; readonly entry: string }
    /** The scoreboard to be printed, sent and kept. */
    | { readonly kind: 'board' }
    /** What must happen for a player to win (7.1). */
    | { readonly kind: 'bounds' }
    /** The GM gives a penalty card (6, 8, 9.3). */
    | { readonly kind: 'penalty' };
  readonly more: {
    /** What the table waits for. */
    readonly stage: Stage;
  };
}

export type GabongTable = Table<GabongForm>;
export type GabongEditor = Editor<GabongForm>;

export const { usePanel: useGabong, useTable } = tableHooks<GabongForm>();

/** A clause as the rule book numbers it. */
export const numberOf = (clause: GabongClause): string => clause.slice('gabong-'.length);
