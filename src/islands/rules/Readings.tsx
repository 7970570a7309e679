import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { BOOKS } from '../../rulebooks/books.ts';
import { watchFocus } from '../shared/focus-watch.ts';
import { onSettingsElsewhere } from '../shared/settings-elsewhere.ts';
import { useStore } from '../shared/use-store.ts';
import { BookReadings } from './BookReadings.tsx';
import { $isUnsaved, PHONE_READINGS } from './phone-readings.ts';
import type { ReadingsProps } from './readings-page.ts';

interface Change {
  readonly label: string;
  readonly takeBack: () => void;
}

/** Browsers that do not unfold what an address points into are helped. */
function showAddressed(): void {
  const addressed = document.getElementById(location.hash.slice(1));
  for (let fold = addressed?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  addressed?.scrollIntoView();
}

/** Every gap of every rule book, with the readings that hold on this phone, and undo. */
export function Readings({ words, books }: ReadingsProps) {
  const [canChoose, setCanChoose] = useState(false);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [undone, setUndone] = useState<string>();
  const isUnsaved = useStore($isUnsaved);
  useEffect(() => {
    /** What another page of this phone chose holds here too, and is not undone here. */
    const open = () => {
      BOOKS.forEach((book) => PHONE_READINGS[book].open());
      setChanges([]);
    };
    open();
    setCanChoose(true);
    void watchFocus();
    showAddressed();
    const unfollow = onSettingsElsewhere(open);
    addEventListener('hashchange', showAddressed);
    return () => {
      unfollow();
      removeEventListener('hashchange', showAddressed);
    };
  }, []);
  const remember = (label: string, takeBack: () => void) => {
    setUndone(undefined);
    setChanges([{ label, takeBack }, ...changes]);
  };
  const [last, ...earlier] = changes;
  const undo = () => {
    if (!last) return;
    last.takeBack();
    setUndone(last.label);
    setChanges(earlier);
  };
  const saidUndone = undone === undefined ? '' : fill(words.undone, { label: undone });
  return (
    <>
      {books.map((shelf) => (
        <BookReadings key={shelf.book} shelf={shelf} hands={{ words, canChoose, remember }} />
      ))}
      <p class="visually-hidden" role="status">
        {saidUndone}
      </p>
      {(last ?? undone) !== undefined && (
        <div class="gap-bar">
          {isUnsaved && <p role="alert">{words.notSaved}</p>}
          <button type="button" class="key" aria-disabled={!last} onClick={undo}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />
            </svg>
            <span>{last ? fill(words.undo, { label: last.label }) : saidUndone}</span>
          </button>
        </div>
      )}
    </>
  );
}
