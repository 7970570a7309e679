interface RulingFoldProps {
  id: string;
  /** Keeps the names of the radio buttons apart where a ruling stands twice on the page. */
  place: string;
  /** As the rule book's pages word it; an option by its key. */
  ruling: {
    readonly title: string;
    readonly gap: string;
    readonly options: Readonly<Record<string, string>>;
  };
  /** The readings a table may choose, the default first. */
  keys: readonly string[];
  chosen: string;
  words: { readonly default: string; readonly onlyReading: string };
  choose: (key: string) => void;
}

/** One gap of a rule book, folded up to its title, and the readings a table may choose. */
export function RulingFold({ id, place, ruling, keys, chosen, words, choose }: RulingFoldProps) {
  const { title, gap, options } = ruling;
  const isDefault = chosen === keys[0];
  return (
    <details class="ruling">
      <summary>
        <span class="ruling-id">{id}</span> <span class="ruling-title">{title}</span>{' '}
        <span class="ruling-now" data-changed={!isDefault}>
          {isDefault ? words.default : '≠'}
        </span>
      </summary>
      <p class="soft">{gap}</p>
      <div role="radiogroup" aria-label={`${id} ${title}`}>
        {keys.map((key, index) => (
          <label key={key} class="reading">
            <input
              type="radio"
              name={`${place}-${id}`}
              value={key}
              checked={chosen === key}
              onChange={() => choose(key)}
            />
            <span>
              {options[key]}
              {index === 0 && <strong class="standard"> {keys.length > 1 ? words.default : words.onlyReading}</strong>}
            </span>
          </label>
        ))}
      </div>
    </details>
  );
}
