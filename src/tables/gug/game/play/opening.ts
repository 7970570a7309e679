import { dueOf } from '../../../../games/gug/due.ts';
import type { GugEvent } from '../../../../games/gug/events.ts';
import { loopStations } from '../../../../games/gug/loop-stations.ts';
import type { GugGame } from '../../../../games/gug/play.ts';
import type { Due, GugState } from '../../../../games/gug/play-state.ts';
import { drawOf, throwDie } from '../../../../ui/chance.ts';

type Place = Extract<Due, { readonly kind: 'place' }>;

/**
 * Draws all that comes before the first turn: the throws for the order (7.1), a station of the Circle line for every icon
 * (7.2), and the throws for who begins (7.4), those after a tie included.
 *
 * @param at - the time of all of it, in milliseconds.
 * @returns the plays, in their order; none where the first turn is on already.
 */
export function openingByPhone(game: GugGame, state: GugState, at: number): readonly GugEvent[] {
  const events: GugEvent[] = [];
  for (let now = state; ;) {
    const event = drawnFor(game, now, dueOf(game, now)[0], at);
    const decision = event && game.decide(now, event, at);
    if (!decision?.judgement.allowed) return events;
    events.push(event!);
    now = decision.next();
  }
}

function drawnFor(game: GugGame, state: GugState, due: Due | undefined, at: number): GugEvent | undefined {
  if (due?.kind === 'throw') return { kind: 'throw', seat: due.seat, eyes: throwDie(), by: 'phone' };
  return due?.kind === 'place' ? drawnPlace(game, state, due, at) : undefined;
}

/** A station that this icon may start at, each as likely; undefined where none is left. */
function drawnPlace(game: GugGame, state: GugState, { seat, icon }: Place, at: number): GugEvent | undefined {
  const places = loopStations(game.turnNetwork(state))
    .map(({ station }): GugEvent => ({ kind: 'place', seat, icon, station }))
    .filter((event) => game.decide(state, event, at).judgement.allowed);
  return places[drawOf(places.length)];
}
