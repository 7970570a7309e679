import { useState } from 'preact/hooks';
import { canShare, share } from '../../../shared/share.ts';
import { useGame } from '../game-context.ts';

/** Hands the results on as plain text: by the phone's share sheet, or copied. */
export function ShareResults({ text }: { text: () => string }) {
  const { results: words } = useGame().words.book;
  const [said, say] = useState('');
  return (
    <div>
      <button
        type="button"
        class="key wide"
        data-do="share"
        onClick={() =>
          void share({ text: text() }).then((done) => {
            say(done === 'copied' ? words.copied : done === 'refused' ? words.notCopied : '');
          })
        }
      >
        {canShare() ? words.share : words.copy}
      </button>
      <p class="book-said" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
