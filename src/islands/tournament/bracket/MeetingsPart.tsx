import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { Fold } from '../../shared/Fold.tsx';
import { listed, tellerOf } from '../play/teller.ts';
import { useTable } from '../table.ts';
import { meetingsIn } from './meetings.ts';

/** Who meets whom in a rotated layer, once it is drawn: those who meet again, and those who never do. */
export function MeetingsPart({ layer }: { layer: number }) {
  const table = useTable();
  const { words, state } = table;
  const { meetings: text } = words.bracket;
  const [isOpen, setOpen] = useState(false);
  const groups = state.layers[layer]?.groups;
  if (!groups || state.format[layer]?.rotated === null) return null;
  const teller = tellerOf(table);
  const { again, never } = meetingsIn(groups);
  const count = { again: again.length, never: never.length };
  return (
    <Fold
      isOpen={isOpen}
      toggle={() => setOpen(!isOpen)}
      title={fill(text.heading, { layer: teller.layer(layer), ...count })}
    >
      {again.length === 0 && never.length === 0 && <p>{text.all}</p>}
      <ul class="meetings">
        {again.map(({ pair, times }) => (
          <li key={pair.join()}>{fill(text.again, { names: listed(teller, pair), times })}</li>
        ))}
        {never.map((pair) => (
          <li key={pair.join()}>{fill(text.never, { names: listed(teller, pair) })}</li>
        ))}
      </ul>
    </Fold>
  );
}
