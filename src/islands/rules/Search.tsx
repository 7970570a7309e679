import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { type Lang, pathIn } from '../../i18n/lang.ts';
import type { RuleSearchWords } from '../../i18n/rule-search.ts';
import { LINE_MOST } from '../../rulebooks/asked.ts';
import { MOST } from '../../rulebooks/search.ts';
import { FoundRule } from './FoundRule.tsx';
import { type Answer, useRuleSearch } from './use-rule-search.ts';

interface SearchProps {
  lang: Lang;
  words: RuleSearchWords;
  /** As on the form of every rule page. */
  form: { readonly key: string; readonly hint: string };
}

/** Asks the rules of all books for a word or a number; the address holds the question, so that going back finds it. */
export function Search({ lang, words, form }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // Undefined until the address is read, and what was typed before the script came.
  const [line, setLine] = useState<string>();
  const { answer, again } = useRuleSearch(pathIn(lang, 'rules/search.json'), line ?? '');
  useEffect(() => {
    const typed = field.current?.value ?? '';
    const asked = new URLSearchParams(location.search).get('q') ?? '';
    setLine((typed === '' ? asked : typed).slice(0, LINE_MOST));
  }, []);
  const ask = (text: string) => {
    setLine(text);
    const query = text.trim() === '' ? '' : `?${new URLSearchParams({ q: text.trim() }).toString()}`;
    history.replaceState(history.state, '', location.pathname + query);
  };
  const offered = offers(answer, words);
  return (
    <>
      <form
        class="find"
        role="search"
        action={pathIn(lang, 'rules/search/')}
        onSubmit={(event) => {
          event.preventDefault();
          // Puts the keyboard of a phone away, which lies over what was found.
          status.current?.focus();
        }}
      >
        <label for="find">{words.label}</label>
        <input
          ref={field}
          id="find"
          name="q"
          type="search"
          class="field"
          placeholder={form.hint}
          autocomplete="off"
          maxLength={LINE_MOST}
          value={line}
          onInput={({ currentTarget }) => ask(currentTarget.value)}
        />
        <button type="submit" class="key">
          {form.key}
        </button>
      </form>
      <p ref={status} class="found-count" role="status" tabIndex={-1}>
        {said(answer, (line ?? '').trim(), words)}
      </p>
      {answer.is === 'trouble' && (
        <button type="button" class="key" onClick={again}>
          {words.again}
        </button>
      )}
      {answer.is === 'found' && (
        <ol class="found-list">
          {answer.found.map((found) => (
            <FoundRule key={found.clause.id} found={found} lang={lang} />
          ))}
        </ol>
      )}
      {offered.length > 0 && (
        // Until the script has come, what it offers has its place and is not to be seen.
        <div class={`offers screen-only${line === undefined ? ' waiting' : ''}`}>
          <p>{answer.is === 'none' && answer.near.length > 0 ? words.noneHint : words.begin}</p>
          {offered.map((offer) => (
            <button key={offer} type="button" class="key" onClick={() => ask(offer)}>
              {offer}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function said(answer: Answer, line: string, words: RuleSearchWords): string {
  switch (answer.is) {
    case 'nothing-asked':
      return '';
    case 'fetching':
      return words.fetching;
    case 'trouble':
      return words.trouble;
    case 'none':
      return fill(words.none, { line });
    case 'found': {
      const count = answer.found.length;
      return fill(count < MOST ? words.found : words.most, { count, line });
    }
  }
}

function offers(answer: Answer, words: RuleSearchWords): readonly string[] {
  if (answer.is === 'nothing-asked') return words.examples;
  if (answer.is !== 'none') return [];
  return answer.near.length > 0 ? answer.near : words.examples;
}
