import type { GugEvent } from '../../../../games/gug/events.ts';
import { type End, legalEnds } from '../../../../games/gug/moves.ts';
import type { Network } from '../../../../games/gug/network.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { positionOf, variationFor } from '../../../../games/gug/play-table.ts';

type Move = Extract<GugEvent, { readonly kind: 'move' }>;

/** Where a move could have ended instead, and the event that says so: an end with a drop stands twice, with and without. */
export interface OtherEnd {
  readonly end: End;
  readonly event: Move;
}

/** The legal ends of a move as the game stood then; none when it could not be made at all. */
export function otherEnds(network: Network, before: GugState, event: Move): readonly OtherEnd[] {
  const eyes = before.turn?.seat === event.seat ? before.turn.dice[event.die] : undefined;
  if (eyes === undefined || !before.seats[event.seat]?.icons[event.icon]?.position) return [];
  const position = positionOf(network, before, event.seat, event.icon);
  const { kind, seat, icon, die } = event;
  return legalEnds(network, position, [eyes], variationFor(network, before, event.seat, event.icon)).flatMap((end) => {
    const choices = end.drop !== 'yes' ? [false] : network.rulings.R19 === 'must-drop' ? [true] : [true, false];
    return choices.map((drop) => ({ end, event: { kind, seat, icon, die, route: end.route, drop } }));
  });
}
