import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import { useGame } from '../game-context.ts';
import { EntrySheet } from './EntrySheet.tsx';
import { happenedIn } from './happened.ts';
import { HappenedLine } from './HappenedLine.tsx';

/** So many entries are shown at first, and so many more with every press. */
const SHOWN = 40;

/** Every play of the game in words, the newest first: also what was taken back, and what no longer fits. */
export function HappenedPart() {
  const { words, saved, fold } = useGame();
  const { happened: text } = words.book;
  const all = useMemo(() => happenedIn(saved.events, fold), [saved, fold]);
  const [shown, show] = useState(SHOWN);
  const [open, setOpen] = useState<string>();
  const [said, say] = useState('');
  const numbered = all.map((entry, index) => ({ entry, number: index + 1 })).toReversed();
  const chosen = numbered.find(({ entry }) => entry.id === open);
  return (
    <section class="part" aria-label={text.heading}>
      <p class="soft">{all.length === 0 ? text.none : text.hint}</p>
      <p class="book-said" aria-live="polite">
        {said}
      </p>
      <ol class="happened" reversed>
        {numbered.slice(0, shown).map(({ entry, number }) => (
          <HappenedLine
            key={entry.id}
            entry={entry}
            number={number}
            open={() => {
              say('');
              setOpen(entry.id);
            }}
          />
        ))}
      </ol>
      {all.length > shown && (
        <button type="button" class="key wide" data-do="more" onClick={() => show(shown + SHOWN)}>
          {fill(text.more, { count: all.length - shown })}
        </button>
      )}
      {chosen && <EntrySheet entry={chosen.entry} number={chosen.number} close={() => setOpen(undefined)} say={say} />}
    </section>
  );
}
