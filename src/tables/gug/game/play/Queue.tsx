import type { Due, GugState } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { releaseFocus } from '../../../../ui/focus.ts';
import { type GugTable, useTable } from '../game-context.ts';
import { act } from '../game-actions.ts';
import { SeatMark } from '../MarkerSign.tsx';
import { isForPoints } from './seat-words.ts';
import { type Drinker as DrinkerOf, drinkersOf } from './turn-plays.ts';

/**
 * Who drinks now: whoever has drunk stays among them until all have, so that no key moves under a thumb. Whoever is on turn
 * and owes has keys of their own. None where nobody owes.
 */
export function queueOf(now: Due, { state, reduction }: GugTable): readonly DrinkerOf[] {
  const drinkers = drinkersOf(reduction.steps, state).filter(({ seat }) => !(hasOwnKeys(now) && seat === now.seat));
  return drinkers.some(({ seat }) => owes(state, seat)) ? drinkers : [];
}

const hasOwnKeys = (now: Due): now is Extract<Due, { kind: 'pass' | 'toss' | 'skip' | 'drink' }> =>
  now.kind === 'pass' || now.kind === 'toss' || now.kind === 'skip' || now.kind === 'drink';

const owes = ({ seats }: GugState, seat: number): boolean => (seats[seat]?.owed ?? 0) > 0;

/** Who drinks now, and how much: a row of chips, each of them ticked off with one press. */
export function Queue({ drinkers }: { drinkers: readonly DrinkerOf[] }) {
  const { words, state, who } = useTable();
  const { drink } = words.play;
  const aloud = drinkers
    .filter(({ seat }) => owes(state, seat))
    .map(({ seat, sips }) => {
      const own = state.seats[seat];
      return fill(own && isForPoints(own) ? drink.aloudPoints : drink.aloud, { name: who(seat), count: sips });
    })
    .join(' ');
  return (
    <section class="queue" aria-label={drink.queue}>
      <p class="queue-aloud visually-hidden">
        {drink.queue}: {aloud}
      </p>
      <ul>
        {drinkers.map(({ seat, sips }) => (
          <Drinker key={seat} seat={seat} sips={sips} />
        ))}
      </ul>
    </section>
  );
}

/** One of them: the name and the sips, ticked off by a press; the key beside it says that it was less. */
function Drinker({ seat, sips }: DrinkerOf) {
  const { words, state, open, name: nameOf, who } = useTable();
  const { drink } = words.play;
  const own = state.seats[seat]!;
  const isDone = !owes(state, seat);
  const name = nameOf(seat);
  const count = isDone ? sips : own.owed;
  const forPoints = isForPoints(own);
  return (
    <li data-seat={seat} data-done={isDone}>
      <button
        type="button"
        class="key drunk"
        data-do="drink"
        aria-disabled={isDone}
        aria-label={`${name} ${count}: ${fill(forPoints ? drink.countedLong : drink.doneLong, { name: who(seat), count })}`}
        onClick={() => !isDone && releaseFocus(() => act({ kind: 'drink', seat, sips: own.owed }))}
      >
        <svg class="tick" viewBox="0 0 24 24" aria-hidden="true">
          <rect x="2.5" y="2.5" width="19" height="19" rx="4" />
          {isDone && <path d="m6.5 12.5 4 4 7.5-9" />}
        </svg>
        <SeatMark marker={state.setup.seats[seat]!.marker} />
        <span class="queue-name clamp">{name}</span>
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
