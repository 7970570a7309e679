import { fill } from '../../../../i18n/fill.ts';
import { useGame } from '../game-context.ts';

interface MisfitsNoticeProps {
  see: () => void;
  isSeen: boolean;
}

/** Entries that no longer fit, after a correction or when two phones come together: said wherever one reads. */
export function MisfitsNotice({ see, isSeen }: MisfitsNoticeProps) {
  const { words, fold } = useGame();
  const { happened } = words.book;
  return (
    <div class="book-misfits" role="status">
      <p>
        <strong>{fill(happened.misfits, { count: fold.misfits.length })}</strong> {happened.misfitsWhat}
      </p>
      {!isSeen && (
        <button type="button" class="key" data-do="misfits" onClick={see}>
          {happened.see}
        </button>
      )}
    </div>
  );
}
