import type { ComponentChildren } from 'preact';
import { type EditorProps, type TableForm, usePanel } from './table.ts';

interface ChoiceKeysProps<Item> {
  label: string;
  items: readonly Item[];
  /** What stands on an item's key, and whether it is what the entry says now. */
  word: (item: Item) => ComponentChildren;
  isNow: (item: Item) => boolean;
  choose: (item: Item) => void;
}

/** One of a few, a key each: what an entry is to say instead. */
export function ChoiceKeys<Item extends string | number>({ label, items, word, isNow, choose }: ChoiceKeysProps<Item>) {
  return (
    <div role="group" aria-label={label}>
      <h4>{label}</h4>
      <div class="table-choices">
        {items.map((item) => (
          <button
            key={item}
            type="button"
            class="key"
            data-choice={item}
            aria-pressed={isNow(item)}
            onClick={() => choose(item)}
          >
            {word(item)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Another reading of the same gap. */
export function RulingEditor<F extends TableForm>({ event, propose }: EditorProps<F>) {
  const { ui, rulings } = usePanel();
  if (event.kind !== 'ruling') return null;
  const { title, options } = rulings[event.ruling]!;
  return (
    <ChoiceKeys
      label={title}
      items={ui.rulings.forms[event.ruling]!.options}
      word={(option) => options[option]}
      isNow={(option) => option === event.option}
      choose={(option) => propose({ ...event, option })}
    />
  );
}
