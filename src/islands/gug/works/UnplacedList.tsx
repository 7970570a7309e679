import { fill } from '../../../i18n/fill.ts';
import type { Unplaced } from '../../../works/findings.ts';
import { usePanel } from '../panel-context.ts';
import { Saying } from './Saying.tsx';
import { useWorksDesk, useWorksWords } from './tfl-context.ts';
import { timesInWords } from './time-words.ts';

/** What only a text tells: each is shown, and leads to where it can be closed by hand. */
export function UnplacedList({ unplaced }: { unplaced: readonly Unplaced[] }) {
  const { lang, names } = usePanel();
  const { toHand } = useWorksDesk();
  const text = useWorksWords();
  return (
    <ul class="tfl-list">
      {unplaced.map(({ why, line, station, name, when, spans, text: saying }, index) => (
        <li key={index}>
          <p>
            <strong>
              {line !== null
                ? fill(text.line, { line: names.line(line) })
                : name || (station !== null && names.station(station))}
            </strong>{' '}
            {text.why[why]}
          </p>
          <p class="tfl-note">{timesInWords(spans, when, text, lang)}</p>
          <Saying text={saying} startsOpen />
          <button type="button" class="key" onClick={() => toHand(line !== null ? 'stretches' : 'stations')}>
            {text.place}
          </button>
        </li>
      ))}
    </ul>
  );
}
