/** A ruling as the rule book's pages word it; an option by its key. */
interface InWords {
  readonly title: string;
  readonly gap: string;
  readonly options: Readonly<Record<string, string>>;
}

interface RulingFoldProps {
  id: string;
  /** Keeps the names of the radio buttons apart where a ruling stands twice on the page. */
  place: string;
  ruling: InWords;
  /** The readings a table may choose, the default first. */
  keys: readonly string[];
  chosen: string;
  words: { readonly default: string; readonly onlyReading: string; readonly changed: string };
  choose: (key: string) => void;
}

/** One gap of a rule book, folded up to its title, and the readings a table may choose; a single one is not chosen, only stated. */
export function RulingFold({ id, place, ruling, keys, chosen, words, choose }: RulingFoldProps) {
  const { title, gap, options } = ruling;
  const isDefault = chosen === keys[0];
  return (
    <details class="ruling">
      <summary class="bare row">
        <span class="ruling-id">{id}</span>{' '}
        <span class="ruling-title">
          {title} {!isDefault && <small>{options[chosen]}</small>}
        </span>{' '}
        {(!isDefault || keys.length === 1) && (
          <span class="ruling-now" data-changed={!isDefault}>
            {isDefault ? words.onlyReading : words.changed}
          </span>
        )}
      </summary>
      <p class="soft">{gap}</p>
      {keys.length === 1 ? (
        <p>{options[keys[0]!]}</p>
      ) : (
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
                {index === 0 && <strong class="standard"> {words.default}</strong>}
              </span>
            </label>
          ))}
        </div>
      )}
    </details>
  );
}

interface StatedReadingProps {
  id: string;
  ruling: InWords;
  words: RulingFoldProps['words'];
}

/** A gap that is read in one way, and that no table chooses. */
export function StatedReading({ id, ruling, words }: StatedReadingProps) {
  const [key] = Object.keys(ruling.options);
  return (
    <RulingFold
      id={id}
      place="stated"
      ruling={ruling}
      keys={[key!]}
      chosen={key!}
      words={words}
      choose={() => undefined}
    />
  );
}
