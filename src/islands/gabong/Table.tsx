import { checkBooking } from '../../games/gabong/match-booking.ts';
import { GABONG } from '../../games/gabong/match-play.ts';
import { stageOf } from '../../games/gabong/match-standing.ts';
import { foldGabong } from '../../log/played-gabong.ts';
import type { SavedGabongGame } from '../../log/saved-game.ts';
import { StartedElsewhere } from '../shared/setup/StartedElsewhere.tsx';
import { usePlay } from '../shared/use-play.ts';
import { ClauseSheet } from './ClauseSheet.tsx';
import { Play } from './play/Play.tsx';
import { TableSheets } from './TableSheets.tsx';
import { type GabongTable, GabongTableContext } from './table-context.ts';
import { useGabong } from './texts-context.ts';

interface TableProps {
  saved: SavedGabongGame;
  /** Goes to the set-up of another round. */
  setUp: () => void;
}

/** The round on the table: folds its events, and lets the screen play on. */
export function Table({ saved, setUp }: TableProps) {
  const panel = useGabong();
  const playing = usePlay(saved, GABONG, foldGabong, checkBooking);
  const table: GabongTable = {
    ...panel,
    ...playing,
    saved,
    stage: stageOf(playing.state),
    name: (seat) => saved.setup.players[seat]?.name ?? '',
    setUp,
  };
  return (
    <GabongTableContext.Provider value={table}>
      <StartedElsewhere game={saved.id} words={panel.words.shared.setup.elsewhere} setUp={setUp} />
      <Play />
      <TableSheets />
      <ClauseSheet
        place="table"
        chosen={table.state.rulings}
        choose={(ruling, option) => table.play({ kind: 'ruling', ruling, option })}
      />
    </GabongTableContext.Provider>
  );
}
