import { layersOf } from '../../games/tournament/tournament-layers.ts';
import { isTournamentOver } from '../../games/tournament/tournament-places.ts';
import { TOURNAMENT } from '../../games/tournament/tournament-play.ts';
import { foldTournament } from '../../log/played-tournament.ts';
import type { SavedTournament } from '../../log/saved-game.ts';
import { StartedElsewhere } from '../shared/setup/StartedElsewhere.tsx';
import { usePlay } from '../shared/use-play.ts';
import { ClauseSheet } from './ClauseSheet.tsx';
import { Play } from './play/Play.tsx';
import { TableSheets } from './TableSheets.tsx';
import { TournamentTableContext, type TournamentTable } from './table-context.ts';
import { useTournament } from './texts-context.ts';

interface TableProps {
  saved: SavedTournament;
  /** Goes to the set-up of another tournament. */
  setUp: () => void;
}

/** The tournament on the table: folds its events, and lets the screen play on. */
export function Table({ saved, setUp }: TableProps) {
  const panel = useTournament();
  const playing = usePlay(saved, TOURNAMENT, foldTournament);
  const layers = layersOf(playing.state);
  const table: TournamentTable = {
    ...panel,
    ...playing,
    saved,
    layers,
    isOver: isTournamentOver(playing.state, layers),
    name: (player) => saved.setup.players[player]?.name ?? '',
    setUp,
  };
  return (
    <TournamentTableContext.Provider value={table}>
      <StartedElsewhere game={saved.id} words={panel.words.shared.setup.elsewhere} setUp={setUp} />
      <Play />
      <TableSheets />
      <ClauseSheet
        place="table"
        chosen={table.state.rulings}
        choose={(ruling, option) => table.play({ kind: 'ruling', ruling, option })}
      />
    </TournamentTableContext.Provider>
  );
}
