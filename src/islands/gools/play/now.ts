import type { GoolsDue } from '../../../games/gools/due.ts';
import { HAND } from '../../../games/gools/hand.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsTableWords } from '../../../i18n/gools/table-words.ts';

/** Who is up; undefined in the mini game, which says so itself, and once the evening is over. */
export function seatOf([main]: readonly GoolsDue[]): number | undefined {
  return main && 'seat' in main ? main.seat : undefined;
}

/** What is to be done now, without the name of who does it. */
export function nowOf(
  [main]: readonly GoolsDue[],
  { rounds }: Pick<GoolsState, 'rounds'>,
  { now }: Pick<GoolsTableWords['play'], 'now'>,
): string {
  if (!main || main.kind === 'rule') return '';
  if (main.kind !== 'throw') return now[main.kind];
  if (main.isOpening) return fill(now.open, { number: rounds.length + 1 });
  return main.dice === HAND ? now.first : fill(now.again, { count: main.dice });
}
