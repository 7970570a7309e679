import type { Clause } from '../../../../games/gug/clauses.ts';
import type { Due, GugState } from '../../../../games/gug/play-state.ts';

/** What the guide says of each thing that is due, and the rule behind it. */
const RULES = {
  order: 'gug-7.1',
  begin: 'gug-7.4',
  place: 'gug-7.2',
  roll: 'gug-8.3',
  toss: 'gug-16.4',
} as const satisfies Readonly<Record<string, Clause>>;

export type GugHint = keyof typeof RULES;

const isHint = (key: string): key is GugHint => Object.hasOwn(RULES, key);

/** What a table that plays for the first time is told now; undefined once the game or its time is up. */
export function gugHint(due: Due): { readonly key: GugHint; readonly clause: Clause } | undefined {
  // That there is a tie is said in its place.
  if (due.kind === 'throw' && due.isAgain) return undefined;
  const key = due.kind === 'throw' ? due.for : due.kind;
  // All else is said by the line itself: how many points are left, how many sips are owed, what a move costs.
  return isHint(key) ? { key, clause: RULES[key] } : undefined;
}

/** Everybody has had a turn, a skipped one included. */
export const isGugTaught = ({ phase, turn, seats }: Pick<GugState, 'phase' | 'turn' | 'seats'>): boolean =>
  phase === 'over' || (turn !== null && turn.number > seats.length);
