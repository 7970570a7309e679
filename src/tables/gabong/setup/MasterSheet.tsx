import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { listed } from '../../../i18n/listed.ts';
import { NumberKeys } from '../../../ui/NumberKeys.tsx';
import { drawOf } from '../../../ui/chance.ts';
import { calledAt, type Chairs } from '../../shell/setup/chairs.ts';
import { ClauseTag, Sheet } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import { namedAmong, NOBODY_REIGNS, type Reigning, successionOf, tiedIn, toggled } from './presets.ts';

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
        <div class="master-over stack loose">
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

interface MasterAnswerProps {
  chairs: Chairs;
  reigning: Reigning;
  called: (seat: number) => string;
  take: (seat: number) => void;
}

/** Who is the GM by what the table has said, or lots drawn by the phone. */
function MasterAnswer({ chairs, reigning, called, take }: MasterAnswerProps) {
  const { lang, words } = useGabong();
  const { master: text } = words.setup;
  const [drawn, setDrawn] = useState<number>();
  const succession = successionOf(chairs.length, reigning);
  const among = succession.is === 'lot' ? namedAmong(chairs, succession.among) : [];
  const found = succession.is === 'master' ? succession.seat : drawn;
  const said =
    succession.is === 'master'
      ? fill(text.by[succession.by], { name: called(succession.seat) })
      : drawn !== undefined
        ? fill(text.drawn, { name: called(drawn) })
        : reigning.seats.length === 0
          ? text.lot
          : fill(text.lotAmong, { names: listed(among.map(called), lang) });
  return (
    <div class="master-answer stack loose">
      <p role="status">
        <span class={found === undefined ? undefined : 'lead'}>{said}</span> <ClauseTag clause="gabong-2.3" />
      </p>
      <button
        type="button"
        class="key go wide"
        data-do={found === undefined ? 'draw' : 'take'}
        onClick={() => (found === undefined ? setDrawn(among[drawOf(among.length)]) : take(found))}
      >
        {found === undefined
          ? text.draw
          : drawn === undefined
            ? fill(text.take, { name: called(found) })
            : text.takeLot}
      </button>
      {succession.is === 'lot' && drawn === undefined && <p class="soft">{text.cards}</p>}
    </div>
  );
}
