import { useEffect, useState } from 'preact/hooks';
import type { GugSetup } from '../../../../games/gug/setup.ts';
import { makeVariationCode, parseVariationCode } from '../../../../games/gug/variation-code.ts';
import { fill } from '../../../../i18n/fill.ts';
import { useSetup } from './setup-context.ts';

interface CodeFieldProps {
  /** The code of the variation that is chosen. */
  code: string;
  choose: (variation: GugSetup['variation'], isClosed: boolean, label: string) => void;
}

/** The variation's code, as on result sheets; one that is typed chooses its variation. */
export function CodeField({ code, choose }: CodeFieldProps) {
  const { variations: text } = useSetup().words.setup;
  const [typed, setTyped] = useState(code);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    setTyped(code);
    setFault(undefined);
  }, [code]);
  const take = (entered: string) => {
    const read = parseVariationCode(entered);
    if (read.ok) {
      setFault(undefined);
      if (makeVariationCode(read.variation, read.isClosed) === code) setTyped(code);
      else choose(read.variation, read.isClosed, text.code);
    } else if (read.why === 'empty') setTyped(code);
    else setFault(fill(read.why === 'unknown-part' ? text.codeUnknown : text.codeOdd, { part: read.part }));
  };
  return (
    <label class="code-field">
      <span>{text.code}</span>
      <input
        class="field"
        type="text"
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellcheck={false}
        aria-invalid={fault !== undefined}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setFault(undefined);
        }}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
      <span class={fault === undefined ? 'soft' : 'fault'} role="status">
        {fault ?? text.codeHint}
      </span>
    </label>
  );
}
