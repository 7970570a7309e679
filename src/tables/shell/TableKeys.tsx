import type { ComponentChildren } from 'preact';
import { $tvChoice } from '../../storage/choices.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';
import { Names } from './Names.tsx';
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
  /** Shows all that happened, where that is no sheet. */
  happened?: (() => void) | undefined;
  /** Keys of the game's own. */
  children?: ComponentChildren;
}

/** At the top of the sheet of a table: what is needed once in a while, and the end of the game; below them the players' names. */
export function TableKeys({ words, isOver, end = { kind: 'end' }, again, close, happened, children }: TableKeysProps) {
  const { saved, play, setUp, lang, words: all, open } = useTable();
  const { bar } = all.play;
  const leave = () => {
    close();
    setUp();
  };
  return (
    <>
      <h4>{bar.game}</h4>
      <div class="row table-keys">
        {children}
        <button
          type="button"
          class="key"
          data-do="happened"
          aria-haspopup={happened ? undefined : 'dialog'}
          onClick={happened ?? (() => open({ kind: 'happened' }))}
        >
          {bar.happened}
        </button>
        <a class="key" href="#tv" data-do="tv" onClick={() => $tvChoice.set({ id: saved.id, at: Date.now() })}>
          {all.shared.tv}
        </a>
        <button type="button" class="key" data-do="file" onClick={() => void takeGame(saved.id)}>
          {words.file}
        </button>
      </div>
      <div class="line">
        <WakeLock words={all.shared.wake} />
        <span aria-hidden="true">{all.shared.wake.label}</span>
      </div>
      <h4>{bar.end}</h4>
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
