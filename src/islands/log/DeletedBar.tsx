import { isDeleted } from '../../games/shared/played.ts';
import { fill } from '../../i18n/fill.ts';
import { $games, append } from '../../log/games.ts';
import { useStore } from '../shared/use-store.ts';
import { useLog } from './log-context.ts';
import { titleOf } from './names.ts';

interface DeletedBarProps {
  id: string;
  close: () => void;
}

/** "Deleted", and undo at its place, bottom left, until it is used or another thing is done. */
export function DeletedBar({ id, close }: DeletedBarProps) {
  const { words, lang } = useLog();
  const { deleted, sheet } = words;
  const logged = useStore($games).get(id);
  if (logged?.kind !== 'game' || !isDeleted(logged.game.events)) return null;
  const undo = () => {
    append(id, { kind: 'restore' });
    close();
    document.getElementById('log-title')?.focus();
  };
  return (
    <div class="log-undo">
      <button type="button" class="key" onClick={undo}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />
        </svg>
        {deleted.undo}
      </button>
      <p role="status">{fill(deleted.said, { name: titleOf(logged.game, words, lang) })}</p>
      <button type="button" class="key quiet" aria-label={sheet.close} onClick={close}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}
