import { allowed, gameOf } from '../shared/decision.ts';
import type { Game } from '../shared/game.ts';
import type { GoolsEvent } from './events.ts';
import { type GoolsDecision, type GoolsFinding, never } from './play-decision.ts';
import { decideOneDie, decideRollOff } from './play-roll-off.ts';
import { decideDrunk, decidePour, decideRepeal, decideRule, decideRuling } from './play-rules.ts';
import { decideJoin, decideLeave } from './play-seats.ts';
import type { GoolsState } from './play-state.ts';
import { pouring } from './play-table.ts';
import { decideName, decideThreeMan } from './play-three-man.ts';
import { decideEnter, decideKeep, decideThrow } from './play-turn.ts';
import type { GoolsSetup } from './setup.ts';

/** An evening of Gabba Gools, round after round, with the games of Three Man inside it. */
export const GOOLS: Game<GoolsSetup, GoolsEvent, GoolsState, GoolsFinding> = gameOf(startOf, decide);

function startOf(setup: GoolsSetup): GoolsState {
  const { players, rulings } = setup;
  return {
    setup,
    rulings,
    players,
    ring: players.map((_, seat) => seat),
    stage: { is: 'between', isAfterThreeMan: false },
    rounds: [],
    streak: null,
    rulesDue: [],
    houseRules: [],
    pours: [],
    drunk: 0,
    parts: [],
  };
}

function decide(state: GoolsState, event: GoolsEvent): GoolsDecision {
  // The last drinks of the evening are drunk after its end.
  if (state.stage.is === 'over' && event.kind !== 'drunk') return never('gools-1.1', 'game-over');
  if ('seat' in event && !state.ring.includes(event.seat)) {
    return never('gools-1.1', 'no-such-seat', { seat: event.seat });
  }
  switch (event.kind) {
    case 'throw':
      return decideThrow(state, event);
    case 'keep':
      return decideKeep(state, event);
    case 'enter':
      return decideEnter(state, event);
    case 'roll-off':
      return decideRollOff(state, event);
    case 'one-die':
      return decideOneDie(state, event);
    case 'name':
      return decideName(state, event);
    case 'three-man':
      return decideThreeMan(state, event);
    case 'sloppy':
      return allowed(() => pouring(state, 'gools-6.6', event.seat, [event.seat]));
    case 'rule':
      return decideRule(state, event);
    case 'repeal':
      return decideRepeal(state, event);
    case 'pour':
      return decidePour(state, event);
    case 'drunk':
      return decideDrunk(state);
    case 'ruling':
      return decideRuling(state, event);
    case 'join':
      return decideJoin(state, event);
    case 'leave':
      return decideLeave(state, event);
    case 'end':
      return allowed(() => ({ ...state, stage: { is: 'over' } }));
  }
}
