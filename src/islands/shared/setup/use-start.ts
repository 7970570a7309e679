import { useState } from 'preact/hooks';
import { focusLater } from '../focus-later.ts';
import { addId, nameId, type SeatedGame } from './chairs-desk.ts';
import { type Problem, seatOf } from './problems.ts';

/** The id of where a problem can be put right: a name, a part of the game's own, or the key for one more player. */
export function placeOf(game: SeatedGame, problem: Problem): string {
  if (problem.kind === 'rule' && problem.finding.at !== undefined) return problem.finding.at;
  const seat = seatOf(problem);
  return seat === undefined ? addId(game) : nameId(game, seat);
}

/** Starts a game that nothing stands in the way of; else leads to where the first problem can be put right. */
export function useStart(game: SeatedGame, problems: readonly Problem[], begin: () => void) {
  const [hasTried, setTried] = useState(false);
  return {
    /** Whether somebody has tried in vain: then what is missing is said. */
    hasTried,
    start: () => {
      const [problem] = problems;
      if (!problem) {
        begin();
        return;
      }
      setTried(true);
      focusLater(placeOf(game, problem));
    },
  };
}
