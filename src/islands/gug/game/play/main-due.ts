import type { Due } from '../../../../games/gug/play-state.ts';

/** Where several things can be done, the first of these is what the keys are for. */
const FIRST: readonly Due['kind'][] = [
  'over',
  'throw',
  'place',
  'toss',
  'move',
  'pass',
  'skip',
  'drink',
  'roll',
  'time-up',
];

/** The one thing that the screen asks for. @throws Error when the judge would let nothing through: a bug. */
export function mainDue(due: readonly Due[]): Due {
  const found = FIRST.map((kind) => due.find((each) => each.kind === kind)).find((each) => each !== undefined);
  if (!found) throw new Error('nothing is due');
  return found;
}
