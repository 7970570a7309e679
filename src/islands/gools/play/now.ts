import type { GoolsDue } from '../../../games/gools/due.ts';
import { HAND } from '../../../games/gools/hand.ts';
import { openTurn, stillToPlay } from '../../../games/gools/lead.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsTableWords } from '../../../i18n/gools/table-words.ts';

/** Who is up; undefined in the mini game, which says so itself, and once the evening is over. */
export function seatOf([main]: readonly GoolsDue[]): number | undefined {
  return main && 'seat' in main ? main.seat : undefined;
}

/** All who may take the dice now: between rounds anybody, within one whoever has not begun, in the middle of a turn one alone. */
export function takersOf(
  due: readonly GoolsDue[],
  { stage, ring }: Pick<GoolsState, 'stage' | 'ring'>,
): readonly number[] {
  const [main] = due;
  switch (main?.kind) {
    case 'throw':
      if (stage.is === 'between') return ring;
      return stage.is === 'round' && !openTurn(stage.round) ? stillToPlay(stage.round) : [main.seat];
    case 'roll-off':
    case 'one-die':
      return due.flatMap((one) => (one.kind === main.kind ? [one.seat] : []));
    case 'keep':
    case 'name':
    case 'rule':
      return [main.seat];
    case 'three-man':
    case 'over':
    case undefined:
      return [];
  }
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

/** What is to be done now and by whom, in a sentence. @param name - empty where nobody is up. */
export function announcedOf(
  due: readonly GoolsDue[],
  state: Pick<GoolsState, 'rounds'>,
  words: Pick<GoolsTableWords['play'], 'now' | 'announced'>,
  name: string,
): string {
  const [main] = due;
  const what = nowOf(due, state, words);
  if (main?.kind === 'roll-off' || main?.kind === 'one-die') return fill(words.announced[main.kind], { name });
  return name === '' ? what : fill(words.announced.other, { name, what });
}
