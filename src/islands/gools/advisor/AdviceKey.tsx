import { useEffect } from 'preact/hooks';
import { useTable } from '../table.ts';
import { ask } from './ask.ts';
import { type AskedThrow, askedThrow } from './asked-throw.ts';
import { useAdvisor } from './use-advisor.ts';

/** Opens the advisor on the throw that waits; nothing where the table has not allowed it. */
export function AdviceKey() {
  const { state } = useTable();
  const { isAllowed, aim } = useAdvisor();
  const asked = askedThrow(state, aim);
  return isAllowed && asked ? <Key asked={asked} /> : null;
}

function Key({ asked: { question } }: { asked: AskedThrow }) {
  const { words, open } = useTable();
  // What it takes long to think through is thought through while the table looks at the dice.
  useEffect(() => void ask(question), [JSON.stringify(question.prospect)]);
  return (
    <button type="button" class="key advice-key" aria-haspopup="dialog" onClick={() => open({ kind: 'advice' })}>
      {words.advisor.advice.key}
    </button>
  );
}
