import type { GoolsEvent } from '../../../src/games/gools/events.ts';
import type { TableRulings } from '../../../src/games/gools/rulings.ts';
import { bruteOrder, bruteSum } from './brute-hands.ts';
import { bruteMini, type BruteThreeMan, bruteThreeMan, type Glass } from './brute-three-man.ts';

/** What an evening comes to. */
export interface BruteEvening {
  readonly glasses: Glass[];
  /** The winner of each round. */
  readonly winners: number[];
  /** Who has been the Three Man, each time. */
  readonly parts: number[];
  /** Who has earned a rule, each time. */
  readonly rules: number[];
}

/**
 * Gabba Gools once more, slowly: an evening from its events, which the judge has allowed, and among which nobody comes
 * or goes. It shares no code with the engine.
 */
export function bruteEvening(seats: number, rulings: TableRulings, events: readonly GoolsEvent[]): BruteEvening {
  const evening: BruteEvening = { glasses: [], winners: [], parts: [], rules: [] };
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const pour = (of: 'drink' | 'shot' | 'hit', to: readonly number[]) =>
    evening.glasses.push(...to.map((seat): Glass => `${seat} ${of}`));
  const { G1, G2, G3, G4, G5, G6, G7, G8, G9, G10, G11 } = rulings;

  /** The hands of this round, and of whoever plays: the dice that lie, and the throw that was made. */
  const hands = new Map<number, readonly number[]>();
  let lying: readonly number[] = [];
  let isOneThrow = false;
  /** Who is in the roll-off that is on, and what was thrown in it. */
  let among: readonly number[] = [];
  const rolled = new Map<number, readonly number[]>();
  let doomed: readonly number[] = [];
  let namers: readonly number[] = [];
  /** Who was named, where they alone are meant (G10). */
  let named: readonly number[] = [];
  let isWon = false;
  let row = 0;
  let mini: BruteThreeMan | undefined;
  const due: { readonly seat: number; readonly isGools: boolean }[] = [];

  const lookAt = (dice: readonly number[]) => {
    const text = dice.toSorted().join('');
    const isFull = /^(.)\1\1(?!\1)(.)\2$|^(.)\3(?!\3)(.)\4\4$/.test(text);
    if (isFull && (G3 === 'with-threes' || !text.includes('3'))) pour('drink', everybody);
  };
  const smoke = (dice: readonly number[]) => {
    const text = dice.toSorted().join('');
    if (G7 === 'off') return;
    if (text === '33333') for (const glass of ['hit', 'shot', 'drink'] as const) pour(glass, everybody);
    else if (/^(.)\1{4}$/.test(text) || ['11113', '22223', '34444', '35555', '36666'].includes(text)) {
      pour('hit', everybody);
    }
  };
  const startMini = (threeMan: number) => {
    doomed = [];
    named = [];
    mini = bruteThreeMan(seats, threeMan);
  };
  const win = (winner: number) => {
    row = evening.winners.at(-1) === winner ? row + 1 : 1;
    evening.winners.push(winner);
    pour('drink', everybody.toSpliced(winner, 1));
    if (G6 === 'every-further-win' ? row > 1 : row % 2 === 0) earn(winner, true);
    isWon = true;
  };
  const earn = (seat: number, isGools: boolean) => {
    evening.rules.push(seat);
    due.push({ seat, isGools });
  };
  const newRound = () => {
    hands.clear();
    isWon = false;
  };
  const goOn = () => {
    among = [];
    rolled.clear();
    const isOut = hands.size === seats;
    if (isOut && !isWon && (G5 === 'after-the-round' || doomed.length + namers.length === 0)) {
      const all = [...hands];
      const best = all.filter(([, dice]) => all.every(([, other]) => bruteOrder(dice, other) <= 0));
      if (best.length === 1) win(best[0]![0]);
      else among = best.map(([seat]) => seat);
      if (best.length > 1) return;
    }
    if (!isOut && G5 === 'after-the-round') return;
    if (namers.length > 0) return;
    const meant = named.length > 0 ? named : doomed;
    if (meant.length > 1) among = meant;
    else if (meant.length === 1) startMini(meant[0]!);
    else if (isWon) newRound();
  };
  const finish = (seat: number, dice: readonly number[], last: readonly number[]) => {
    hands.set(seat, dice);
    lying = [];
    smoke(dice);
    const isPointSix = ['66666', '36666'].includes(dice.toSorted().join(''));
    if (last.includes(6) && isPointSix) namers = [...namers, seat];
    else if (last.includes(6)) doomed = [...doomed, seat];
    goOn();
  };
  const keep = (seat: number, dice: readonly number[]) => {
    lying = [...lying, ...dice];
    if (lying.length < 5) return;
    if (G2 === 'final' || (G2 === 'final-or-opening' && !(isOneThrow && dice.length === 5))) lookAt(lying);
    finish(seat, lying, dice);
  };

  for (const event of events) {
    if (event.kind === 'throw') {
      isOneThrow = lying.length === 0;
      if (G2 === 'any-throw' || (G2 === 'final-or-opening' && isOneThrow)) lookAt([...lying, ...event.dice]);
      if (event.dice.length === 1) keep(event.seat, event.dice);
    }
    if (event.kind === 'keep') keep(event.seat, event.dice);
    if (event.kind === 'enter') {
      lookAt(event.dice);
      finish(event.seat, event.dice, event.last);
    }
    if (event.kind === 'roll-off') {
      if (G11 === 'counts') lookAt(event.dice);
      smoke(event.dice);
      rolled.set(event.seat, event.dice);
      if (rolled.size === among.length) {
        const all = [...rolled];
        const order =
          G1 === 'full-ranking'
            ? bruteOrder
            : (...[one, other]: Parameters<typeof bruteOrder>) => bruteSum(one) - bruteSum(other);
        among = all.filter(([, dice]) => all.every(([, other]) => order(dice, other) <= 0)).map(([seat]) => seat);
        rolled.clear();
        if (among.length === 1) {
          win(among[0]!);
          goOn();
        }
      }
    }
    if (event.kind === 'one-die') {
      rolled.set(event.seat, [event.eyes]);
      if (rolled.size === among.length) {
        const counts = ([eyes]: readonly number[]) => (G8 === 'zero' && eyes === 3 ? 0 : eyes!);
        const ranked = [...rolled].toSorted(([, one], [, other]) => counts(one) - counts(other));
        const [low, high] = [counts(ranked[0]![1]), counts(ranked.at(-1)![1])];
        const isByOne = G9 === 'one-safe-at-a-time';
        const isSafe = (dice: readonly number[]) =>
          isByOne && among.length > 2 && low < high ? counts(dice) === low : counts(dice) < high;
        // In the order of their seats at the roll-off.
        const left = [...rolled].filter(([, dice]) => !isSafe(dice)).map(([seat]) => seat);
        rolled.clear();
        if (left.length === 1) startMini(left[0]!);
        else if (G4 === 'tied' || isByOne) among = left;
      }
    }
    if (event.kind === 'name') {
      namers = namers.slice(1);
      if (G10 === 'named-alone') named = [...new Set([...named, event.threeMan])];
      if (!doomed.includes(event.threeMan)) doomed = [...doomed, event.threeMan];
      goOn();
    }
    if (event.kind === 'sloppy') pour('drink', [event.seat]);
    if (event.kind === 'rule') {
      const at = due.findIndex(({ seat }) => seat === event.seat);
      const [made] = due.splice(at, 1);
      if (event.text !== null && made!.isGools && G7 === 'on') pour('hit', [event.seat]);
    }
    if (event.kind === 'three-man') {
      const earlier = mini!.rules.length;
      bruteMini(mini!, event.event, rulings);
      for (const seat of mini!.rules.slice(earlier)) earn(seat, false);
      if (mini!.isOver) {
        evening.glasses.push(...mini!.glasses);
        evening.parts.push(...mini!.parts);
        mini = undefined;
        goOn();
      }
    }
  }
  // A mini game that is still on.
  evening.glasses.push(...(mini?.glasses ?? []));
  evening.parts.push(...(mini?.parts ?? []));
  return evening;
}
