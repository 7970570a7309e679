import type { Clause } from '../../../games/gug/clauses.ts';
import type { GugEvent } from '../../../games/gug/events.ts';
import type { GugFinding } from '../../../games/gug/play.ts';
import type { GugState } from '../../../games/gug/play-state.ts';
import type { RulingId, Rulings } from '../../../games/gug/rulings.ts';
import type { GugGameWords } from '../../../i18n/gug-game/en.ts';
import type { SavedGugGame } from '../../../storage/saved-game.ts';
import { type Editor, tableHooks, type Trouble } from '../../shell/table.ts';
import { contextOf } from '../../../ui/context.ts';
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
  readonly more: {
    /** What things of the board are called. */
    readonly names: Names;
  };
}

export type GugEditor = Editor<GugForm>;

export const { useTable } = tableHooks<GugForm>();

/** The running game, for everything on its screen; what can be done with it is in `game-actions.ts`. */
export interface GameDesk extends GameTable {
  readonly words: GugGameWords;
  /** How the table reads the rule book now; after "snøl" and a count a move may stop early (11.3, R6). */
  readonly rulings: Rulings;
}

export const [GameDeskContext, useGame] = contextOf<GameDesk>('the game');

/** The words of a game, also where none is running yet. */
export const [GameWordsContext, useGameWords] = contextOf<GugGameWords>('the game');
