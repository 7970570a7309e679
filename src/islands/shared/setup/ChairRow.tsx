import { fill } from '../../../i18n/fill.ts';
import { focusLater } from '../focus-later.ts';
import { NameField } from '../NameField.tsx';
import { calledAt } from './called.ts';
import { moved, renamed, withoutChair } from './chairs.ts';
import { type ChairsDesk, nameId, seatId } from './chairs-desk.ts';

interface ChairRowProps {
  desk: ChairsDesk;
  at: number;
  isOpen: boolean;
  open: (at: number | undefined) => void;
}

/** One chair at the table: its number opens the keys that move it or take it away. */
export function ChairRow({ desk, at, isOpen, open }: ChairRowProps) {
  const { game, words, chairs, change, fault, hasTried, beside } = desk;
  const called = calledAt(chairs, at, words);
  const moveId = (place: number, by: 1 | -1) => `${game}-move-${place}-${by}`;
  const move = (by: 1 | -1) => {
    if (!chairs[at + by]) return;
    change((now) => moved(now, at, by), words.undo.order);
    open(at + by);
    focusLater(moveId(at + by, by));
  };
  return (
    <li class="seat" data-open={isOpen}>
      <button
        type="button"
        class="key seat-key"
        id={seatId(game, at)}
        aria-expanded={isOpen}
        aria-label={`${at + 1}. ${fill(words.more, { name: called })}`}
        onClick={() => open(isOpen ? undefined : at)}
      >
        {at + 1}
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={isOpen ? 'm5 15 7-7 7 7' : 'm5 9 7 7 7-7'} />
        </svg>
      </button>
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
      {isOpen && (
        <div class="seat-more row">
          <button type="button" class="key" id={moveId(at, -1)} aria-disabled={at === 0} onClick={() => move(-1)}>
            {words.seats.up}
          </button>
          <button
            type="button"
            class="key"
            id={moveId(at, 1)}
            aria-disabled={at === chairs.length - 1}
            onClick={() => move(1)}
          >
            {words.seats.down}
          </button>
          {chairs.length > 1 && (
            <button
              type="button"
              class="key"
              onClick={() => {
                change((now) => withoutChair(now, at), called);
                open(undefined);
                focusLater(seatId(game, Math.min(at, chairs.length - 2)));
              }}
            >
              {words.seats.remove}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
