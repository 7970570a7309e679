import type { GugState } from '../../../../games/gug/play-state.ts';

/** The seats that finished first: in a sprint by their own time, else by the table's clock. */
export function winnersOf({ setup, seats }: GugState): readonly number[] {
  const finishes = seats.flatMap(({ status }, seat) =>
    status.is === 'finished' ? [{ seat, rank: setup.variation === 'CSP' ? status.time : status.at }] : [],
  );
  const best = Math.min(...finishes.map(({ rank }) => rank));
  return finishes.filter(({ rank }) => rank === best).map(({ seat }) => seat);
}
