import type { Between, ReductionStep } from '../shared/reduction.ts';
import type { GugEvent, Overrule } from './events.ts';
import { sum } from './play-table.ts';
import type { GugFinding } from './play-decision.ts';
import type { GugState } from './play-state.ts';

/** What a move costs whoever is on turn: in a sprint (17.3), and at the end of a game, no turn remembers it. */
function sipsOf({ before, after }: Between<GugState>): number {
  const { seat } = before.turn!;
  const charges = after.seats[seat]!.charges.slice(before.seats[seat]!.charges.length);
  return sum(charges.map(({ sips }) => sips.total));
}

/**
 * A play that is to hold as it was played by the referee's word (4.1), after something before it was corrected.
 *
 * @param now - the states before and after it by itself; undefined where the judge refuses it.
 * @returns undefined where it comes out as before without that.
 */
export function asPlayed(
  was: ReductionStep<GugEvent, GugState, GugFinding>,
  now: Between<GugState> | undefined,
  word: Pick<Overrule, 'reason' | 'by'>,
): GugEvent | undefined {
  const { event } = was.play;
  const overrule = { ...word, ...event.overrule };
  if (event.kind !== 'move') return now ? undefined : { ...event, overrule };
  const sips = sipsOf(was);
  if (now && sipsOf(now) === sips) return undefined;
  return { ...event, overrule: { ...overrule, sips } };
}
