import type { TableRulings } from '../../../src/games/gools/rulings.ts';
import type { ThreeManEvent } from '../../../src/games/three-man/events.ts';

/** Three Man once more, slowly, by the printed table; it shares no code with the engine. */
const PRINTED: Readonly<Record<string, string>> = {
  '1-1': 'give',
  '1-2': 'reversal',
  '1-3': 'threeman',
  '1-4': 'social',
  '1-5': '',
  '1-6': 'left',
  '2-2': 'give',
  '2-3': 'threeman',
  '2-4': '',
  '2-5': 'left',
  '2-6': 'roller',
  '3-3': 'give shot',
  '3-4': 'left threeman',
  '3-5': 'roller threeman',
  '3-6': 'right threeman',
  '4-4': 'give roller',
  '4-5': 'right',
  '4-6': '',
  '5-5': 'give',
  '5-6': '',
  '6-6': 'give',
};

/** Who takes something: `2 drink`, `0 shot`. */
export type Glass = `${number} ${'drink' | 'shot' | 'hit'}`;

export interface BruteThreeMan {
  readonly seats: number;
  readonly glasses: Glass[];
  readonly rules: number[];
  readonly parts: number[];
  threeMan: number;
  /** 1: to the left; -1: to the right. */
  way: number;
  roller: number;
  /** Who threw the two dice before the roller. */
  before: number | null;
  /** Throws in a row that made somebody drink, since the last rule they earned. */
  row: number;
  /** How many 3s the Three Man has thrown since the dice came back. */
  threes: number;
  isOver: boolean;
}

export function bruteThreeMan(seats: number, threeMan: number): BruteThreeMan {
  const game = { seats, glasses: [], rules: [], parts: [threeMan], threeMan, way: 1, roller: 0, before: null };
  return { ...game, roller: (threeMan + 1) % seats, row: 0, threes: 0, isOver: false };
}

/** Plays an event that the judge has allowed. */
export function bruteMini(game: BruteThreeMan, event: ThreeManEvent, { T3, T5, T6, T7 }: TableRulings): void {
  const beside = (seat: number, way: number) => (seat + way + game.seats) % game.seats;
  const everybody = Array.from({ length: game.seats }, (_, seat) => seat);
  const drink = (...seats: readonly number[]) => game.glasses.push(...seats.map((seat): Glass => `${seat} drink`));

  if (event.kind === 'call-off') game.isOver = true;
  if (event.kind === 'sloppy') drink(event.seat);
  if (event.kind === 'hand-out')
    for (const { to, drinks } of event.shares) for (let n = 0; n < drinks; n += 1) drink(to);
  if (event.kind === 'throw') {
    const { roller } = game;
    const words = PRINTED[event.dice.toSorted().join('-')]!.split(' ').filter((word) => word !== '');
    for (const word of words) {
      if (word === 'left') drink(beside(roller, 1));
      if (word === 'right') drink(beside(roller, -1));
      if (word === 'roller') drink(roller);
      if (word === 'threeman') drink(game.threeMan);
      if (word === 'shot') game.glasses.push(`${game.threeMan} shot`);
      if (word === 'shot' && T7 === 'shot-and-drink') drink(game.threeMan);
      if (word === 'social') drink(...everybody);
      if (word === 'reversal') drink(beside(roller, game.way));
    }
    if (words.includes('reversal')) {
      let back = game.before ?? beside(roller, -game.way);
      if (back === game.threeMan) back = beside(back, -game.way);
      game.way = -game.way;
      Object.assign(game, { roller: back, before: roller, row: 0 });
    } else if (words.length > 0) {
      game.row += 1;
      if (game.row === 6) {
        game.rules.push(roller);
        if (T5 === 'every-six') game.row = 0;
      }
    } else Object.assign(game, { roller: beside(roller, game.way), before: roller, row: 0 });
  }
  const goOn = () => Object.assign(game, { roller: beside(game.threeMan, game.way), before: null, row: 0, threes: 0 });
  if (event.kind === 'one-die') {
    if (event.eyes === 3) game.threes += 1;
    else if (game.threes === 1) {
      if (T6 === 'from-the-left') game.way = 1;
      goOn();
    } else game.isOver = true;
  }
  if (event.kind === 'pass-on') {
    if (event.to === null) goOn();
    else if (T3 === 'ends') game.isOver = true;
    else {
      game.parts.push(event.to);
      Object.assign(game, { threeMan: event.to, way: 1 });
      goOn();
    }
  }
}
