import { $tvChoice } from '../../storage/choices.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';
import { Names } from './Names.tsx';
import { takeGame } from './take-games.ts';
import { type TableForm, useTable } from './table.ts';

interface TableKeysProps {
  words: {
    readonly end: string;
    readonly endNow: string;
    readonly stays: string;
    readonly file: string;
    readonly fresh: string;
  };
  /** Whether the game is over: then nothing can be ended. */
  isOver: boolean;
  /** What ends it. */
  end?: TableForm['event'];
  /** Another game with the same people, where that has a key of its own. */
  again?: { readonly label: string; readonly press: () => void };
  close: () => void;
}

/** The players' names, the end of a game, its file, and another game. */
export function TableKeys({ words, isOver, end = { kind: 'end' }, again, close }: TableKeysProps) {
  const { saved, play, setUp, lang, words: all } = useTable();
  const leave = () => {
    close();
    setUp();
  };
  return (
    <>
      <Names id={saved.id} lang={lang} />
      <div class="row table-keys">
        {!isOver && (
          <AskTwice
            label={words.end}
            yes={words.endNow}
            no={words.stays}
            press={() => {
              if (play(end)) close();
            }}
          />
        )}
        <button type="button" class="key" data-do="file" onClick={() => void takeGame(saved.id)}>
          {words.file}
        </button>
        <a class="key" href="#tv" data-do="tv" onClick={() => $tvChoice.set({ id: saved.id, at: Date.now() })}>
          {all.shared.tv}
        </a>
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
    </>
  );
}

interface AgainKeysProps {
  words: { readonly again: string; readonly fresh: string };
  /** Sets up another game with the same people. */
  again: () => void;
}

/** What comes after a game: the same people again, or others. */
export function AgainKeys({ words, again }: AgainKeysProps) {
  const { setUp } = useTable();
  return (
    <div class="acts">
      <button
        type="button"
        class="key go"
        data-do="again"
        onClick={() => {
          again();
          setUp();
        }}
      >
        {words.again}
      </button>
      <button type="button" class="key" data-do="fresh" onClick={setUp}>
        {words.fresh}
      </button>
    </div>
  );
}
