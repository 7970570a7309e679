import { useMemo, useState } from 'preact/hooks';
import { seatSize } from '../../../../games/gug/setup.ts';
import { fill } from '../../../../i18n/fill.ts';
import { $games } from '../../../../log/games.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { seatName } from '../play/seat-words.ts';
import { focusLater } from '../../../shared/focus-later.ts';
import { namesBefore } from '../../../shared/names-before.ts';
import { namesFree } from '../../../shared/player-names.ts';
import { KnownNames } from '../../../shared/setup/KnownNames.tsx';
import { useStore } from '../../../shared/use-store.ts';
import { namesIn } from './names.ts';
import { SeatCard } from './SeatCard.tsx';
import { addSeat, SEATS_MOST, seatPlayer } from './seats.ts';
import { useSetup } from './setup-context.ts';

/** Who plays, clockwise around the table. */
export function SeatsPart() {
  const { words, draft, change } = useSetup();
  const logged = useStore($games);
  const [opened, open] = useState<number>();
  const { seats: text, undo } = words.setup;
  const { seats, isFriendly, variation } = draft;
  const size = seatSize(variation);
  const called = (at: number) => {
    const seat = seats[at]!;
    const isNamed = seat.team.trim() !== '' || seat.players.every(({ name }) => name.trim() !== '');
    return isNamed ? seatName(seat, words.play) : fill(text.seat, { seat: at + 1 });
  };
  const isFull = seats.length >= SEATS_MOST && seats.every(({ players }) => players.every(({ name }) => name !== ''));
  const before = useMemo(() => namesBefore(logged.values()), [logged]);
  return (
    <section class="setup-part" aria-labelledby="setup-seats">
      <h4 id="setup-seats" class="visually-hidden">
        {size === 2 ? text.headingTeams : text.heading}
      </h4>
      <ol class="seats" aria-label={text.order}>
        {seats.map((_, at) => (
          <SeatCard key={at} at={at} isOpen={opened === at} called={called} open={open} />
        ))}
      </ol>
      <KnownNames
        names={isFull ? [] : namesFree(before, namesIn(seats))}
        words={text}
        seat={(name) => change(({ seats }) => ({ seats: seatPlayer(seats, size, name) }), name)}
        fallback="setup-start"
      />
      <div class="row seats-keys">
        {seats.length < SEATS_MOST && (
          <button
            type="button"
            class="key"
            data-do="add"
            onClick={() => {
              change(({ seats }) => ({ seats: addSeat(seats, size) }), undo.added);
              focusLater(`setup-name-${seats.length}-0`);
            }}
          >
            + {size === 2 ? text.addTeam : text.add}
          </button>
        )}
        <span class="line friendly">
          <label class="reading">
            <input
              type="checkbox"
              id="setup-friendly"
              checked={isFriendly}
              onChange={() => change((now) => ({ isFriendly: !now.isFriendly }), undo.friendly)}
            />
            <span>{text.friendly}</span>
          </label>
          <ClauseTag clause="gug-3.2" />
        </span>
      </div>
    </section>
  );
}
