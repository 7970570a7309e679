import type { GugEvent } from '../../../src/games/gug/events.ts';
import type { Due } from '../../../src/games/gug/play-state.ts';

/** What leaves nothing to choose but eyes, which are asked for one by one. */
export function dueEvent(due: Exclude<Due, { kind: 'place' | 'move' }>, eyes: () => number): GugEvent {
  switch (due.kind) {
    case 'throw':
      return { kind: 'throw', seat: due.seat, eyes: eyes(), by: 'hand' };
    case 'roll':
      return { kind: 'roll', seat: due.seat, dice: Array.from({ length: due.dice }, eyes), by: 'phone' };
    case 'toss':
      return { kind: 'toss', seat: due.seat, eyes: eyes(), by: 'hand' };
    case 'drink':
      return { kind: 'drink', seat: due.seat, sips: due.owed };
    case 'pass':
    case 'skip':
      return { kind: due.kind, seat: due.seat };
    case 'time-up':
      return { kind: 'time-up' };
    case 'over':
      return { kind: 'call-off' };
  }
}
