import type { ComponentChildren } from 'preact';
import { ChoiceKeys } from './ChoiceKeys.tsx';
import { type EditorProps, type TableForm, usePanel } from './table.ts';

interface ChoiceEditorProps<Item> {
  label: string;
  items: readonly Item[];
  /** What stands on an item's key, and whether it is what the entry says now. */
  word: (item: Item) => ComponentChildren;
  isNow: (item: Item) => boolean;
  choose: (item: Item) => void;
}

/** One of a few: what an entry is to say instead. */
export function ChoiceEditor<Item extends string | number>(props: ChoiceEditorProps<Item>) {
  const { label, items, word, isNow, choose } = props;
  return (
    <div>
      <h4>{label}</h4>
      <ChoiceKeys label={label} items={items} isChosen={isNow} choose={choose} hook="choice">
        {word}
      </ChoiceKeys>
    </div>
  );
}

/** Another reading of the same gap. */
export function RulingEditor<F extends TableForm>({ event, propose }: EditorProps<F>) {
  const { ui, rulings } = usePanel();
  if (event.kind !== 'ruling') return null;
  const { title, options } = rulings[event.ruling]!;
  return (
    <ChoiceEditor
      label={title}
      items={ui.rulings.forms[event.ruling]!.options}
      word={(option) => options[option]}
      isNow={(option) => option === event.option}
      choose={(option) => propose({ ...event, option })}
    />
  );
}
