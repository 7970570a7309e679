import type { GoolsEvent } from '../../../games/gools/events.ts';
import type { Throwing } from '../../../games/shared/thrown-again.ts';

/** What an event of an evening left to the dice, those of the mini game too. */
export function throwingOf(event: GoolsEvent): Throwing | undefined {
  const thrown = event.kind === 'three-man' ? event.event : event;
  if (thrown.kind === 'throw' || thrown.kind === 'roll-off') {
    return { who: thrown.seat, by: thrown.by, of: 'dice', shown: thrown.dice };
  }
  if (thrown.kind === 'one-die') return { who: thrown.seat, by: thrown.by, of: 'dice', shown: [thrown.eyes] };
  return thrown.kind === 'enter' ? { who: thrown.seat, by: 'hand', of: 'dice', shown: thrown.dice } : undefined;
}
