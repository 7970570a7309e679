import type { FoldStep } from '../shared/fold.ts';
import type { GugEvent, Overrule } from './events.ts';
import type { GugFinding } from './play-decision.ts';
import type { GugState } from './play-state.ts';

/** What the last move of a turn costs; undefined where none was made. */
const sipsOf = (state: GugState | undefined): number | undefined => state?.turn?.moves.at(-1)?.verdict.sips.total;

/**
 * A play that is to hold as it was played by the referee's word (4.1), after something before it was corrected.
 *
 * @param now - the state it would lead to by itself; undefined where the judge refuses it.
 * @returns undefined where it comes out as before without that.
 */
export function asPlayed(
  { play: { event }, after }: FoldStep<GugEvent, GugState, GugFinding>,
  now: GugState | undefined,
  word: Pick<Overrule, 'reason' | 'by'>,
): GugEvent | undefined {
  const overrule = { ...word, ...event.overrule };
  if (event.kind !== 'move') return now ? undefined : { ...event, overrule };
  const sips = sipsOf(after);
  if (now && sipsOf(now) === sips) return undefined;
  return { ...event, overrule: { ...overrule, ...(sips !== undefined && { sips }) } };
}
