import { useMemo, useState } from 'preact/hooks';
import { dueOf } from '../../games/gools/due.ts';
import type { GoolsEvent } from '../../games/gools/events.ts';
import { GOOLS } from '../../games/gools/play.ts';
import { redoOf, undoOf } from '../../games/shared/played.ts';
import { $games, append } from '../../log/games.ts';
import { foldGools } from '../../log/played-gools.ts';
import type { SavedGoolsGame } from '../../log/saved-game.ts';
import { ClauseSheet } from './ClauseSheet.tsx';
import { EveningContext, type Notice } from './play/evening-context.ts';
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
  const [notice, say] = useState<Notice>();
  const fold = useMemo(() => foldGools(saved), [saved]);
  const { state } = fold;
  // A tap is judged by what the log holds when it comes: the screen may be a tap or two behind.
  const newest = (): SavedGoolsGame => {
    const logged = $games.get().get(saved.id);
    return logged?.kind === 'game' && logged.game.game === 'gools' ? logged.game : saved;
  };
  const judgeIn = (game: SavedGoolsGame, event: GoolsEvent) => GOOLS.check(foldGools(game).state, event, Date.now());
  const takeBack = (entries: readonly string[] | undefined) => {
    say(undefined);
    if (entries) append(saved.id, { kind: 'undo', entries });
  };
  const table: GoolsTable = {
    ...panel,
    saved,
    fold,
    state,
    due: dueOf(state),
    name: (seat) => state.players[seat]?.name ?? '',
    judge: (event) => judgeIn(saved, event),
    play(event) {
      const judgement = judgeIn(newest(), event);
      if (judgement.allowed) append(saved.id, { kind: 'play', event });
      say(judgement.allowed ? undefined : { event, judgement });
      return judgement.allowed;
    },
    undo: () => takeBack(undoOf(newest().events)),
    redo() {
      say(undefined);
      const entries = redoOf(newest().events);
      if (entries) append(saved.id, { kind: 'redo', entries });
    },
    takeBack,
  };
  return (
    <GoolsTableContext.Provider value={table}>
      <EveningContext.Provider value={{ notice, say, setUp }}>
        <Play />
        <TableSheets />
        <ClauseSheet
          place="table"
          chosen={state.rulings}
          choose={(ruling, option) => table.play({ kind: 'ruling', ruling, option })}
        />
      </EveningContext.Provider>
    </GoolsTableContext.Provider>
  );
}
