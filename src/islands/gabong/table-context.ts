import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { MatchFinding } from '../../games/gabong/match-decision.ts';
import type { GabongEvent } from '../../games/gabong/match-events.ts';
import type { GabongState, Stage } from '../../games/gabong/match-state.ts';
import type { SavedGabongGame } from '../../log/saved-game.ts';
import type { Playing } from '../shared/use-play.ts';
import type { GabongPanel } from './texts-context.ts';

/** The round on the table, for everything on its screen. */
export interface GabongTable extends GabongPanel, Playing<GabongEvent, GabongState, MatchFinding> {
  readonly saved: SavedGabongGame;
  /** What the table waits for. */
  readonly stage: Stage;
  /** A player's name by the seat. */
  readonly name: (seat: number) => string;
  /** Goes to the set-up of another round. */
  readonly setUp: () => void;
}

export const GabongTableContext = createContext<GabongTable | undefined>(undefined);

export function useTable(): GabongTable {
  const table = useContext(GabongTableContext);
  if (!table) throw new Error('outside a round of Gabong');
  return table;
}
