import { fill } from '../../../i18n/fill.ts';
import type { Closure } from '../../../works/findings.ts';
import { usePanel } from '../panel-context.ts';
import type { Choice } from './choices.ts';
import { Saying } from './Saying.tsx';
import { useWorksWords } from './tfl-context.ts';
import { timesInWords } from './time-words.ts';

interface ClosureRowProps {
  closure: Closure;
  choices: readonly Choice[];
  isTicked: (choice: number) => boolean;
  tick: (choice: number, isOn: boolean) => void;
}

/** A closure to be confirmed, with what speaks against it. */
export function ClosureRow({ closure, choices, isTicked, tick }: ClosureRowProps) {
  const { lang } = usePanel();
  const text = useWorksWords();
  const { when, spans, isSure } = closure;
  const unknown = closure.kind === 'station' ? [] : closure.unknown;
  return (
    <li>
      {choices.map(({ label, isClosed }, index) => (
        <label key={label} class="reading">
          <input
            type="checkbox"
            checked={isClosed || isTicked(index)}
            disabled={isClosed}
            onChange={(event) => tick(index, event.currentTarget.checked)}
          />
          <span>
            {label}
            {isClosed && <span class="soft"> ({text.isClosed})</span>}
          </span>
        </label>
      ))}
      <p class="tfl-note">{timesInWords(spans, when, text, lang)}</p>
      {!isSure && when === 'played' && <p class="tfl-note">{text.noStops}</p>}
      {unknown.length > 0 && (
        <p class="tfl-note">{fill(text.unknown, { names: new Intl.ListFormat(lang).format(unknown) })}</p>
      )}
      <Saying text={closure.text} startsOpen={!isSure} />
    </li>
  );
}
