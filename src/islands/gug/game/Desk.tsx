import { useMemo, useState } from 'preact/hooks';
import type { Board } from '../../../games/gug/board.ts';
import { asPlayed } from '../../../games/gug/as-played.ts';
import { dueOf } from '../../../games/gug/due.ts';
import { lostBy, outlookOn } from '../../../games/shared/correction.ts';
import { playedOf, redoOf } from '../../../games/shared/played.ts';
import { $draft } from '../../../log/draft.ts';
import { $games, append } from '../../../log/games.ts';
import { gameOfSaved } from '../../../games/gug/play.ts';
import { foldSaved } from '../../../log/played.ts';
import type { SavedGugGame } from '../../../log/saved-game.ts';
import { lettingGo } from '../../shared/letting-go.ts';
import { useStore } from '../../shared/use-store.ts';
import { Book } from './book/Book.tsx';
import { GameDeskContext, type GameDesk, type Hand, useGameWords } from './game-context.ts';
import { handFor } from './play/hand-for.ts';
import { Play } from './play/Play.tsx';
import { $replayStep } from './replay-store.ts';
import { undoInTurn } from './play/undo-in-turn.ts';

interface DeskProps {
  saved: SavedGugGame;
  board: Board;
}

/** The icon and the die of a route under way, from before the page was loaded anew. */
const firstHand = ({ id }: SavedGugGame): Hand => {
  const draft = $draft.get();
  return draft?.game === id ? { icon: draft.icon, die: draft.die } : { icon: 0, die: 0 };
};

/** The game on the table: folds its events, and lets the screen play on. */
export function Desk({ saved, board }: DeskProps) {
  const words = useGameWords();
  const isReplay = useStore($replayStep) !== null;
  const [wished, setHand] = useState(() => firstHand(saved));
  const fold = useMemo(() => foldSaved(saved, board), [saved, board]);
  const game = useMemo(() => gameOfSaved(saved, board), [saved.id, board]);
  const { state } = fold;
  const due = dueOf(game, state, Date.now());
  // A tap is judged by what the log holds when it comes: the screen may be a tap or two behind.
  const newest = (): SavedGugGame => {
    const logged = $games.get().get(saved.id);
    return logged?.kind === 'game' && logged.game.game === 'gug' ? logged.game : saved;
  };
  const desk: GameDesk = {
    words,
    saved,
    board,
    fold,
    state,
    rulings: game.turnNetwork(state).rulings,
    due,
    hand: handFor(due, wished),
    setHand,
    judge: (event) => game.decide(state, event, Date.now()).judgement,
    play(event) {
      // Written with the time it was judged at: the fold takes its state from the same decision.
      const at = Date.now();
      const { judgement } = game.decide(foldSaved(newest(), board).state, event, at);
      if (judgement.allowed) lettingGo(() => append(saved.id, { kind: 'play', event }, at));
      return judgement;
    },
    undo() {
      const now = newest();
      const { steps, state: table } = foldSaved(now, board);
      const { main } = undoInTurn(now.events, steps, table);
      if (main) append(saved.id, { kind: 'undo', entries: main });
    },
    redo() {
      const entries = redoOf(newest().events);
      if (entries) lettingGo(() => append(saved.id, { kind: 'redo', entries }));
    },
    takeBack: (entries) => append(saved.id, { kind: 'undo', entries }),
    correct: (correction, also = []) =>
      append(saved.id, { kind: 'correct', ...correction, ...(also.length > 0 && { also }) }),
    outlook: (correction, word) =>
      outlookOn(game, saved.setup, fold, correction, playedOf(saved.events), (was, now) => asPlayed(was, now, word)),
    lostBy(kind, entries) {
      const line = { id: '', seq: Infinity, at: 0, kind, entries };
      return lostBy(game, saved.setup, fold, playedOf([...saved.events, line]));
    },
  };
  return (
    <GameDeskContext.Provider value={desk}>
      {!isReplay && <Play />}
      <Book />
    </GameDeskContext.Provider>
  );
}
