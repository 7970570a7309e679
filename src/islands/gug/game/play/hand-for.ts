import type { Due } from '../../../../games/gug/play-state.ts';
import type { Hand } from '../game-context.ts';

/** The icon and the die to play with: those wished for if they are still to be had, else the first that are. */
export function handFor(due: readonly Due[], wished: Hand): Hand {
  const move = due.find((each) => each.kind === 'move');
  if (!move) return wished;
  const { icons, dice } = move;
  return {
    icon: icons.includes(wished.icon) ? wished.icon : (icons[0] ?? 0),
    die: dice.includes(wished.die) ? wished.die : (dice[0] ?? 0),
  };
}
