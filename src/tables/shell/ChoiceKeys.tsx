import type { ComponentChildren } from 'preact';

interface ChoiceKeysProps<Item extends string | number> {
  label: string;
  items: readonly Item[];
  isChosen: (item: Item) => boolean;
  choose: (item: Item) => void;
  /** What the keys are known by: players by their seat. */
  hook?: 'seat' | 'choice';
  /** Beside what all such keys look like. */
  look?: string;
  /** What stands on an item's key. */
  children: (item: Item) => ComponentChildren;
}

/** Some of a few to be tapped, one key each. */
export function ChoiceKeys<Item extends string | number>(props: ChoiceKeysProps<Item>) {
  const { label, items, isChosen, choose, hook = 'seat', look = '', children } = props;
  return (
    <div class={`table-choices flow ${look}`} role="group" aria-label={label}>
      {items.map((item) => (
        <button
          key={item}
          type="button"
          class="key"
          {...{ [`data-${hook}`]: item }}
          aria-pressed={isChosen(item)}
          onClick={() => choose(item)}
        >
          {children(item)}
        </button>
      ))}
    </div>
  );
}
