import type { TournamentEvent } from '../../../games/tournament/tournament-events.ts';
import type { Throwing } from '../../../games/shared/thrown-again.ts';

/** What an event of a tournament left to chance: a draw by its seed, and the dice of a tie. */
export function throwingOf(event: TournamentEvent): Throwing | undefined {
  if (event.kind === 'draw') return { who: null, by: 'phone', of: 'draw', shown: [event.seed] };
  if (event.kind !== 'toss') return undefined;
  return { who: null, by: event.by, of: 'dice', shown: event.throws.map(({ eyes }) => eyes) };
}
