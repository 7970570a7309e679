import type { Due } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { $verdict } from '../../session.ts';
import { useStore } from '../../../shared/use-store.ts';
import { useGame } from '../game-context.ts';
import { useCalled } from './called.ts';
import { isForPoints } from './seat-words.ts';
import { winnersOf } from './winners.ts';

/** What is to be done, in a few words. */
export function useDueWords(due: Due): string {
  const { words, state, hand } = useGame();
  const called = useCalled();
  const verdict = useStore($verdict);
  const [winner] = winnersOf(state);
  const { now, over } = words.play;
  const hasTwo = state.setup.variation === 'DUT';
  const owner = (seat: number, icon: number) => state.setup.seats[seat]?.players[icon]?.name ?? '';
  switch (due.kind) {
    case 'throw':
      return now[due.isAgain ? (`${due.for}Again` as const) : due.for];
    case 'place':
      return hasTwo ? fill(now.placeIcon, { name: owner(due.seat, due.icon) }) : now.place;
    case 'roll':
      return due.dice === 2 ? now.rollTwo : now.roll;
    case 'skip':
    case 'drink': {
      const own = state.seats[due.seat];
      return fill(own && isForPoints(own) ? now.owesPoints : now.owes, { count: due.owed });
    }
    case 'move': {
      const count = verdict?.points.total ?? 0;
      return hasTwo ? fill(now.moveIcon, { name: owner(due.seat, hand.icon), count }) : fill(now.move, { count });
    }
    case 'toss':
      return now.toss;
    case 'pass':
      return now.pass;
    case 'time-up':
      return now.timeUp;
    case 'over':
      return winner === undefined ? over.nobody : fill(over.wins, { name: called.who(winner) });
  }
}
