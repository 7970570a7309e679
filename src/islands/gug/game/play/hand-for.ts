import type { Due } from '../../../../games/gug/play-state.ts';

/** Which icon is to move, and which of the thrown dice it is given: only Double Up Team has a choice (17.4). */
export interface Hand {
  readonly icon: number;
  readonly die: number;
}

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
