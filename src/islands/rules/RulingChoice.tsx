import { fill } from '../../i18n/fill.ts';
import type { Book } from '../../rulebooks/books.ts';
import { PHONE_READINGS } from './phone-readings.ts';
import type { Hands, RulingInWords } from './readings-page.ts';

interface RulingChoiceProps {
  book: Book;
  ruling: RulingInWords;
  /** The option that holds. */
  chosen: string;
  hands: Hands;
}

/** One gap of a rule book, folded up to its title: its rules, why it is open, and the readings a table may choose. */
export function RulingChoice({ book, ruling, chosen, hands }: RulingChoiceProps) {
  const { id, title, gap, clauses, options } = ruling;
  const { words, canChoose, remember } = hands;
  const isOwn = chosen !== options[0]?.key;
  return (
    <details class="gap">
      <summary>
        <span class="gap-id">{id}</span> <span class="gap-title">{title}</span>{' '}
        {isOwn && <span class="gap-own">{words.own}</span>}
      </summary>
      <div id={`${book}-${id}`} class="gap-body">
        <p>
          {gap}{' '}
          <span class="gap-rules">
            {fill(words.rules, { count: clauses.length })}{' '}
            {clauses.map(({ number, href }) => (
              <a key={number} href={href}>
                {number}
              </a>
            ))}
          </span>
        </p>
        <div role="radiogroup" aria-label={`${id} ${title}`}>
          {options.map(({ key, text }, index) => (
            <label key={key} class="choice">
              <input
                type="radio"
                name={`${book}-${id}`}
                value={key}
                checked={chosen === key}
                disabled={!canChoose}
                onChange={() => remember(`${id} ${title}`, PHONE_READINGS[book].choose(id, key))}
              />
              <span>
                {text}{' '}
                {index === 0 && (
                  <strong class="standard">{options.length > 1 ? words.standard : words.onlyReading}</strong>
                )}
              </span>
            </label>
          ))}
        </div>
        {chosen === 'referee' && <p class="soft">{words.sides}</p>}
      </div>
    </details>
  );
}
