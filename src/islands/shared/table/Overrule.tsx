import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { TableStepsWords } from '../../../i18n/table/words.ts';
import { REASON_MOST } from '../../../log/text-schema.ts';
import { ReasonChoice } from '../ReasonChoice.tsx';
import { typedText } from '../typed-text.ts';

const REASON_KEYS = ['agreed', 'mistaken', 'mercy'] as const;

interface OverruleProps {
  words: TableStepsWords['overrule'];
  /** Plays it with the reason. */
  confirm: (reason: string) => void;
  /** What speaks against it, each with its clause. */
  children: ComponentChildren;
}

/** The table lets through what the judge refuses, with a reason. */
export function Overrule({ words, confirm, children }: OverruleProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState('');
  const press = () => {
    const why = typedText(reason, REASON_MOST);
    if (why === '') setMissing(words.needsReason);
    else confirm(why);
  };
  return (
    <>
      <h4>{words.refused}</h4>
      {children}
      <h4>{words.why}</h4>
      <ReasonChoice
        reasons={REASON_KEYS.map((key) => words.reasons[key])}
        other={words.other}
        reason={reason}
        choose={setReason}
      />
      <p role="alert" class="missing">
        {missing}
      </p>
      <button type="button" class="key go wide" data-do="confirm" onClick={press}>
        {words.confirm}
      </button>
      <p class="soft">{words.intro}</p>
    </>
  );
}
