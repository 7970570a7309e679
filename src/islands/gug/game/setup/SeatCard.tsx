import { fill } from '../../../../i18n/fill.ts';
import { SeatMore } from './SeatMore.tsx';
import { SeatNames } from './SeatNames.tsx';
import { SeatSign } from './SeatSign.tsx';
import { useSetup } from './setup-context.ts';

interface SeatCardProps {
  at: number;
  isOpen: boolean;
  called: (at: number) => string;
  open: (at: number | undefined) => void;
}

/** One seat at the table: its sign opens what else can be said of it. */
export function SeatCard({ at, isOpen, called, open }: SeatCardProps) {
  const { words, draft } = useSetup();
  const { seats: text } = words.setup;
  const { marker, players } = draft.seats[at]!;
  const { drink: drinks } = words.play.table;
  const others = players.filter(({ drink }) => drink !== 'beer');
  return (
    <li class="seat" data-open={isOpen}>
      <button
        type="button"
        class="key seat-key"
        id={`setup-seat-${at}`}
        aria-expanded={isOpen}
        aria-label={fill(text.more, { name: called(at) })}
        onClick={() => open(isOpen ? undefined : at)}
      >
        <SeatSign marker={marker} isOpen={isOpen} />
      </button>
      <SeatNames at={at} />
      {!isOpen && others.length > 0 && (
        <p class="soft seat-drinks">
          {others
            .map(({ name, drink }) => (players.length > 1 ? `${name}: ${drinks[drink]}` : drinks[drink]))
            .join(' · ')}
        </p>
      )}
      {isOpen && <SeatMore at={at} called={called} moved={open} />}
    </li>
  );
}
