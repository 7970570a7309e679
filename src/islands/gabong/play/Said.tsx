import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table-context.ts';
import { changeSaid } from './said.ts';
import { stageInWords } from './stage-words.ts';
import { tellerOf } from './teller.ts';

/** Says each change of the round once, and what the table waits for after it. */
export function Said() {
  const table = useTable();
  const { words, fold, state, name } = table;
  const { steps } = fold;
  const [said, say] = useState({ count: 0, text: '' });
  const last = useRef(steps);
  useEffect(() => {
    const teller = tellerOf(table);
    const change = changeSaid(last.current, steps, teller, words.shared.undo);
    last.current = steps;
    if (change === undefined) return;
    const { what } = stageInWords(state, teller);
    const next = fill(words.play.said.next, { stage: what, name: name(state.master) });
    say(({ count }) => ({ count: count + 1, text: `${change} ${next}` }));
  }, [steps]);
  return (
    <p class="visually-hidden" aria-live="polite" data-said="gabong">
      {/* Another element each time: the same words twice are two changes. */}
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
