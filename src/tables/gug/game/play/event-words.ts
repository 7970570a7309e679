import type { GugEvent } from '../../../../games/gug/events.ts';
import { fill, type Named } from '../../../../i18n/fill.ts';
import { seatNamed } from './seat-words.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';

interface Called {
  readonly words: GugGameWords['play'];
  /** A seat as the subject. */
  readonly who: (seat: number) => Named;
  readonly player: (seat: number, player: number) => string;
  readonly station: (station: string) => string;
  /** Where a seat's icon stood before, for a move that went nowhere. */
  readonly stood: (seat: number, icon: number) => string;
}

/** What undo and redo call an event: a few words, no sentence. */
export function eventWords(event: GugEvent, { words, who, player, station, stood }: Called): string {
  const { events } = words;
  switch (event.kind) {
    case 'throw':
    case 'toss':
      return fill(events[event.kind], { name: who(event.seat), eyes: event.eyes });
    case 'place':
      return fill(events.place, { name: who(event.seat), station: station(event.station) });
    case 'roll':
      return fill(events.roll, { name: who(event.seat), eyes: event.dice.join(' + ') });
    case 'move': {
      const last = event.route.at(-1);
      const name = who(event.seat);
      return last
        ? fill(events.move, { name, station: station(last.to) })
        : fill(events.stay, { name, station: stood(event.seat, event.icon) });
    }
    case 'snol':
      return fill(events.snol[event.form], { name: who(event.seat) });
    case 'drink':
      return fill(events.drink, { name: who(event.seat), count: event.sips });
    case 'mode':
      return fill(events.mode, { player: player(event.seat, event.player) });
    case 'ruling':
      return fill(events.ruling, { ruling: event.ruling });
    case 'referee':
      return event.name === null ? events.noReferee : fill(events.referee, { name: event.name });
    case 'pass':
    case 'skip':
    case 'retire':
      return fill(events[event.kind], { name: who(event.seat) });
    case 'join':
      return fill(events.join, { name: seatNamed(event.newcomer, words) });
    case 'time-up':
    case 'call-off':
      return events[event.kind];
  }
}
