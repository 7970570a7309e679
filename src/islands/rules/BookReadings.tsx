import { fill } from '../../i18n/fill.ts';
import { download } from '../shared/download.ts';
import { useStore } from '../shared/use-store.ts';
import { PHONE_READINGS } from './phone-readings.ts';
import type { BookOfReadings, Hands, RulingInWords } from './readings-page.ts';
import { RulingChoice } from './RulingChoice.tsx';

/** Every gap of one rule book, how many are read otherwise than by the standard, and the way back to it. */
export function BookReadings({ shelf, hands }: { shelf: BookOfReadings; hands: Hands }) {
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
          <button type="button" class="key" onClick={() => download(trouble.text, `${book}-house-rules.txt`)}>
            {words.download}
          </button>
        </>
      )}
    </div>
  );
}
