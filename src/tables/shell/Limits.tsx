import { useEffect, useId, useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import type { Lang } from '../../i18n/lang.ts';
import { LIMITS_EN, type LimitsWords } from '../../i18n/table/en-limits.ts';
import { LIMITS_NB } from '../../i18n/table/nb-limits.ts';
import {
  $limits,
  type Drinker,
  isMost,
  LIMIT_MOST,
  limitOf,
  openLimits,
  setLimit,
  tellLimit,
} from '../../storage/limits.ts';
import { useStore } from '../../ui/use-store.ts';

/** What somebody has had so far. */
export interface Had extends Drinker {
  readonly name: string;
  readonly count: number;
}

/** The games in which one drinks. */
export type LimitGame = keyof LimitsWords['most'];

/** Both are short, and come with the part itself. */
const WORDS = { en: LIMITS_EN, nb: LIMITS_NB } as const;

interface LimitPartProps {
  readonly of: LimitGame;
  /** Worked out only for who has a limit, or looks for one: it walks through the game. */
  readonly had: () => readonly Had[];
  readonly lang: Lang;
  /** What is shown: the form, in the sheet of the table, or the notes beside the game. */
  readonly shows: 'form' | 'notes';
}

/** Limits of one's own, for who has one, or looks for one. */
export function LimitPart({ of, had, lang, shows }: LimitPartProps) {
  const isAsked = Object.keys(useStore($limits)).length > 0;
  useEffect(openLimits, []);
  if (shows === 'form') return <LimitForm of={of} had={had()} words={WORDS[lang]} />;
  return isAsked ? <LimitNotes of={of} had={had()} words={WORDS[lang]} /> : null;
}

interface LimitProps {
  readonly of: LimitGame;
  readonly had: readonly Had[];
  readonly words: LimitsWords;
}

/** Somebody asks for a quiet word, or for none any more. What others have asked for is not shown. */
function LimitForm({ of, had, words }: LimitProps) {
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
        <label class="asked stack tight">
          <span>{words.who}</span>
          <select class="field" value={at} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
            {had.map(({ name, seat, player }, index) => (
              <option key={`${seat}.${player}`} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="asked stack tight">
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
function LimitNotes({ of, had, words }: LimitProps) {
  const limits = useStore($limits);
  const due = had.flatMap((who) => {
    const limit = limitOf(limits, who);
    return limit && !limit.isSaid && who.count >= limit.most ? [{ who, most: limit.most }] : [];
  });
  return (
    <>
      {due.map(({ who, most }) => (
        <details key={`${who.seat}.${who.player}`} class="limit-note enamel" data-note={who.seat}>
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
