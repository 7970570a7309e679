import type { Due, GugState } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { releaseFocus } from '../../../../ui/focus.ts';
import { useGame, useTable } from '../game-context.ts';
import { act } from '../game-actions.ts';
import { useCalled } from './called.ts';
import { SeatMark } from './SeatMark.tsx';
import { isForPoints } from './seat-words.ts';
import { drinkersOf } from './turn-plays.ts';

/**
 * Who drinks now, and how much: one strip that is read aloud, each of them ticked off with one press. Whoever has drunk
 * stays on it until all have, so that no key moves under a thumb; then the map has its room. Whoever is on turn and owes has
 * keys of their own.
 */
export function Queue({ now }: { now: Due }) {
  const { words, state, reduction } = useGame();
  const called = useCalled();
  const { drink } = words.play;
  const drinkers = drinkersOf(reduction.steps, state).filter(({ seat }) => !(hasOwnKeys(now) && seat === now.seat));
  const left = drinkers.filter(({ seat }) => owes(state, seat));
  if (left.length === 0) return null;
  const aloud = left
    .map(({ seat, sips }) => {
      const own = state.seats[seat];
      return fill(own && isForPoints(own) ? drink.aloudPoints : drink.aloud, { name: called.who(seat), count: sips });
    })
    .join(' ');
  return (
    <section class="queue stack tight" aria-label={drink.queue} data-count={Math.min(drinkers.length, MANY)}>
      <p class="queue-aloud">
        <b>{drink.queue}:</b> {aloud}
      </p>
      <ul>
        {drinkers.map(({ seat, sips }) => (
          <Drinker key={seat} seat={seat} sips={sips} />
        ))}
      </ul>
    </section>
  );
}

/** Letters that fit on a line in the size of an answer. */
const LONG_NAME = 10;
/** From so many on they stand in two columns. */
const MANY = 3;

const hasOwnKeys = (now: Due): now is Extract<Due, { kind: 'pass' | 'toss' | 'skip' | 'drink' }> =>
  now.kind === 'pass' || now.kind === 'toss' || now.kind === 'skip' || now.kind === 'drink';

const owes = ({ seats }: GugState, seat: number): boolean => (seats[seat]?.owed ?? 0) > 0;

/** One of them: the name and the sips in large, ticked off by a press; the key beside it says that it was less. */
function Drinker({ seat, sips }: { seat: number; sips: number }) {
  const { words, state } = useGame();
  const { open } = useTable();
  const called = useCalled();
  const { drink } = words.play;
  const own = state.seats[seat]!;
  const isDone = !owes(state, seat);
  const name = called.seat(seat);
  const count = isDone ? sips : own.owed;
  const forPoints = isForPoints(own);
  return (
    <li data-seat={seat} data-done={isDone}>
      <button
        type="button"
        class="key drunk"
        data-do="drink"
        aria-disabled={isDone}
        aria-label={fill(forPoints ? drink.countedLong : drink.doneLong, { name: called.who(seat), count })}
        onClick={() => !isDone && releaseFocus(() => act({ kind: 'drink', seat, sips: own.owed }))}
      >
        <svg class="tick" viewBox="0 0 24 24" aria-hidden="true">
          <rect x="2.5" y="2.5" width="19" height="19" rx="4" />
          {isDone && <path d="m6.5 12.5 4 4 7.5-9" />}
        </svg>
        <SeatMark marker={state.setup.seats[seat]!.marker} />
        <span class="queue-name clamp" data-long={name.length > LONG_NAME}>
          {name}
        </span>
        <span class="cap">{count}</span>
      </button>
      {!isDone && (
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
      )}
    </li>
  );
}
