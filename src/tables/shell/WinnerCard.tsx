import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { TableWords } from '../../i18n/table/en.ts';
import { Mark } from '../../ui/Mark.tsx';
import { fileName } from '../../ui/share.ts';
import { canSharePicture, sharePicture } from '../../ui/share-picture.ts';
import { posterPng, type Scene, type Winner } from '../../ui/poster.ts';

interface WinnerCardProps {
  winner: Winner;
  /** What was played, drawn on the poster. */
  scene?: Scene;
  /** How it was won, as a hook: alone, together, by nobody. */
  won: string;
  /** Begins the picture's file name. */
  file: string;
  words: TableWords['winner'];
  /** A sentence more, and the clause it was won by. */
  note?: ComponentChildren;
  children?: ComponentChildren;
}

/** The end of a game: who has won, at the size of an answer, and the key that hands it on as a picture. */
export function WinnerCard({ winner, scene, won, file, words, note, children }: WinnerCardProps) {
  const [told, tell] = useState('');
  const share = () => sharePicture(() => posterPng(winner, scene), fileName(file, 'png'), words, tell);
  return (
    <section class="over-ticket" data-won={won} aria-label={winner.who}>
      <div class="ticket-paper">
        <Mark />
        <p>
          <span class="answer" data-long={/\S{14}/.test(winner.who)}>
            {winner.who}
          </span>
          {winner.why !== undefined && winner.why !== '' && <span class="reason">{winner.why}</span>}
          {note}
        </p>
        {children}
        <button type="button" class="key" data-do="share-winner" onClick={() => void share()}>
          {canSharePicture() ? words.share : words.save}
        </button>
        <span class="over-told" role="status">
          {told}
        </span>
      </div>
    </section>
  );
}
