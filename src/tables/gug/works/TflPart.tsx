import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { listed } from '../../../i18n/listed.ts';
import { keepWorks, openWorks } from '../../../storage/kept-works.ts';
import { type Answers, findWorks } from '../../../works/find-works.ts';
import type { Unplaced } from '../../../works/findings.ts';
import { dayAt, isDay } from '../../../works/london-time.ts';
import { useGameWords, usePanel } from '../panel-context.ts';
import { dayInWords } from './day-in-words.ts';
import { Proposals, Saying, ageInWords, timesInWords } from './Proposals.tsx';
import { type Failure, fetchWorks } from './fetch-works.ts';
import { useWorksForm, type WorksForm, WorksFormContext } from './tfl-context.ts';

/** Asks TfL for the day's closures. Until it is pressed, nobody is asked. */
export function TflKey(form: WorksForm) {
  const { works } = usePanel().words.panel;
  const [isPressed, press] = useState(false);
  if (!isPressed) {
    return (
      <button type="button" class="key wide tfl-key" onClick={() => press(true)}>
        {works.fetch}
      </button>
    );
  }
  return (
    <WorksFormContext.Provider value={form}>
      <TflPart />
    </WorksFormContext.Provider>
  );
}

/** The day's closures as TfL tells them. It is here because somebody asked for them. */
function TflPart() {
  const { lang } = usePanel();
  const { works: text } = useGameWords();
  const { day, chooseDay, asked, ask } = useTfl();
  const field = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The key that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const why = (failure: Failure): string =>
    failure.kind === 'refused' ? fill(text.failures.refused, { status: failure.status }) : text.failures[failure.kind];
  const keptDay = asked.kind === 'failed' ? asked.keptDay : null;
  return (
    <section class="tfl enamel stack loose" data-asked={asked.kind} aria-busy={asked.kind === 'asking'}>
      <h4 ref={heading} class="ringless" tabIndex={-1}>
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

/** Why a part of the answer is missing. */
interface Missing {
  readonly part: 'lines' | 'stations';
  readonly failure: Failure;
}

/** How far the asking has come. */
type Asked =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  /** @property keptDay - another day of which something is kept. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly keptDay: string | null }
  | {
      readonly kind: 'answered';
      readonly at: number;
      readonly answers: Answers;
      readonly isKept: boolean;
      readonly missing: readonly Missing[];
    };

/** Milliseconds for which an answer is as good as new. */
const FRESH = 15 * 60_000;

/** Asks for today at once, unless that was just done; for another day, or anew, when it is told to. */
function useTfl() {
  /** The day of play, as 2026-11-21. */
  const [day, setDay] = useState(() => dayAt(Date.now()));
  const [asked, setAsked] = useState<Asked>({ kind: 'idle' });
  const running = useRef<AbortController>();

  const askFor = async (wanted: string) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setAsked({ kind: 'asking' });
    const { lines, stations } = await fetchWorks(wanted, own.signal);
    if (own.signal.aborted) return;
    const at = Date.now();
    if (lines.ok && stations.ok) keepWorks({ at, day: wanted, lines: lines.value, stations: stations.value });
    const missing: Missing[] = [];
    if (!lines.ok) missing.push({ part: 'lines', failure: lines.failure });
    if (!stations.ok) missing.push({ part: 'stations', failure: stations.failure });
    if (lines.ok || stations.ok) {
      const answers = { lines: lines.ok ? lines.value : null, stations: stations.ok ? stations.value : null };
      setAsked({ kind: 'answered', at, answers, isKept: false, missing });
    } else {
      setAsked(
        keptFor(wanted, missing) ?? { kind: 'failed', failure: lines.failure, keptDay: openWorks()?.day ?? null },
      );
    }
  };
  const chooseDay = (next: string) => {
    running.current?.abort();
    setDay(next);
    setAsked(keptFor(next, []) ?? { kind: 'idle' });
  };
  useEffect(() => {
    const kept = keptFor(day, []);
    if (kept && Date.now() - kept.at < FRESH) setAsked(kept);
    else void askFor(day);
    return () => running.current?.abort();
  }, []);
  const ask = () => {
    if (asked.kind !== 'asking') void askFor(day);
  };
  return { day, chooseDay, asked, ask };
}

/** What was fetched earlier for a day. */
function keptFor(day: string, missing: readonly Missing[]): Extract<Asked, { kind: 'answered' }> | undefined {
  const kept = openWorks();
  if (kept?.day !== day) return undefined;
  const { at, lines, stations } = kept;
  return { kind: 'answered', at, answers: { lines, stations }, isKept: true, missing };
}

/** What TfL's answers mean for the board and the day: what can be closed, what must be placed, and what could not be read. */
function FoundWorks({ day, answers }: { day: string; answers: Answers }) {
  const { lang, names, network } = usePanel();
  const { works: text } = useGameWords();
  const { board } = network;
  const found = useMemo(() => findWorks(board, day, answers), [board, day, answers]);
  const { closures, unplaced, unreadable, silent, unasked, left } = found;
  const toPlace = unplaced.filter(({ why }) => why !== 'notice');
  const notices = unplaced.filter(({ why }) => why === 'notice');
  const lines = (ids: readonly string[]) => ({ lines: listed(ids.map(names.line), lang) });
  const isWhole = answers.lines !== null && answers.stations !== null && unreadable === 0 && silent.length === 0;
  return (
    <>
      {unreadable > 0 && <p class="tfl-warning">{fill(text.unreadable, { count: unreadable })}</p>}
      {silent.length > 0 && <p class="tfl-warning">{fill(text.silent, lines(silent))}</p>}
      {closures.length + toPlace.length === 0 && <p>{isWhole ? text.none : text.noneRead}</p>}
      {closures.length > 0 && <Proposals closures={closures} />}
      {toPlace.length > 0 && (
        <>
          <h4>{text.unplaced}</h4>
          <UnplacedList unplaced={toPlace} />
        </>
      )}
      {notices.length > 0 && (
        <details class="tfl-notices">
          <summary>{fill(text.notices, { count: notices.length })}</summary>
          <UnplacedList unplaced={notices} />
        </details>
      )}
      {unasked.length > 0 && <p class="soft">{fill(text.unasked, lines(unasked))}</p>}
      {left.runs + left.otherDays > 0 && (
        <p class="soft">{fill(text.left, { runs: left.runs, days: left.otherDays })}</p>
      )}
    </>
  );
}

/** What only a text tells: each is shown, and leads to where it can be closed by hand. */
function UnplacedList({ unplaced }: { unplaced: readonly Unplaced[] }) {
  const { lang, names } = usePanel();
  const { toHand } = useWorksForm();
  const { works: text } = useGameWords();
  return (
    <ul class="tfl-list ruled">
      {unplaced.map(({ why, line, station, name, when, spans, text: saying }, index) => (
        <li key={index} class="stack tight">
          <p>
            <strong>
              {line !== null
                ? fill(text.line, { line: names.line(line) })
                : name || (station !== null && names.station(station))}
            </strong>{' '}
            {text.why[why]}
          </p>
          <p class="tfl-note">{timesInWords(spans, when, text, lang)}</p>
          <Saying text={saying} startsOpen />
          <button type="button" class="key" onClick={() => toHand(line !== null ? 'stretches' : 'stations')}>
            {text.place}
          </button>
        </li>
      ))}
    </ul>
  );
}
