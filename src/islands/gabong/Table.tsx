import { useMemo, useState } from 'preact/hooks';
import { GABONG } from '../../games/gabong/match-play.ts';
import type { GabongEvent } from '../../games/gabong/match-events.ts';
import { stageOf } from '../../games/gabong/match-standing.ts';
import { redoOf, undoOf } from '../../games/shared/played.ts';
import { $games, append } from '../../log/games.ts';
import { foldGabong } from '../../log/played-gabong.ts';
import type { SavedGabongGame } from '../../log/saved-game.ts';
import { ClauseSheet } from './ClauseSheet.tsx';
import { Play } from './play/Play.tsx';
import { TableSheets } from './TableSheets.tsx';
import { type GabongTable, GabongTableContext, type Notice } from './table-context.ts';
import { useGabong } from './texts-context.ts';

interface TableProps {
  saved: SavedGabongGame;
  /** Goes to the set-up of another round. */
  setUp: () => void;
}

/** The round on the table: folds its events, and lets the screen play on. */
export function Table({ saved, setUp }: TableProps) {
  const panel = useGabong();
  const [notice, say] = useState<Notice>();
  const fold = useMemo(() => foldGabong(saved), [saved]);
  const { state } = fold;
  // A tap is judged by what the log holds when it comes: the screen may be a tap or two behind.
  const newest = (): SavedGabongGame => {
    const logged = $games.get().get(saved.id);
    return logged?.kind === 'game' && logged.game.game === 'gabong' ? logged.game : saved;
  };
  const judgeIn = (game: SavedGabongGame, event: GabongEvent, corrects: string | null) => {
    const { steps, state: now } = foldGabong(game);
    const corrected = corrects === null ? undefined : steps.find(({ play }) => play.id === corrects);
    return GABONG.check(corrected?.before ?? now, event, Date.now());
  };
  const takeBack = (entries: readonly string[] | undefined) => {
    say(undefined);
    if (entries) append(saved.id, { kind: 'undo', entries });
  };
  const table: GabongTable = {
    ...panel,
    saved,
    fold,
    state,
    stage: stageOf(state),
    name: (seat) => saved.setup.players[seat]?.name ?? '',
    judge: (event, corrects = null) => judgeIn(saved, event, corrects),
    play(event, corrects = null) {
      const judgement = judgeIn(newest(), event, corrects);
      if (judgement.allowed) {
        append(saved.id, corrects === null ? { kind: 'play', event } : { kind: 'correct', entry: corrects, event });
      }
      say(judgement.allowed ? undefined : { event, corrects, judgement });
      return judgement.allowed;
    },
    undo: () => takeBack(undoOf(newest().events)),
    redo() {
      say(undefined);
      const entries = redoOf(newest().events);
      if (entries) append(saved.id, { kind: 'redo', entries });
    },
    takeBack,
    notice,
    say,
    setUp,
  };
  return (
    <GabongTableContext.Provider value={table}>
      <Play />
      <TableSheets />
      <ClauseSheet
        place="table"
        chosen={state.rulings}
        choose={(ruling, option) => table.play({ kind: 'ruling', ruling, option })}
      />
    </GabongTableContext.Provider>
  );
}
