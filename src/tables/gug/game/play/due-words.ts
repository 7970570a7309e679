import type { Network } from '../../../../games/gug/network.ts';
import type { Due, GugState } from '../../../../games/gug/play-state.ts';
import { pointsFor } from '../../../../games/gug/turn.ts';
import { fill, type Named } from '../../../../i18n/fill.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';
import type { Lang } from '../../../../i18n/lang.ts';
import { listed } from '../../../../i18n/listed.ts';
import { isForPoints } from './seat-words.ts';
import { type Hand, untimedOf, winnersOf } from './turn-plays.ts';

interface DueIn {
  readonly words: GugGameWords['play'];
  readonly state: GugState;
  /** A seat as the subject of a sentence. */
  readonly who: (seat: number) => Named;
  /** Under which the turn is judged. */
  readonly network: Network;
  /** The icon that is to be moved, and by which die. */
  readonly hand: Hand;
}

/** All who have won a game that is over, named together; undefined where nobody finished. */
export function winnersNamed(state: GugState, who: DueIn['who'], lang: Lang): Named | undefined {
  const winners = winnersOf(state).map(who);
  const names = winners.map(({ name }) => name);
  return winners.length > 0 ? { name: listed(names, lang), count: countOf(winners) } : undefined;
}

const countOf = (named: readonly Named[]): number => named.reduce((sum, { count }) => sum + count, 0);

/** Who has won a game that is over, or that nobody finished: a whole sentence. */
export function wonWords(
  state: GugState,
  { over }: Pick<DueIn['words'], 'over'>,
  who: DueIn['who'],
  lang: Lang,
): string {
  const name = winnersNamed(state, who, lang);
  return name ? fill(over.won, { name }) : nobodyWords(state, over);
}

/** Why nobody has won. */
const nobodyWords = (state: GugState, over: DueIn['words']['over']): string =>
  untimedOf(state).length > 0 ? over.untimed : over.nobody;

/** What is to be done, in a few words. */
export function dueWords(due: Due, { words, state, who, network, hand }: DueIn): string {
  const { now, over } = words;
  const hasTwo = state.setup.variation === 'DUT';
  const owner = (seat: number, own: number) => state.setup.seats[seat]?.players[own]?.name ?? '';
  switch (due.kind) {
    case 'throw':
      return now[due.isAgain ? (`${due.for}Again` as const) : due.for];
    case 'place':
      return hasTwo ? fill(now.placeIcon, { name: owner(due.seat, due.icon) }) : now.place;
    case 'roll':
      return due.dice === 2 ? now.rollTwo : now.roll;
    case 'skip':
    case 'drink': {
      if (due.owed === 0) return now.sitsOut;
      const own = state.seats[due.seat];
      return fill(own && isForPoints(own) ? now.owesPoints : now.owes, { count: due.owed });
    }
    case 'move': {
      const position = state.seats[due.seat]?.icons[hand.icon]?.position;
      const eyes = state.turn?.dice[hand.die];
      const count = position && eyes !== undefined ? pointsFor(network, position.at, eyes) : 0;
      return hasTwo ? fill(now.moveIcon, { name: owner(due.seat, hand.icon), count }) : fill(now.move, { count });
    }
    case 'toss':
      return now.toss;
    case 'pass':
      return now.pass;
    case 'time-up':
      return now.timeUp;
    case 'over': {
      // It stands beside their names.
      const count = countOf(winnersOf(state).map(who));
      return count === 0 ? nobodyWords(state, over) : fill(over.wins, { name: { name: '', count } });
    }
  }
}
