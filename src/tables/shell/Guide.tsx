import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Lang } from '../../i18n/lang.ts';
import { GUIDE_EN } from '../../i18n/table/en-guide.ts';
import { GUIDE_NB } from '../../i18n/table/nb-guide.ts';
import { $guided, endGuide, type Guided, isKnownHere, openGuided } from '../../storage/choices.ts';
import { useStore } from '../../ui/use-store.ts';

interface GuideProps<Hint extends string> {
  guided: Guided;
  lang: Lang;
  /** The game on the table. */
  saved: { readonly game: string; readonly id: string };
  /** What to do now, by its sentence in `en-guide.ts`; undefined where there is nothing to say. */
  hint: Hint | undefined;
  /** The number of the rule behind it. */
  rule: ComponentChildren;
  /** Everybody has had a whole turn. */
  isOver: boolean;
}

/** Both are short, and come with the part itself. */
const WORDS = { en: GUIDE_EN, nb: GUIDE_NB } as const;

/**
 * Tells a table that plays for the first time what to do next, a sentence at a time, where it looks for what to do: what stands
 * after it in the line of a stage makes room for it, unless it is an answer. Gone after everybody's first turn, or at once when
 * somebody says so; it does not come again on that phone.
 */
export function Guide<Hint extends string>({ guided, lang, saved, hint, rule, isOver }: GuideProps<Hint>) {
  const over = useStore($guided);
  useLayoutEffect(openGuided, []);
  const isWanted = over !== null && !over.includes(guided) && !isOver && !isKnownHere(saved);
  useEffect(() => {
    if (isOver && over && !over.includes(guided)) endGuide(guided);
  }, [isOver]);
  if (!isWanted || !hint) return null;
  const words = WORDS[lang];
  const hints: Readonly<Record<string, string>> = words.hints[guided];
  return (
    <aside class="guide line snug" aria-label={words.label} data-guide={hint}>
      <p>
        {hints[hint]} {rule}
      </p>
      <button
        type="button"
        class="key"
        data-do="skip-guide"
        onClick={({ currentTarget }) => {
          // The key goes; the part whose keys it spoke of stays.
          currentTarget
            .closest('section')
            ?.querySelector<HTMLElement>('[data-taps][tabindex]')
            ?.focus({ preventScroll: true });
          endGuide(guided);
        }}
      >
        {words.skip}
      </button>
    </aside>
  );
}
