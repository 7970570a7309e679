import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import type { TableWords } from '../../i18n/table/en.ts';

interface LossQuestionProps {
  words: TableWords['correcting'];
  /** The entries that would no longer fit, in words. */
  told: readonly { readonly id: string; readonly text: string }[];
  /** Goes on, and leaves those without effect. */
  lose: () => void;
  /** Goes on, and lets them hold all the same; undefined where nobody is asked for that. */
  keep?: {
    /** By whose word. */
    readonly what: ComponentChildren;
    /** How many of them cannot be kept. */
    readonly lost: number;
    readonly press: () => void;
  };
  cancel: () => void;
}

/** So many entries are told, the others counted. */
const TOLD = 4;

/** Before something earlier is changed: how many later entries would no longer fit, and what is to become of them. */
export function LossQuestion({ words, told, lose, keep, cancel }: LossQuestionProps) {
  const count = told.length;
  const kept = keep ? count - keep.lost : 0;
  const question = useRef<HTMLDivElement>(null);
  // The key that was pressed is gone; the question is read from its beginning.
  useEffect(() => {
    question.current?.focus({ preventScroll: true });
    question.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={question}
      class="loss-question stack ringless"
      role="group"
      aria-labelledby="loss-count"
      data-lost={count}
      tabIndex={-1}
    >
      <h4 id="loss-count">{fill(words.loses, { count })}</h4>
      <ul class="loss-list stack">
        {told.slice(0, TOLD).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
        {count > TOLD && <li>{fill(words.more, { count: count - TOLD })}</li>}
      </ul>
      {keep && kept > 0 && (
        <div class="stack">
          <button type="button" class="key wide go" data-do="keep" onClick={keep.press}>
            {fill(words.keep, { count: kept })}
          </button>
          <p class="soft">
            {keep.what}
            {keep.lost > 0 && ` ${fill(words.keepLost, { count: keep.lost })}`}
          </p>
        </div>
      )}
      {keep && kept === 0 && <p class="soft">{words.keepNone}</p>}
      <div class="stack">
        <button type="button" class="key wide stop" data-do="lose" onClick={lose}>
          {fill(words.lose, { count })}
        </button>
        <p class="soft">{words.loseWhat}</p>
      </div>
      <button type="button" class="key wide" data-do="cancel" onClick={cancel}>
        {words.cancel}
      </button>
    </div>
  );
}
