import { $saving } from '../../log/games.ts';
import { useStore } from './use-store.ts';

/** Small but true: “saved” stands here only when the log says so. */
export function SaveSign({ words }: { words: Readonly<Record<'saving' | 'saved' | 'short', string>> }) {
  const saving = useStore($saving);
  if (saving.is === 'idle') return null;
  return (
    <p class="save-sign" data-saving={saving.is}>
      {saving.is === 'saving' ? words.saving : saving.is === 'saved' ? words.saved : words.short}
    </p>
  );
}
