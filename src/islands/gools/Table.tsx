import { dueOf } from '../../games/gools/due.ts';
import { GOOLS } from '../../games/gools/play.ts';
import { foldGools } from '../../log/played-gools.ts';
import type { SavedGoolsGame } from '../../log/saved-game.ts';
import { StartedElsewhere } from '../shared/setup/StartedElsewhere.tsx';
import { usePlay } from '../shared/use-play.ts';
import { ClauseSheet } from './ClauseSheet.tsx';
import { Play } from './play/Play.tsx';
import { TableSheets } from './TableSheets.tsx';
import { type GoolsTable, GoolsTableContext } from './table-context.ts';
import { useGools } from './texts-context.ts';

interface TableProps {
  saved: SavedGoolsGame;
  /** Goes to the set-up of another evening. */
  setUp: () => void;
}

/** The evening on the table: folds its events, and lets the screen play on. */
export function Table({ saved, setUp }: TableProps) {
  const panel = useGools();
  const playing = usePlay(saved, GOOLS, foldGools);
  const { state } = playing;
  const table: GoolsTable = {
    ...panel,
    ...playing,
    saved,
    due: dueOf(state),
    name: (seat) => state.players[seat]?.name ?? '',
    setUp,
  };
  return (
    <GoolsTableContext.Provider value={table}>
      <StartedElsewhere game={saved.id} words={panel.words.table.shared.setup.elsewhere} setUp={setUp} />
      <Play />
      <TableSheets />
      <ClauseSheet
        place="table"
        chosen={state.rulings}
        choose={(ruling, option) => table.play({ kind: 'ruling', ruling, option })}
      />
    </GoolsTableContext.Provider>
  );
}
