import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { type Book, BOOKS } from '../../rulebooks/books.ts';
import { download } from '../../ui/share.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { pressOnce } from '../../ui/press-once.ts';
import { onSettingsElsewhere } from '../../ui/settings-elsewhere.ts';
import { useStore } from '../../ui/use-store.ts';
import { $isUnsaved, PHONE_READINGS } from './phone-readings.ts';
import type { BookOfReadings, Hands, ReadingsProps, RulingInWords } from './readings-page.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Change {
  readonly label: string;
  readonly takeBack: () => void;
}

/** Browsers that do not unfold what an address points into are helped. */
function showAddressed(): void {
  const addressed = document.getElementById(location.hash.slice(1));
  for (
    let disclosure = addressed?.closest('details');
    disclosure;
    disclosure = disclosure.parentElement?.closest('details')
  )
    disclosure.open = true;
  addressed?.scrollIntoView();
}

/** Every gap of every rule book, with the readings that hold on this phone, and undo. */
export function Readings({ words, books }: ReadingsProps) {
  const [canChoose, setCanChoose] = useState(false);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [undone, setUndone] = useState<string>();
  const isUnsaved = useStore($isUnsaved);
  useEffect(() => {
    /** What another page of this phone chose holds here too, and is not undone here. */
    const open = () => {
      BOOKS.forEach((book) => PHONE_READINGS[book].open());
      setChanges([]);
    };
    open();
    setCanChoose(true);
    keepFocus();
    pressOnce();
    showAddressed();
    const unfollow = onSettingsElsewhere(open);
    addEventListener('hashchange', showAddressed);
    return () => {
      unfollow();
      removeEventListener('hashchange', showAddressed);
    };
  }, []);
  const remember = (label: string, takeBack: () => void) => {
    setUndone(undefined);
    setChanges([{ label, takeBack }, ...changes]);
  };
  const [last, ...earlier] = changes;
  const undo = () => {
    if (!last) return;
    last.takeBack();
    setUndone(last.label);
    setChanges(earlier);
  };
  const saidUndone = undone === undefined ? '' : fill(words.undone, { label: undone });
  return (
    <>
      {books.map((shelf) => (
        <BookReadings key={shelf.book} shelf={shelf} hands={{ words, canChoose, remember }} />
      ))}
      <p class="visually-hidden" role="status">
        {saidUndone}
      </p>
      {(last ?? undone) !== undefined && (
        <div class="gap-bar">
          {isUnsaved && <p role="alert">{words.notSaved}</p>}
          <button type="button" class="key" aria-disabled={!last} onClick={undo}>
            <Icon is="undo" />
            <span>{last ? fill(words.undo, { label: last.label }) : saidUndone}</span>
          </button>
        </div>
      )}
    </>
  );
}

/** Every gap of one rule book, how many are read otherwise than by the standard, and the way back to it. */
function BookReadings({ shelf, hands }: { shelf: BookOfReadings; hands: Hands }) {
  const { book, name, rulings, folded } = shelf;
  const { words, canChoose, remember } = hands;
  const readings = PHONE_READINGS[book];
  const chosen = useStore(readings.$chosen);
  const all = [...rulings, ...(folded?.rulings ?? [])];
  const holds = ({ id, options }: RulingInWords) => chosen[id] ?? options[0]!.key;
  const own = all.filter((ruling) => holds(ruling) !== ruling.options[0]!.key).length;
  const label = fill(words.reset, { book: name });
  const list = (some: readonly RulingInWords[]) =>
    some.map((ruling) => (
      <RulingChoice key={ruling.id} book={book} ruling={ruling} chosen={holds(ruling)} hands={hands} />
    ));
  return (
    <section class="gaps" id={book} aria-labelledby={`${book}-title`}>
      <h2 id={`${book}-title`}>{name}</h2>
      <p class="soft">
        {own === 0 ? fill(words.asPrinted, { count: all.length }) : fill(words.changed, { count: own, of: all.length })}
      </p>
      <ReadingsTrouble shelf={shelf} hands={hands} />
      {list(rulings)}
      {folded && (
        <details class="gap">
          <summary>
            <span class="gap-title">{folded.ask}</span>
          </summary>
          <div class="gap-body">{list(folded.rulings)}</div>
        </details>
      )}
      {canChoose && (
        <button
          type="button"
          class="key"
          aria-disabled={own === 0}
          onClick={() => own > 0 && remember(label, readings.reset())}
        >
          {label}
        </button>
      )}
    </section>
  );
}

/** Readings of earlier visits that could not be read. */
function ReadingsTrouble({ shelf: { book, name }, hands: { words } }: { shelf: BookOfReadings; hands: Hands }) {
  const trouble = useStore(PHONE_READINGS[book].$trouble);
  return (
    <div class="gap-trouble" role="alert">
      {trouble?.kind === 'unreadable' && (
        <>
          <p>{fill(words.unreadable, { book: name })}</p>
          <button type="button" class="key" onClick={() => void download(trouble.text, `${book}-house-rules.txt`)}>
            {words.download}
          </button>
        </>
      )}
    </div>
  );
}

interface RulingChoiceProps {
  book: Book;
  ruling: RulingInWords;
  /** The option that holds. */
  chosen: string;
  hands: Hands;
}

/** One gap of a rule book, folded up to its title: its rules, why it is open, and the readings a table may choose; a single one is stated. */
function RulingChoice({ book, ruling, chosen, hands }: RulingChoiceProps) {
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
        {options.length === 1 ? (
          <p>
            {options[0]!.text} <strong class="standard">{words.onlyReading}</strong>
          </p>
        ) : (
          <div role="radiogroup" aria-label={`${id} ${title}`}>
            {options.map(({ key, text }, index) => (
              <label key={key} class="choice line">
                <input
                  type="radio"
                  name={`${book}-${id}`}
                  value={key}
                  checked={chosen === key}
                  disabled={!canChoose}
                  onChange={() => remember(`${id} ${title}`, PHONE_READINGS[book].choose(id, key))}
                />
                <span>
                  {text} {index === 0 && <strong class="standard">{words.standard}</strong>}
                </span>
              </label>
            ))}
          </div>
        )}
        {chosen === 'referee' && <p class="soft">{words.sides}</p>}
      </div>
    </details>
  );
}
