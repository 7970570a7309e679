import type { GugEvent } from './events.ts';
import type { Network } from './network.ts';
import { allowed, type Decision, never } from './play-decision.ts';
import { decideDrink, decideMode } from './play-drinking.ts';
import { decideCallOff, decideRetire, decideTimeUp } from './play-finish.ts';
import { decideMove } from './play-move.ts';
import { decideRuling } from './play-ruling.ts';
import { decidePlace, decideThrow } from './play-start.ts';
import type { GugState } from './play-state.ts';
import { decideToss } from './play-toss.ts';
import { decidePass, decideRoll, decideSkip, decideSnol } from './play-turn.ts';
import type { Rulings } from './rulings.ts';

/** What comes after the end of a game: the last sips, and who counts them. */
const AFTER_THE_END: readonly GugEvent['kind'][] = ['drink', 'mode'];

/**
 * Decides an event that happens at `state.now`.
 *
 * @param rulings - those under which the turn's moves are judged.
 * @param networkOf - their network, asked for by the events alone that look at the board: it takes its time.
 */
export function decide(rulings: Rulings, networkOf: () => Network, state: GugState, event: GugEvent): Decision {
  if (state.phase === 'over' && !AFTER_THE_END.includes(event.kind)) return never('gug-1.4', 'game-over');
  if ('seat' in event && !state.seats[event.seat]) return never('gug-3.1', 'no-such-seat');
  switch (event.kind) {
    case 'throw':
      return decideThrow(state, event);
    case 'place':
      return decidePlace(networkOf(), state, event);
    case 'roll':
      return decideRoll(state, event);
    case 'move':
      return decideMove(networkOf(), state, event);
    case 'toss':
      return decideToss(rulings, state, event);
    case 'pass':
      return decidePass(rulings, state, event);
    case 'skip':
      return decideSkip(state, event);
    case 'snol':
      return decideSnol(rulings, state, event);
    case 'drink':
      return decideDrink(state, event);
    case 'mode':
      return decideMode(state, event);
    case 'ruling':
      return decideRuling(state, event);
    case 'referee':
      return allowed(() => ({ ...state, referee: event.name }));
    case 'retire':
      return decideRetire(state, event);
    case 'time-up':
      return decideTimeUp(state);
    case 'call-off':
      return decideCallOff(state);
  }
}
