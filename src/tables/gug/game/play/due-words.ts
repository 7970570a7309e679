import type { Network } from '../../../../games/gug/network.ts';
import type { Due, GugState } from '../../../../games/gug/play-state.ts';
import { pointsFor } from '../../../../games/gug/turn.ts';
import { fill, type Named } from '../../../../i18n/fill.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';
import { isForPoints } from './seat-words.ts';
import { type Hand, winnersOf } from './turn-plays.ts';

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

/** Who has won a game that is over, or that nobody finished. */
export function wonWords(state: GugState, { over }: Pick<DueIn['words'], 'over'>, who: DueIn['who']): string {
  const winners = winnersOf(state);
  return winners.length === 0 ? over.nobody : winners.map((seat) => fill(over.wins, { name: who(seat) })).join(' ');
}

/** What is to be done, in a few words. */
export function dueWords(due: Due, { words, state, who, network, hand }: DueIn): string {
  const { now } = words;
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
    case 'over':
      return wonWords(state, words, who);
  }
}
