import { $saving } from '../../storage/games.ts';
import { useStore } from '../../ui/use-store.ts';

/** Small but true: “saved” stands here only when the log says so. */
export function SaveSign({ words }: { words: Readonly<Record<'saving' | 'saved' | 'short', string>> }) {
  const saving = useStore($saving);
  if (saving.is === 'idle') return null;
  // Both lie in one place, of which one is seen: the page is not laid out again when the log has saved, which is later.
  return (
    <p class="save-sign" data-saving={saving.is}>
      {saving.is === 'not-saved' ? (
        words.short
      ) : (
        <>
          <span>{words.saving}</span>
          <span>{words.saved}</span>
        </>
      )}
    </p>
  );
}
