import type { ComponentChildren } from 'preact';
import { $tvChoice } from '../../storage/choices.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';
import { Names } from './Names.tsx';
import { HappenedKey } from './TableFrame.tsx';
import { WakeLock } from './WakeLock.tsx';
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
  /** Keys that show how the table stands. */
  standing?: ComponentChildren;
  /** Keys that end a part of the game. */
  ends?: ComponentChildren;
  /** Keys of the game's own, which are needed once in a while. */
  children?: ComponentChildren;
}

/**
 * Most of the sheet of a table, in three groups: the game, its end, which is in sight on a phone, and the table with its
 * standings and names. Who sits there and how the table plays belongs to the last, below.
 */
export function TableKeys(props: TableKeysProps) {
  const { words, isOver, end = { kind: 'end' }, again, close, standing, ends, children } = props;
  const { saved, play, setUp, lang, words: all } = useTable();
  const { bar } = all.play;
  const leave = () => {
    close();
    setUp();
  };
  return (
    <>
      <h4 class="more-group">{bar.game}</h4>
      <div class="row table-keys">
        {children}
        <HappenedKey data-do="happened" />
        <a class="key" href="#tv" data-do="tv" onClick={() => $tvChoice.set({ id: saved.id, at: Date.now() })}>
          {all.shared.tv}
        </a>
        <button type="button" class="key" data-do="file" onClick={() => void takeGame(saved.id)}>
          {words.file}
        </button>
      </div>
      <WakeLock words={all.shared.wake} />
      <h4 class="more-group">{bar.end}</h4>
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
        {ends}
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
      <h4 class="more-group">{bar.seats}</h4>
      {standing && <div class="row table-keys">{standing}</div>}
      <Names id={saved.id} lang={lang} />
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
