import type { Lang } from '../../i18n/lang.ts';
import { element } from '../../map/markup.ts';
import { frame } from './frame.ts';
import { type Suit, SUIT_LETTERS, SUIT_PATHS } from './suits.ts';

const WIDTH = 42;
const HEIGHT = 32;
const GAP = 4;

const CARD = /^([HSCD])([2-9]|10|[JQKA])$/;

interface Card {
  readonly suit: Suit;
  readonly rank: string;
}

function readCard(text: string): Card | undefined {
  const [, suit, rank] = CARD.exec(text) ?? [];
  return suit === undefined || rank === undefined ? undefined : { suit: suit as Suit, rank };
}

function draw({ suit, rank }: Card, index: number, lang: Lang): string {
  const left = index * (WIDTH + GAP);
  const look = suit === 'H' || suit === 'D' ? 'card red' : 'card';
  return element(
    'g',
    { class: look, transform: index === 0 ? undefined : `translate(${left})` },
    element('rect', { x: '1', y: '1', width: `${WIDTH - 2}`, height: `${HEIGHT - 2}`, rx: '4' }),
    element('text', { class: rank.length > 1 ? 'rank wide' : 'rank', x: '15', y: '24' }, rank),
    element('path', { d: SUIT_PATHS[suit], transform: 'translate(27 4)' }),
    element('text', { class: 'suit', x: '33', y: '27' }, SUIT_LETTERS[lang][suit]),
  );
}

/**
 * Cards in a row, for a line of text: each with its rank, the symbol of its suit, and the letter of that.
 *
 * @param cards - suit and rank of each, as `H7,SK`.
 * @param lang - of the letters.
 * @returns undefined where one is no card.
 */
export function cardsSvg(cards: string, alt: string, lang: Lang = 'en'): string | undefined {
  const read = cards.split(',').map(readCard);
  if (!read.every((card) => card !== undefined)) return undefined;
  const view = [0, 0, read.length * (WIDTH + GAP) - GAP, HEIGHT] as const;
  return frame('cards-picture', alt, view, ...read.map((card, index) => draw(card, index, lang)));
}
