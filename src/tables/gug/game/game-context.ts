import type { Clause } from '../../../games/gug/clauses.ts';
import type { GugEvent } from '../../../games/gug/events.ts';
import type { GugFinding } from '../../../games/gug/play.ts';
import type { GugState } from '../../../games/gug/play-state.ts';
import type { RulingId, Rulings } from '../../../games/gug/rulings.ts';
import type { Named } from '../../../i18n/fill.ts';
import type { GugGameWords } from '../../../i18n/gug-game/en.ts';
import type { SavedGugGame } from '../../../storage/saved-game.ts';
import { type Editor, type Table, tableHooks, type Trouble } from '../../shell/table.ts';
import type { Names } from '../names.ts';
import type { PanelWords } from '../panel-context.ts';
import type { GameTable } from './game-table.ts';

/** The types that the table of a running game is made of. */
export interface GugForm {
  readonly saved: SavedGugGame;
  readonly event: GugEvent;
  readonly state: GugState;
  readonly finding: GugFinding;
  readonly clause: Clause;
  readonly ruling: RulingId;
  readonly texts: Omit<PanelWords, 'words'> & Trouble & { readonly words: GugGameWords };
  readonly sheet:
    | { readonly kind: 'table' }
    | { readonly kind: 'drink'; readonly seat: number }
    | { readonly kind: 'snol' }
    | { readonly kind: 'places' }
    /** How long somebody's sprint took. */
    | { readonly kind: 'time'; readonly seat: number }
    /** What the advisor says of the turn. */
    | { readonly kind: 'advice' };
  readonly more: Pick<GameTable, 'game' | 'due' | 'hand'> & {
    /** What things of the board are called. */
    readonly names: Names;
    /** A seat as the subject of a sentence. */
    readonly who: (seat: number) => Named;
    /** How the table reads the rule book now; after "snøl" and a count a move may stop early (11.3, R6). */
    readonly readings: Rulings;
  };
}

export type GugTable = Table<GugForm>;
export type GugEditor = Editor<GugForm>;

/** The running game, for everything on its screen; what else can be done with it is in `game-actions.ts`. */
export const { useTable } = tableHooks<GugForm>();
