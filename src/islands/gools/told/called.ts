import type { GoolsEvent } from '../../../games/gools/events.ts';
import type { ThreeManEvent } from '../../../games/three-man/events.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Teller } from './teller.ts';

/** What undo and redo call an event: a few words, no sentence. */
export function called(event: GoolsEvent, teller: Teller): string {
  const { told } = teller.words;
  if (event.kind === 'three-man') return miniCalled(event.event, teller);
  const name = event.kind === 'join' ? event.name : 'seat' in event ? teller.name(event.seat) : '';
  return fill(told.called[event.kind], { name, ruling: event.kind === 'ruling' ? teller.gap(event.ruling) : '' });
}

function miniCalled(event: ThreeManEvent, { words, name }: Teller): string {
  return fill(words.told.miniCalled[event.kind], { name: 'seat' in event ? name(event.seat) : '' });
}
