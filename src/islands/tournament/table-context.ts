import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TournamentFinding } from '../../games/tournament/tournament-decision.ts';
import type { TournamentEvent } from '../../games/tournament/tournament-events.ts';
import type { LayerView, TournamentState } from '../../games/tournament/tournament-state.ts';
import type { SavedTournament } from '../../log/saved-game.ts';
import type { Playing } from '../shared/use-play.ts';
import type { TournamentPanel } from './texts-context.ts';

/** The tournament on the table, for everything on its screen. */
export interface TournamentTable extends TournamentPanel, Playing<TournamentEvent, TournamentState, TournamentFinding> {
  readonly saved: SavedTournament;
  /** What follows for every layer. */
  readonly layers: readonly LayerView[];
  readonly isOver: boolean;
  /** A player's name. */
  readonly name: (player: number) => string;
  /** Goes to the set-up of another tournament. */
  readonly setUp: () => void;
}

export const TournamentTableContext = createContext<TournamentTable | undefined>(undefined);

export function useTable(): TournamentTable {
  const table = useContext(TournamentTableContext);
  if (!table) throw new Error('outside a tournament');
  return table;
}
