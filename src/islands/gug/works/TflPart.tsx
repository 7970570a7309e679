import { useEffect, useId, useRef } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { isDay } from '../../../works/london-time.ts';
import { usePanel } from '../panel-context.ts';
import type { Failure } from './fetch-works.ts';
import { FoundWorks } from './FoundWorks.tsx';
import { useWorksWords } from './tfl-context.ts';
import { ageInWords, dayInWords } from './time-words.ts';
import { type Asked, useTfl } from './use-tfl.ts';

/** The day's closures as TfL tells them. It is here because somebody asked for them. */
export function TflPart() {
  const { lang } = usePanel();
  const text = useWorksWords();
  const { day, chooseDay, asked, ask } = useTfl();
  const field = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The key that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const why = (failure: Failure): string =>
    failure.kind === 'refused' ? fill(text.failures.refused, { status: failure.status }) : text.failures[failure.kind];
  const keptDay = asked.kind === 'failed' ? asked.keptDay : null;
  return (
    <section class="tfl" data-asked={asked.kind} aria-busy={asked.kind === 'asking'}>
      <h4 ref={heading} tabIndex={-1}>
        {text.heading}
      </h4>
      <div class="row">
        <label class="tfl-day" for={field}>
          {text.day}
        </label>
        <input
          id={field}
          class="field"
          type="date"
          required
          value={day}
          onInput={({ currentTarget }) => {
            if (isDay(currentTarget.value)) chooseDay(currentTarget.value);
          }}
        />
        <button type="button" class="key" aria-disabled={asked.kind === 'asking'} onClick={ask}>
          {asked.kind === 'idle' ? text.fetch : text.again}
        </button>
      </div>
      <p role="status">{stateIn(asked)}</p>
      {asked.kind === 'failed' && (
        <div role="alert">
          <p class="tfl-warning">
            {why(asked.failure)} {text.byHand}
          </p>
        </div>
      )}
      {keptDay !== null && keptDay !== day && (
        <button type="button" class="key" onClick={() => chooseDay(keptDay)}>
          {fill(text.showKept, { day: dayInWords(keptDay, lang) })}
        </button>
      )}
      {asked.kind === 'answered' && (
        <>
          {asked.missing.map(({ part, failure }) => (
            <p key={part} role="alert" class="tfl-warning">
              {asked.isKept ? why(failure) : fill(text.parts[part], { why: why(failure) })}
            </p>
          ))}
          <FoundWorks key={`${day} ${asked.at}`} day={day} answers={asked.answers} />
        </>
      )}
      <p class="soft">{text.credit}</p>
    </section>
  );

  function stateIn(now: Asked): string {
    const said = dayInWords(day, lang);
    switch (now.kind) {
      case 'asking':
        return text.asking;
      case 'idle':
        return fill(text.idle, { day: said });
      case 'failed':
        return '';
      case 'answered': {
        const age = ageInWords(Date.now() - now.at, lang);
        return fill(now.isKept ? text.kept : text.fetched, { age, day: said });
      }
    }
  }
}
