import type { ComponentChildren } from 'preact';
import { fill } from '../../../i18n/fill.ts';
import type { TableWords } from '../../../i18n/table/en.ts';
import type { RulingWords } from '../table.ts';
import { OwnFold } from './SetupFold.tsx';

interface RulingsFoldProps<Id extends string, Chosen extends Readonly<Record<Id, string>>> {
  id: string;
  words: Pick<TableWords, 'setup' | 'rulings'>;
  /** Every gap, and what it is called. */
  ids: readonly Id[];
  titles: Readonly<Record<Id, RulingWords>>;
  /** How long the readings hold, in a sentence. */
  intro: string;
  chosen: Chosen;
  /** How the rules are read where nobody says more, and as this phone's tables read them. */
  defaults: Chosen;
  own: Chosen;
  reset: () => void;
  takeOwn: () => void;
  /** The gaps, one by one. */
  children: ComponentChildren;
}

/** How a table that is set up reads what the rule book leaves open. */
export function RulingsFold<Id extends string, Chosen extends Readonly<Record<Id, string>>>(
  props: RulingsFoldProps<Id, Chosen>,
) {
  const { id, words, ids, titles, intro, chosen, defaults, own, reset, takeOwn, children } = props;
  const { rulings: text } = words.setup;
  const changed = ids.filter((ruling) => chosen[ruling] !== defaults[ruling]);
  const isOwn = ids.every((ruling) => chosen[ruling] === own[ruling]);
  const value =
    changed.length === 0
      ? text.asWritten
      : fill(text.changed, {
          count: changed.length,
          rulings: changed.map((ruling) => titles[ruling].title).join(' · '),
        });
  return (
    <OwnFold id={id} name={words.rulings.heading} value={value}>
      <p class="soft">{intro}</p>
      {children}
      <div class="row setup-keys">
        {changed.length > 0 && (
          <button type="button" class="key" onClick={reset}>
            {words.rulings.reset}
          </button>
        )}
        {!isOwn && (
          <button type="button" class="key" onClick={takeOwn}>
            {text.own}
          </button>
        )}
      </div>
    </OwnFold>
  );
}
