import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableWords } from '../../../i18n/table/words.ts';
import { WakeLock } from '../../WakeLock.tsx';
import { SaveTrouble } from '../SaveTrouble.tsx';

interface TableFrameProps {
  /** The game on the table, by its id. */
  game: string;
  /** What the table waits for: a stage, and what in it. */
  stage: string;
  due?: string | undefined;
  words: Pick<TableWords, 'saving' | 'wake'>;
  label: string;
  /** The keys for what is due: their id, and what they are for. A second tap on one belongs to the first. */
  part: { readonly id: string; readonly label: string };
  /** Whose turn it is, or which deal; another one stands at the top, however far down the last key was. */
  turn: string;
  /** Above the keys for what is due, and below them. */
  head: ComponentChildren;
  bar: ComponentChildren;
  beside: ComponentChildren;
  children: ComponentChildren;
}

/** A table at the thumb: what is due, its keys and the bar, and beside them how it stands. */
export function TableFrame(props: TableFrameProps) {
  const { game, stage, due, words, label, part, turn, head, bar, beside, children } = props;
  const lastTurn = useRef(turn);
  useEffect(() => {
    if (lastTurn.current !== turn) scrollTo({ top: 0 });
    lastTurn.current = turn;
  }, [turn]);

  return (
    <div class="game-table" data-stage={stage} data-due={due}>
      <SaveTrouble game={game} words={words.saving} />
      <section class="table-dock" aria-label={label}>
        {head}
        <div id={part.id} class="table-part" role="group" aria-label={part.label} tabIndex={-1} data-taps="once">
          {children}
        </div>
        {bar}
      </section>
      <div class="table-beside">
        {beside}
        <div class="table-wake">
          <WakeLock words={words.wake} />
          <span aria-hidden="true">{words.wake.label}</span>
        </div>
      </div>
    </div>
  );
}
