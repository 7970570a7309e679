import { useState } from 'preact/hooks';
import type { GugWords } from '../../../../i18n/gug/en.ts';
import { fill } from '../../../../i18n/fill.ts';
import { usePanel } from '../../panel-context.ts';
import { useSetup } from './setup-context.tsx';

/** A word of the game that says what it means when it is tapped. */
export function Term({ term }: { term: keyof GugWords['glossary'] }) {
  const { words } = usePanel();
  const { setup } = useSetup().words;
  const [isOpen, setOpen] = useState(false);
  const { word, meaning } = words.glossary[term];
  return (
    <>
      <button type="button" class="key term" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {fill(setup.term, { word })}
      </button>
      {isOpen && <span class="term-meaning">{meaning}</span>}
    </>
  );
}
