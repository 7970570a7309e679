import { useId } from 'preact/hooks';
import type { ParsedFormat } from '../../../games/tournament/parse-format.ts';
import { explainFault } from '../../../i18n/tournament/explain-fault.ts';
import { useTournament } from '../table.ts';
import { CODE_ID } from './problems.ts';

interface CodeFieldProps {
  code: string;
  parsed: ParsedFormat;
  set: (code: string) => void;
}

/** A code of one's own; what is wrong with it is said with the place. */
export function CodeField({ code, parsed, set }: CodeFieldProps) {
  const { words } = useTournament();
  const { format: text } = words.setup;
  const hint = useId();
  const fault = code.trim() !== '' && !parsed.ok ? explainFault(parsed, words.faults) : undefined;
  return (
    <div class="field-part">
      <label for={CODE_ID}>{text.own}</label>
      <input
        id={CODE_ID}
        type="text"
        class="field format-code"
        value={code}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-describedby={hint}
        aria-invalid={fault !== undefined}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
      <p id={hint} class={fault === undefined ? 'soft' : 'fault'} role="status">
        {fault ?? text.hint}
      </p>
    </div>
  );
}
