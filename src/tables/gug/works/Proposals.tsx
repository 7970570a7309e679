import { useState } from 'preact/hooks';
import { NO_WORKS, type Works } from '../../../games/gug/position.ts';
import { fill } from '../../../i18n/fill.ts';
import type { WorksWords } from '../../../i18n/gug-works/en.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { listed } from '../../../i18n/listed.ts';
import { chainsOf, closeAll, type ClosedStretch } from '../../../works/closing.ts';
import type { Closure, When } from '../../../works/findings.ts';
import type { Span } from '../../../works/london-time.ts';
import type { Names } from '../names.ts';
import { useGameWords, usePanel } from '../panel-context.ts';
import { LOCALES } from './day-in-words.ts';
import { useWorksForm } from './tfl-context.ts';

/** The closures that the board can show: the referee ticks, and nothing is closed before the key below is pressed. */
export function Proposals({ closures }: { closures: readonly Closure[] }) {
  const { lang, names } = usePanel();
  const { works, set } = useWorksForm();
  const { works: text } = useGameWords();
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isDone, setDone] = useState(false);
  const rows = closures.map((closure, row) => ({
    closure,
    choices: choicesOf(closure, works, names, text, lang).map((choice, at) => {
      const id = `${row}.${at}`;
      return { ...choice, id, isTicked: !choice.isClosed && (ticks.get(id) ?? choice.isSure) };
    }),
  }));
  const ticked = rows.flatMap(({ choices }) => choices).filter(({ isTicked }) => isTicked);
  const close = () => {
    if (ticked.length === 0) return;
    set(
      ticked.reduce((now, choice) => closeAll(now, choice.works), works),
      text.undo,
    );
    setDone(true);
  };
  return (
    <>
      <h4>{text.proposed}</h4>
      <ul class="tfl-list ruled">
        {rows.map(({ closure, choices }, row) => (
          <ClosureRow
            key={row}
            closure={closure}
            choices={choices}
            isTicked={(at) => choices[at]?.isTicked ?? false}
            tick={(at, isOn) => {
              setTicks(new Map([...ticks, [`${row}.${at}`, isOn]]));
              setDone(false);
            }}
          />
        ))}
      </ul>
      <button type="button" class="key wide" aria-disabled={ticked.length === 0} onClick={close}>
        {fill(text.close, { count: ticked.length })}
      </button>
      <p role="status">{isDone && ticked.length === 0 && text.done}</p>
    </>
  );
}

interface ClosureRowProps {
  closure: Closure;
  choices: readonly Choice[];
  isTicked: (choice: number) => boolean;
  tick: (choice: number, isOn: boolean) => void;
}

/** A closure to be confirmed, with what speaks against it. */
function ClosureRow({ closure, choices, isTicked, tick }: ClosureRowProps) {
  const { lang } = usePanel();
  const { works: text } = useGameWords();
  const { when, spans, isSure } = closure;
  const unknown = closure.kind === 'station' ? [] : closure.unknown;
  return (
    <li class="stack tight">
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
      {unknown.length > 0 && <p class="tfl-note">{fill(text.unknown, { names: listed(unknown, lang) })}</p>}
      <Saying text={closure.text} startsOpen={!isSure} />
    </li>
  );
}

interface SayingProps {
  text: string;
  /** Where it should be read first. */
  startsOpen: boolean;
}

/** What TfL says, in their own words: text, never anything else. */
export function Saying({ text, startsOpen }: SayingProps) {
  const { saying } = useGameWords().works;
  if (text === '') return null;
  return (
    <details class="tfl-saying" open={startsOpen}>
      <summary>{saying}</summary>
      <p lang="en">{text}</p>
    </details>
  );
}

/** One box to tick: what it would close. */
interface Choice {
  readonly label: string;
  readonly works: Works;
  /** Whether it is ticked from the start. */
  readonly isSure: boolean;
  readonly isClosed: boolean;
}

/** What a closure gives to choose: all of it, and apart from that what other lines still use. */
function choicesOf(closure: Closure, now: Works, names: Names, text: WorksWords, lang: Lang): readonly Choice[] {
  const choice = (label: string, works: Works, isSure: boolean): Choice => {
    const after = closeAll(now, works);
    const isClosed = after.stations.length === now.stations.length && after.stretches.length === now.stretches.length;
    return { label, works, isSure: isSure && !isClosed, isClosed };
  };
  if (closure.kind === 'station') {
    const { station, isSure } = closure;
    return [choice(names.station(station), { ...NO_WORKS, stations: [station] }, isSure)];
  }
  const { kind, stretches, shared, isSure } = closure;
  const line = names.line(closure.line);
  const told = (all: readonly ClosedStretch[]) =>
    listed(
      chainsOf(all).map(([a, b]) => fill(text.between, { other: names.station(a), station: names.station(b) })),
      lang,
    );
  const own =
    kind === 'line' && shared.length === 0
      ? fill(text.whole, { line })
      : fill(text.part, { line, names: told(stretches) });
  const still = [...new Set(shared.flatMap(({ lines }) => lines))];
  const common = shared.map(({ stretch }) => stretch);
  const sharing = { lines: listed(still.map(names.line), lang), count: still.length, names: told(common) };
  return [
    ...(stretches.length > 0 ? [choice(own, { ...NO_WORKS, stretches }, isSure)] : []),
    ...(common.length > 0
      ? [
          choice(
            stretches.length > 0
              ? fill(text.shared, sharing)
              : `${fill(text.line, { line })}. ${fill(text.shared, sharing)}`,
            { ...NO_WORKS, stretches: common },
            false,
          ),
        ]
      : []),
  ];
}

const AGES = [
  { unit: 'day', size: 86_400_000 },
  { unit: 'hour', size: 3_600_000 },
  { unit: 'minute', size: 60_000 },
] as const;

/** How long ago something was, as 2 hours ago. @param age - milliseconds. */
export function ageInWords(age: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(LOCALES[lang], { numeric: 'auto' });
  const found = AGES.find(({ size }) => age >= size);
  return found ? words.format(-Math.floor(age / found.size), found.unit) : words.format(0, 'second');
}

/** When something holds, by London's clocks. */
export function timesInWords(spans: readonly Span[], when: When, text: WorksWords, lang: Lang): string {
  if (when === 'unknown') return text.undated;
  const format = new Intl.DateTimeFormat(LOCALES[lang], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  });
  const times = spans.map(({ from, to }) => format.formatRange(from, to)).join('; ');
  return fill(when === 'part' ? text.sometimes : text.times, { times });
}
