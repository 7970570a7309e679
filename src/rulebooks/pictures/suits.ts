/** Hearts, spades, clubs and diamonds. */
export const SUITS = ['H', 'S', 'C', 'D'] as const;
export type Suit = (typeof SUITS)[number];

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** Path data of each symbol, in a square of 12 by 12. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  H: 'M6 11.4C2.4 8.6.4 6.4.4 3.9A2.95 2.95 0 0 1 6 2.6a2.95 2.95 0 0 1 5.6 1.3c0 2.5-2 4.7-5.6 7.5z',
  S: 'M6 .5C8 3 11.5 4.8 11.5 7.5A2.6 2.6 0 0 1 7 9.2l1.2 2.4H3.8L5 9.2A2.6 2.6 0 0 1 .5 7.5C.5 4.8 4 3 6 .5z',
  C: `${circle(6, 3.2, 2.7)}${circle(3.2, 7.2, 2.7)}${circle(8.8, 7.2, 2.7)}M6 5l2.2 6.6H3.8z`,
  D: 'M6 .2l4.6 5.8L6 11.8 1.4 6z',
};
