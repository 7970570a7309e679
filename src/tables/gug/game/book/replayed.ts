import type { GugState } from '../../../../games/gug/play-state.ts';
import { positionOf } from '../../../../games/gug/play-table.ts';
import type { Network } from '../../../../games/gug/network.ts';
import { type Situation, emptySituation } from '../../../../games/gug/situation.ts';
import type { GugReduction } from '../../../../storage/played.ts';
import type { SavedGugGame } from '../../../../storage/saved-game.ts';

/** What the map shows of a step of a game, 0 for the start: a move by its route, all else by where its seat stands. */
export function situationAt(
  network: Network,
  { setup, board }: SavedGugGame,
  { steps }: GugReduction,
  step: number,
): Situation {
  const empty = { ...emptySituation(board.id), works: setup.works };
  const found = steps[step - 1];
  if (!found) return empty;
  const { before, after, play } = found;
  const { event } = play;
  if (event.kind === 'move') {
    const eyes = before.turn?.dice[event.die];
    const position = positionOf(network, before, event.seat, event.icon);
    return { ...empty, position, dice: eyes === undefined ? [] : [eyes], route: event.route };
  }
  const seat = 'seat' in event ? event.seat : after.turn?.seat;
  return { ...empty, position: seat === undefined ? null : standOf(network, after, seat) };
}

function standOf(network: Network, state: GugState, seat: number) {
  return state.seats[seat]?.icons[0]?.position ? positionOf(network, state, seat, 0) : null;
}

/** The game after so many of its steps, 0 for the start; more than there are is the game as it stands. */
export function stateAt({ state, steps }: GugReduction, step: number): GugState {
  return steps[step]?.before ?? state;
}
