import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { LineBadge } from './Sign.tsx';
import { usePanel } from './panel-context.ts';
import { search } from './search.ts';
import { AS_TYPED } from '../../ui/NameField.tsx';

interface Findable {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
  /** What there is to say of it beside its name. */
  readonly note?: string;
}

interface FinderProps<T extends Findable> {
  /** The id of the box, for whoever gives it the focus. */
  id?: string;
  /** Whether it stands beside the answers to tap, with no room for a list above it alone. */
  isSmall?: boolean;
  things: readonly T[];
  label: string;
  placeholder: string;
  none: (text: string) => string;
  choose: (thing: T) => void;
}

/** A box to type a name into, and what it may mean: arrows and Enter, or a tap. */
export function Finder<T extends Findable>({
  id,
  isSmall = false,
  things,
  label,
  placeholder,
  none,
  choose,
}: FinderProps<T>) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  // Where letters of the phone take most of the screen, it lies beyond the edge.
  useLayoutEffect(() => {
    if (text !== '') box.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  const found = search(things, text);
  const { ask } = usePanel().words.panel;
  const move = (by: number) => setAt((found.length + at + by) % Math.max(1, found.length));
  const take = (thing: T) => {
    setText('');
    choose(thing);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && text !== '') setText('');
    else if (event.key === 'Enter' && found[at]) take(found[at]);
    else return;
    event.preventDefault();
  };
  return (
    <div class="finder" data-small={isSmall}>
      <input
        type="text"
        id={id}
        role="combobox"
        inputMode="search"
        {...AS_TYPED}
        aria-label={label}
        aria-expanded={text !== ''}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found[at] ? `${list}-${found[at].id}` : undefined}
        placeholder={placeholder}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={box} class="finder-list card" hidden={text === ''}>
        <ul id={list} role="listbox" aria-label={label}>
          {found.map((thing, index) => (
            <li
              key={thing.id}
              id={`${list}-${thing.id}`}
              role="option"
              aria-selected={index === at}
              onClick={() => take(thing)}
              onPointerDown={(event) => event.preventDefault()}
            >
              <span>
                {thing.name}
                {thing.note && ' '}
                {thing.note && <span class="soft found-note">{thing.note}</span>}
              </span>
              <span class="badges flow">
                {thing.lines.map((line) => (
                  <LineBadge key={line} line={line} />
                ))}
              </span>
            </li>
          ))}
        </ul>
        {text.trim() !== '' && found.length === 0 && <p role="alert">{none(text)}</p>}
      </div>
      <div class="visually-hidden" aria-live="polite">
        {text.trim() !== '' && found.length > 0 ? fill(ask.found, { count: found.length }) : null}
      </div>
    </div>
  );
}
