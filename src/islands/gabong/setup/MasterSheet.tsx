import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { NumberKeys } from '../../shared/NumberKeys.tsx';
import { calledAt } from '../../shared/setup/called.ts';
import type { Chairs } from '../../shared/setup/chairs.ts';
import { Sheet } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import { NOBODY_REIGNS, type Reigning, tiedIn, toggled } from './claims.ts';
import { MasterAnswer } from './MasterAnswer.tsx';

interface MasterSheetProps {
  chairs: Chairs;
  take: (seat: number) => void;
  close: () => void;
}

/** Finds the GM of the first deal by the questions of 2.3. */
export function MasterSheet({ chairs, take, close }: MasterSheetProps) {
  const { setup, shared } = useGabong().words;
  const { master: text } = setup;
  const [reigning, setReigning] = useState<Reigning>(NOBODY_REIGNS);
  const called = (seat: number) => calledAt(chairs, seat, shared.setup);
  const { seats, over, latest } = reigning;
  const tied = tiedIn(chairs.length, reigning);
  const sayLatest = (seat: number | null) => setReigning({ ...reigning, latest: seat });
  return (
    <Sheet title={text.who} close={close}>
      <fieldset>
        <legend>{text.reigning}</legend>
        {chairs.map((_, seat) => (
          <label key={seat} class="reading">
            <input
              type="checkbox"
              checked={seats.includes(seat)}
              onChange={() => setReigning(toggled(reigning, seat))}
            />
            <span>{called(seat)}</span>
          </label>
        ))}
      </fieldset>
      {seats.length > 1 && (
        <div class="master-over">
          <p class="soft">{text.overHint}</p>
          {seats.map((seat) => (
            <NumberKeys
              key={seat}
              label={fill(text.over, { name: called(seat) })}
              value={over[seat] ?? 0}
              least={0}
              most={chairs.length}
              by={1}
              words={{
                less: fill(text.fewer, { name: called(seat) }),
                more: fill(text.more, { name: called(seat) }),
              }}
              set={(count) => setReigning({ ...reigning, over: { ...over, [seat]: count } })}
            />
          ))}
        </div>
      )}
      {tied.length > 0 && (
        <fieldset>
          <legend>{text.latest}</legend>
          {[...tied, null].map((seat) => (
            <label key={seat ?? 'nobody'} class="reading">
              <input
                type="radio"
                name="gabong-latest"
                checked={seat === (latest !== null && tied.includes(latest) ? latest : null)}
                onChange={() => sayLatest(seat)}
              />
              <span>{seat === null ? text.forgotten : called(seat)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <MasterAnswer
        key={JSON.stringify(reigning)}
        chairs={chairs}
        reigning={reigning}
        called={called}
        take={(seat) => {
          take(seat);
          close();
        }}
      />
    </Sheet>
  );
}
