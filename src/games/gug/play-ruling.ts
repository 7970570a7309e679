import { allowed, type Decision, type EventOf, never } from './play-decision.ts';
import type { GugState } from './play-state.ts';
import { isReading } from './rulings.ts';

/** The table reads a gap anew: from here on, and not for what has been played. */
export function decideRuling(state: GugState, { ruling, option }: EventOf<'ruling'>): Decision {
  if (!isReading(ruling, option)) return never('gug-4.1', 'no-such-reading');
  return allowed(() => ({ ...state, changed: { ...state.changed, [ruling]: option } }));
}
