import { useMemo, useState } from 'preact/hooks';
import { $games } from '../../../log/games.ts';
import { focusLater } from '../focus-later.ts';
import { namesBefore } from '../names-before.ts';
import { namesFree } from '../player-names.ts';
import { useStore } from '../use-store.ts';
import { ChairRow } from './ChairRow.tsx';
import { seated, withChair } from './chairs.ts';
import { addId, type ChairsDesk, nameId, startId } from './chairs-desk.ts';
import { KnownNames } from './KnownNames.tsx';

interface ChairsPartProps {
  desk: ChairsDesk;
  heading: string;
  /** In which order they sit. */
  order: string;
}

/** Who plays, chair by chair, and the names of earlier games. */
export function ChairsPart({ desk, heading, order }: ChairsPartProps) {
  const { game, words, chairs, most, change } = desk;
  const logged = useStore($games);
  const before = useMemo(() => namesBefore(logged.values()), [logged]);
  const [opened, open] = useState<number>();
  const isFull = chairs.length >= most;
  const names = chairs.map(({ name }) => name);
  const isSeated = isFull && names.every((name) => name.trim() !== '');
  const id = `${game}-players`;
  return (
    <section class="setup-part" aria-labelledby={id}>
      <h4 id={id}>
        {heading} <small class="soft">{order}</small>
      </h4>
      <ol class="seats" aria-label={order}>
        {chairs.map((_, at) => (
          <ChairRow key={at} desk={desk} at={at} isOpen={opened === at} open={open} />
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
