import type { Due } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { useCalled } from './called.ts';
import { usePlay } from './play-context.ts';
import { SeatMark } from './SeatMark.tsx';
import { isForPoints } from './seat-words.ts';

/** Who still has to drink how much: one press when it is done. Whoever is on turn and owes has keys of their own. */
export function Queue({ now }: { now: Due }) {
  const { words, state } = useGame();
  const { open } = usePlay();
  const called = useCalled();
  const { drink } = words.play;
  const hasOwnKeys = now.kind === 'pass' || now.kind === 'toss' || now.kind === 'skip' || now.kind === 'drink';
  const owing = state.seats
    .map((own, seat) => ({ own, seat, marker: state.setup.seats[seat]!.marker }))
    .filter(({ own, seat }) => own.owed > 0 && !(hasOwnKeys && seat === now.seat));
  if (owing.length === 0) return null;
  return (
    <ul class="queue" aria-label={drink.queue}>
      {owing.length > 1 && <li class="queue-count">{fill(drink.owing, { count: owing.length })}</li>}
      {owing.map(({ own, seat, marker }) => {
        const name = called.seat(seat);
        const { owed } = own;
        const forPoints = isForPoints(own);
        return (
          <li key={seat} data-seat={seat}>
            <button
              type="button"
              class="key drunk"
              data-do="drink"
              aria-label={fill(forPoints ? drink.countedLong : drink.doneLong, { name: called.who(seat), count: owed })}
              onClick={() => act({ kind: 'drink', seat, sips: owed })}
            >
              <SeatMark marker={marker} />
              <span class="queue-name">{name}</span>
              <span class="cap">{owed}</span>
              <span class="queue-done">{forPoints ? drink.counted : drink.done}</span>
            </button>
            <button
              type="button"
              class="key"
              data-do="fewer"
              aria-haspopup="dialog"
              aria-label={fill(drink.fewer, { name })}
              onClick={() => open({ kind: 'drink', seat })}
            >
              …
            </button>
          </li>
        );
      })}
    </ul>
  );
}
