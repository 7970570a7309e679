import type { ComponentChildren } from 'preact';
import type { TableWords } from '../../../i18n/table/en.ts';
import { focusLater } from '../../../ui/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';

interface SeatRowProps {
  /** The id of the key that opens it. */
  id: string;
  label: string;
  /** What stands on that key. */
  mark: ComponentChildren;
  isOpen: boolean;
  toggle: () => void;
  /** The fields of the names. */
  children: ComponentChildren;
  /** What is there once it is open. */
  more: () => ComponentChildren;
}

/** One seat at a table that is set up: the key beside the name opens what else can be done with it. */
export function SeatRow({ id, label, mark, isOpen, toggle, children, more }: SeatRowProps) {
  return (
    <li class="seat" data-open={isOpen}>
      <button type="button" class="key seat-key" id={id} aria-expanded={isOpen} aria-label={label} onClick={toggle}>
        {mark}
        <Icon is={isOpen ? 'up' : 'down'} look="seat-arrow" />
      </button>
      {children}
      {isOpen && more()}
    </li>
  );
}

interface PlaceKeysProps {
  words: TableWords['setup']['seats'];
  at: number;
  count: number;
  /** The id of the key that moves a seat from a place. */
  id: (place: number, by: 1 | -1) => string;
  move: (by: 1 | -1) => void;
  /** Undefined where nobody can be missed. */
  remove: (() => void) | undefined;
}

/** Moves a seat around the table, or takes it away. */
export function PlaceKeys({ words, at, count, id, move, remove }: PlaceKeysProps) {
  const key = (by: 1 | -1, label: string) => {
    const isThere = at + by >= 0 && at + by < count;
    return (
      <button
        type="button"
        class="key"
        id={id(at, by)}
        aria-disabled={!isThere}
        onClick={() => {
          if (!isThere) return;
          move(by);
          focusLater(id(at + by, by));
        }}
      >
        {label}
      </button>
    );
  };
  return (
    <>
      {key(-1, words.up)}
      {key(1, words.down)}
      {remove && (
        <button type="button" class="key" onClick={remove}>
          {words.remove}
        </button>
      )}
    </>
  );
}
