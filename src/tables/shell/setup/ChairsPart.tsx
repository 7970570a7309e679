import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { $games } from '../../../storage/games.ts';
import { NameField } from '../../../ui/NameField.tsx';
import { focusLater } from '../../../ui/focus.ts';
import { namesBefore, namesFree } from '../player-names.ts';
import { useStore } from '../../../ui/use-store.ts';
import { KnownNames } from './KnownNames.tsx';
import { PlaceKeys, SeatRow } from './SeatRow.tsx';
import {
  calledAt,
  addId,
  type ChairsForm,
  nameId,
  seatId,
  startId,
  moved,
  renamed,
  seated,
  withChair,
  withoutChair,
} from './chairs.ts';

interface ChairsPartProps {
  form: ChairsForm;
  heading: string;
  /** In which order they sit. */
  order: string;
}

/** Who plays, chair by chair, and the names of earlier games. */
export function ChairsPart({ form, heading, order }: ChairsPartProps) {
  const { game, words, chairs, most, change } = form;
  const logged = useStore($games);
  const before = useMemo(() => namesBefore(logged.values()), [logged]);
  const [opened, open] = useState<number>();
  const isFull = chairs.length >= most;
  const names = chairs.map(({ name }) => name);
  const isSeated = isFull && names.every((name) => name.trim() !== '');
  const id = `${game}-players`;
  return (
    <section class="setup-part stack loose" aria-labelledby={id}>
      <h4 id={id}>
        {heading} <small class="soft">{order}</small>
      </h4>
      <ol class="seats stack" aria-label={order}>
        {chairs.map((_, at) => (
          <ChairRow key={at} form={form} at={at} isOpen={opened === at} open={open} />
        ))}
      </ol>
      <KnownNames
        names={isSeated ? [] : namesFree(before, names)}
        words={words.seats}
        seat={(name) => change((now) => seated(now, most, name), name)}
        fallback={startId(game)}
      />
      {!isFull && (
        <div class="row">
          <button
            type="button"
            class="key"
            id={addId(game)}
            data-do="add"
            onClick={() => {
              change((now) => withChair(now, most), words.undo.added);
              focusLater(nameId(game, chairs.length));
            }}
          >
            + {words.seats.add}
          </button>
        </div>
      )}
    </section>
  );
}

interface ChairRowProps {
  form: ChairsForm;
  at: number;
  isOpen: boolean;
  open: (at: number | undefined) => void;
}

/** One chair at the table: its number opens the keys that move it or take it away. */
function ChairRow({ form, at, isOpen, open }: ChairRowProps) {
  const { game, words, chairs, change, fault, hasTried, beside } = form;
  const called = calledAt(chairs, at, words);
  const remove = () => {
    change((now) => withoutChair(now, at), called);
    open(undefined);
    focusLater(seatId(game, Math.min(at, chairs.length - 2)));
  };
  return (
    <SeatRow
      id={seatId(game, at)}
      label={`${at + 1}. ${fill(words.more, { name: called })}`}
      mark={at + 1}
      isOpen={isOpen}
      toggle={() => open(isOpen ? undefined : at)}
      more={() => (
        <div class="seat-more row loose">
          <PlaceKeys
            words={words.seats}
            at={at}
            count={chairs.length}
            id={(place, by) => `${game}-move-${place}-${by}`}
            move={(by) => {
              change((now) => moved(now, at, by), words.undo.order);
              open(at + by);
            }}
            remove={chairs.length > 1 ? remove : undefined}
          />
        </div>
      )}
    >
      <NameField
        id={nameId(game, at)}
        value={chairs[at]?.name ?? ''}
        label={fill(words.seats.nameOf, { seat: at + 1 })}
        placeholder={words.seats.name}
        fault={fault(at)}
        hasTried={hasTried}
        set={(next) => change((now) => renamed(now, at, next), words.undo.name, `name ${at}`)}
      />
      {beside?.(at, called)}
    </SeatRow>
  );
}
