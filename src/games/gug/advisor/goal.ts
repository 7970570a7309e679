import { faultsOfDrop } from '../drop.ts';
import type { StationId } from '../board-data.ts';
import type { Drop } from '../position.ts';
import { type Aim, type Ending, type Solved, solve } from './solve.ts';
import { LEVELS, type Turns } from './turns.ts';

const THERE: Ending = { is: 'drop', ahead: { turns: 0, sips: 0 } };

/**
 * Plays for one end station alone: to a legal drop there, by any line by which one may be made.
 *
 * Where every drop that can be made must be (R19), one is made on the way as well: the loop has to be touched again
 * after it, and where it takes the goal's own place or colour, the goal is lost. What several such drops together would
 * take is left out.
 *
 * @param drops - the player's drops so far.
 */
export function solveGoal(
  turns: Turns,
  goal: StationId,
  drops: readonly Drop[],
  aim: Aim = 'turns',
  levels: number = turns.network.rulings.R16 === 'no-limit' ? 1 : LEVELS,
): Solved {
  const { network, variation, arrivals } = turns;
  const { draw, used } = variation;
  const isForced = network.rulings.R19 === 'must-drop';
  const isLegal = (before: readonly Drop[], drop: Drop) =>
    faultsOfDrop(network, before, drop, draw.closed, used).length === 0;
  const isGoal = ({ station }: Drop) => network.place(station) === network.place(goal);
  const wanted = arrivals.filter((drop) => isGoal(drop) && isLegal(drops, drop));
  const endings = arrivals.map((drop): Ending => {
    if (!isLegal(drops, drop)) return { is: 'none' };
    if (isGoal(drop)) return THERE;
    if (!isForced) return { is: 'none' };
    const isOpen = wanted.some((other) => isLegal([...drops, drop], other));
    return isOpen ? { is: 'elsewhere' } : { is: 'drop', ahead: { turns: Infinity, sips: Infinity } };
  });
  return solve(turns, { endings, isForced, aim, levels, precision: 'exact' });
}
