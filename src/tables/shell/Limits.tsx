import { useId, useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { LimitsWords } from '../../i18n/table/en-limits.ts';
import { $limits, type Drinker, isMost, LIMIT_MOST, limitOf, setLimit, tellLimit } from '../../storage/limits.ts';
import { useStore } from '../../ui/use-store.ts';

/** What somebody has had so far. */
export interface Had extends Drinker {
  readonly name: string;
  readonly count: number;
}

/** The games in which one drinks. */
export type LimitGame = keyof LimitsWords['most'];

const WORDS = {
  en: () => import('../../i18n/table/en-limits.ts').then(({ LIMITS_EN }) => LIMITS_EN),
  nb: () => import('../../i18n/table/nb-limits.ts').then(({ LIMITS_NB }) => LIMITS_NB),
} as const;

interface LimitProps {
  readonly of: LimitGame;
  readonly had: readonly Had[];
}

/** The parts that know of limits, once their words are there. */
export async function loadLimits(lang: Lang) {
  const words = await WORDS[lang]();
  return {
    Form: (props: LimitProps) => <LimitForm {...props} words={words} />,
    Notes: (props: LimitProps) => <LimitNotes {...props} words={words} />,
  };
}

/** Somebody asks for a quiet word, or for none any more. What others have asked for is not shown. */
function LimitForm({ of, had, words }: LimitProps & { words: LimitsWords }) {
  const [at, choose] = useState(0);
  const [typed, type] = useState('');
  const [said, say] = useState('');
  const [isBad, setBad] = useState(false);
  const id = useId();
  const who = had[at] ?? had[0];
  if (!who) return null;
  const put = (most: number | undefined) => {
    setLimit(who, most);
    type('');
    say(fill(most === undefined ? words.isNone : words.isSet, { name: who.name, count: most ?? 0 }));
  };
  return (
    <details class="limit-form">
      <summary>{words.heading}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const most = Number(typed);
          setBad(!isMost(most));
          if (isMost(most)) put(most);
        }}
      >
        <p class="soft">{words.hint}</p>
        <label class="asked">
          <span>{words.who}</span>
          <select class="field" value={at} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
            {had.map(({ name, seat, player }, index) => (
              <option key={`${seat}.${player}`} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="asked">
          <span>{words.most[of]}</span>
          <input
            class="field"
            name="limit"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-invalid={isBad}
            aria-describedby={id}
            onInput={({ currentTarget }) => {
              type(currentTarget.value);
              setBad(false);
            }}
          />
        </label>
        <p class="missing" id={id} role="alert">
          {isBad && fill(words.bad, { most: LIMIT_MOST })}
        </p>
        <div class="row">
          <button type="submit" class="key" data-do="limit">
            {words.set}
          </button>
          <button type="button" class="key" data-do="no-limit" onClick={() => put(undefined)}>
            {words.none}
          </button>
        </div>
        <p role="status">{said}</p>
      </form>
    </details>
  );
}

/** A note for each who has come to their limit, folded up: it is read by who opens it, and by nothing aloud. */
function LimitNotes({ of, had, words }: LimitProps & { words: LimitsWords }) {
  const limits = useStore($limits);
  const due = had.flatMap((who) => {
    const limit = limitOf(limits, who);
    return limit && !limit.isSaid && who.count >= limit.most ? [{ who, most: limit.most }] : [];
  });
  return (
    <>
      {due.map(({ who, most }) => (
        <details key={`${who.seat}.${who.player}`} class="limit-note" data-note={who.seat}>
          <summary>{fill(words.note, { name: who.name })}</summary>
          <p>
            {fill(words.text, { most, count: who.count })} {words.further[of]}
          </p>
          <button type="button" class="key" data-do="thanks" onClick={() => tellLimit(who)}>
            {words.thanks}
          </button>
        </details>
      ))}
    </>
  );
}
