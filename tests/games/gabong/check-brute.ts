import type { CheckRulings } from '../../../src/games/gabong/check-setup.ts';

/** What lies on top, in writing: `H7`, `S12`; for an eight with the suit that was said, `S8=H` or `S8=tens`; twos to draw for as `S2+`. */
export type Top = string;

const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'];
const allOf = (suits: readonly string[], ranks: readonly string[]) =>
  suits.flatMap((suit) => ranks.map((rank) => suit + rank));
const without = (...gone: readonly string[]) => RANKS.filter((rank) => !gone.includes(rank));

/**
 * Everything that may be laid on a card, written out from the rules card by card: by suit, by rank, and for each card
 * what is special about it. It shares no code with the checker.
 */
export function layable(top: Top, { B2, B3 }: Pick<CheckRulings, 'B2' | 'B3'>): ReadonlySet<string> {
  if (top.endsWith('+')) return new Set(allOf(SUITS, ['2']));
  const [printed = '', said] = top.split('=');
  const suit = printed.slice(0, 1);
  const rank = printed.slice(1);
  const ofSuit = (one: string) => allOf([one], B3 === 'tens-alone' ? without('10') : RANKS);
  const tens = allOf(SUITS, ['10']);
  const eights = allOf(SUITS, ['8']);
  const goes = new Set<string>(B2 === 'on-anything' ? eights : []);
  const add = (cards: readonly string[]) => cards.forEach((card) => goes.add(card));
  switch (rank) {
    case '7':
      add(ofSuit(suit));
      break;
    case '8':
      add(eights);
      add(said === 'tens' ? tens : ofSuit(said ?? suit));
      break;
    case '10':
      add(tens);
      if (B3 === 'printed-suit-too') add(ofSuit(suit));
      break;
    default:
      add(ofSuit(suit));
      add(allOf(SUITS, [rank]));
  }
  return goes;
}
