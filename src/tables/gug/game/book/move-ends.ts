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

/** Whether the die was that seat's then, and the icon stood somewhere: else no route is one. */
export const canMove = ({ turn, seats }: GugState, { seat, icon, die }: Move): boolean =>
  turn?.seat === seat && turn.dice[die] !== undefined && Boolean(seats[seat]?.icons[icon]?.position);

/** The legal ends of a move as the game stood then; none when it could not be made at all. */
export function otherEnds(network: Network, before: GugState, event: Move): readonly OtherEnd[] {
  const eyes = before.turn?.dice[event.die];
  if (eyes === undefined || !canMove(before, event)) return [];
  const position = positionOf(network, before, event.seat, event.icon);
  const { kind, seat, icon, die } = event;
  return legalEnds(network, position, [eyes], variationFor(network, before, event.seat, event.icon)).flatMap((end) => {
    const choices = end.drop !== 'yes' ? [false] : network.rulings.R19 === 'must-drop' ? [true] : [true, false];
    return choices.map((drop) => ({ end, event: { kind, seat, icon, die, route: end.route, drop } }));
  });
}
