import type { ComponentChildren } from 'preact';
import { fill } from '../../../i18n/fill.ts';
import type { TableWords } from '../../../i18n/table/words.ts';
import type { SeatedGame } from './chairs-desk.ts';
import { OwnFold } from './OwnFold.tsx';

interface RulingsFoldProps<Id extends string, Chosen extends Readonly<Record<Id, string>>> {
  game: SeatedGame;
  words: Pick<TableWords, 'setup' | 'rulings'>;
  /** How long they hold, in a sentence. */
  intro: string;
  ids: readonly Id[];
  /** What each gap is called. */
  texts: Readonly<Record<Id, { readonly title: string }>>;
  chosen: Chosen;
  defaults: Chosen;
  /** As this phone's tables read the rules. */
  own: Chosen;
  choose: (all: Chosen) => void;
  /** The gaps, one by one. */
  children: ComponentChildren;
}

/** How the table reads what the rule book leaves open. */
export function RulingsFold<Id extends string, Chosen extends Readonly<Record<Id, string>>>(
  props: RulingsFoldProps<Id, Chosen>,
) {
  const { game, words, intro, ids, texts, chosen, defaults, own, choose, children } = props;
  const text = words.setup.rulings;
  const changed = ids.filter((id) => chosen[id] !== defaults[id]);
  const isOwn = ids.every((id) => chosen[id] === own[id]);
  const value =
    changed.length === 0
      ? text.asWritten
      : fill(text.changed, {
          count: changed.length,
          rulings: changed.map((id) => texts[id].title).join(' · '),
        });
  return (
    <OwnFold id={`${game}-rulings`} name={words.rulings.heading} value={value}>
      <p class="soft">{intro}</p>
      {children}
      <div class="row setup-keys">
        {changed.length > 0 && (
          <button type="button" class="key" onClick={() => choose(defaults)}>
            {words.rulings.reset}
          </button>
        )}
        {!isOwn && (
          <button type="button" class="key" onClick={() => choose(own)}>
            {text.own}
          </button>
        )}
      </div>
    </OwnFold>
  );
}
