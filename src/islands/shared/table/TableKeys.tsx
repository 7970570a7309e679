import { AskTwice } from '../AskTwice.tsx';
import { takeGame } from '../take-games.ts';

interface TableKeysProps {
  words: {
    readonly end: string;
    readonly endNow: string;
    readonly stays: string;
    readonly file: string;
    readonly fresh: string;
  };
  /** The game on the table, by its id. */
  game: string;
  /** Ends the game, and says whether it did; undefined once it is over. */
  end: (() => boolean) | undefined;
  /** Another game with the same people, where that has a key of its own. */
  again?: { readonly label: string; readonly press: () => void };
  /** Goes to the set-up of another game. */
  setUp: () => void;
  close: () => void;
}

/** The end of a game, its file, and another game. */
export function TableKeys({ words, game, end, again, setUp, close }: TableKeysProps) {
  const leave = () => {
    close();
    setUp();
  };
  return (
    <div class="row table-keys">
      {end && (
        <AskTwice
          label={words.end}
          yes={words.endNow}
          no={words.stays}
          press={() => {
            if (end()) close();
          }}
        />
      )}
      <button type="button" class="key" data-do="file" onClick={() => void takeGame(game)}>
        {words.file}
      </button>
      {again && (
        <button
          type="button"
          class="key"
          data-do="again"
          onClick={() => {
            again.press();
            leave();
          }}
        >
          {again.label}
        </button>
      )}
      <button type="button" class="key" data-do="set-up" onClick={leave}>
        {words.fresh}
      </button>
    </div>
  );
}
