import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { MatchFinding } from '../../games/gabong/match-decision.ts';
import type { GabongEvent } from '../../games/gabong/match-events.ts';
import type { GabongState, Stage } from '../../games/gabong/match-state.ts';
import type { Judgement } from '../../games/shared/game.ts';
import type { FoldedGabongGame } from '../../log/played-gabong.ts';
import type { SavedGabongGame } from '../../log/saved-game.ts';
import type { GabongPanel } from './texts-context.ts';

/** What was refused: it stands above the keys until it is put away, or something else is played. */
export interface Notice {
  readonly event: GabongEvent;
  /** The entry that it was to take the place of; null: it was to come next. */
  readonly corrects: string | null;
  readonly judgement: Judgement<MatchFinding>;
}

/** The round on the table, for everything on its screen. */
export interface GabongTable extends GabongPanel {
  readonly saved: SavedGabongGame;
  readonly fold: FoldedGabongGame;
  /** The fold's last state. */
  readonly state: GabongState;
  /** What the table waits for. */
  readonly stage: Stage;
  /** A player's name by the seat. */
  readonly name: (seat: number) => string;
  /** What the judge would say of an event now, or in the place of an earlier play, by its entry's id. */
  readonly judge: (event: GabongEvent, corrects?: string | null) => Judgement<MatchFinding>;
  /**
   * Plays an event, or puts it in the place of an earlier one; a refusal is said on the screen, with its clause.
   * @returns whether it was played.
   */
  readonly play: (event: GabongEvent, corrects?: string | null) => boolean;
  /** Takes back the last play or correction; nothing when there is none. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes back the plays with these ids. */
  readonly takeBack: (entries: readonly string[]) => void;
  readonly notice: Notice | undefined;
  readonly say: (notice: Notice | undefined) => void;
  /** Goes to the set-up of another round. */
  readonly setUp: () => void;
}

export const GabongTableContext = createContext<GabongTable | undefined>(undefined);

export function useTable(): GabongTable {
  const table = useContext(GabongTableContext);
  if (!table) throw new Error('outside a round of Gabong');
  return table;
}
