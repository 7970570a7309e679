import { useState } from 'preact/hooks';
import { copyOf } from '../../storage/duplicate-game.ts';
import { currentGame } from '../../storage/current-game.ts';
import { $games, addGames } from '../../storage/games.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';

interface ForkKeyProps {
  /** The id of the game. */
  game: string;
  /** What the new game is called. */
  name: string;
  /** The plays after the step that it goes on from. */
  without: readonly string[];
  words: { readonly fork: string; readonly forkNow: string; readonly forkNot: string; readonly stays: string };
  /** Before the new game is put on the table. */
  done: () => void;
}

/** Begins a new game from a step of this one, which stays as it is in the log. */
export function ForkKey({ game: id, name, without, words, done }: ForkKeyProps) {
  const [isRefused, setRefused] = useState(false);
  const fork = async () => {
    const logged = $games.get().get(id);
    const copy = logged?.kind === 'game' ? copyOf(logged.game, name, Date.now(), without) : undefined;
    if (!copy || (await addGames([copy])) === 'not-saved') {
      setRefused(true);
      return;
    }
    done();
    currentGame(copy.game).$id.set(copy.id);
  };
  return (
    <>
      <AskTwice label={words.fork} yes={words.forkNow} no={words.stays} press={() => void fork()} />
      {isRefused && <p role="alert">{words.forkNot}</p>}
    </>
  );
}
