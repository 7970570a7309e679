import type { Board } from '../../games/gug/board.ts';
import { element } from '../../map/markup.ts';
import { at, drawArrow, mapCutSvg } from './map-cut.ts';
import { diceSvg } from './dice.ts';
import { frame } from './frame.ts';
import { type Suit, SUIT_PATHS } from './suits.ts';

/**
 * The picture that a rule book names, as SVG markup; its looks are in `pictures.css` and `board.css`.
 *
 * @param src - kind and name, as `dice:33241`, `cards:H7,SK`, `ring:knekt` or `map:dots`.
 * @param alt - what it shows, in words.
 * @param load - gives the board that maps are cut from.
 * @returns undefined for what is no such picture.
 */
export function pictureSvg(src: string, alt: string, load: () => Board): string | undefined {
  const [, kind, name = ''] = /^(\w+):(.*)$/s.exec(src) ?? [];
  if (kind === 'dice') return diceSvg(name, alt);
  if (kind === 'cards') return cardsSvg(name, alt);
  if (kind === 'ring') return ringSvg(name, alt);
  if (kind === 'map') return mapCutSvg(name, alt, load());
  return undefined;
}

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

function draw({ suit, rank }: Card, index: number): string {
  const left = index * (WIDTH + GAP);
  const look = suit === 'H' || suit === 'D' ? 'card red' : 'card';
  return element(
    'g',
    { class: look, transform: index === 0 ? undefined : `translate(${left})` },
    element('rect', { x: '1', y: '1', width: `${WIDTH - 2}`, height: `${HEIGHT - 2}`, rx: '4' }),
    element('text', { class: rank.length > 1 ? 'rank wide' : 'rank', x: '15', y: '24' }, rank),
    element('path', { d: SUIT_PATHS[suit], transform: 'translate(26 9) scale(1.15)' }),
  );
}

/**
 * Cards in a row, for a line of text: each with its rank and the symbol of its suit.
 *
 * @param cards - suit and rank of each, as `H7,SK`.
 * @returns undefined where one is no card.
 */
function cardsSvg(cards: string, alt: string): string | undefined {
  const read = cards.split(',').map(readCard);
  if (!read.every((card) => card !== undefined)) return undefined;
  const view = [0, 0, read.length * (WIDTH + GAP) - GAP, HEIGHT] as const;
  return frame('cards-picture', alt, view, ...read.map((card, index) => draw(card, index)));
}

/** The players in the order of the alphabet, clockwise from the top. */
const PLAYERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
type Player = (typeof PLAYERS)[number];

interface Scene {
  /** Who lays the card that it is about. */
  readonly lays: Player;
  /** What is on that card; `double` is one that is laid on its like. */
  readonly card: 'J' | 'Q' | 'K' | 'double';
  /** How the turn moves on, in order. */
  readonly turns: readonly (readonly [Player, Player])[];
  /** Where it goes from there on. */
  readonly alphabetical: boolean;
  readonly master?: Player;
}

const SCENES: Readonly<Record<string, Scene>> = {
  knekt: {
    lays: 'A',
    card: 'J',
    turns: [
      ['A', 'B'],
      ['B', 'A'],
    ],
    alphabetical: false,
  },
  dame: {
    lays: 'A',
    card: 'Q',
    turns: [
      ['A', 'F'],
      ['F', 'A'],
    ],
    alphabetical: true,
  },
  konge: { lays: 'A', card: 'K', turns: [['A', 'F']], alphabetical: false },
  'first-slap': {
    lays: 'E',
    card: 'double',
    turns: [
      ['E', 'F'],
      ['F', 'A'],
    ],
    alphabetical: true,
    master: 'C',
  },
};

/** Radii: of the ring, of a player's sign, and how far from the ring arrows run, outside in the order of the alphabet. */
const [RING, SEAT, ASIDE] = [86, 19, 13];
/** Degrees between two players, and from a player to where an arrow begins or ends. */
const [STEP, CLEAR] = [60, 13];
/** How long the head of an arrow is. */
const HEAD = 12;

const degreesOf = (player: Player): number => PLAYERS.indexOf(player) * STEP;

/** A place on a circle around the middle, in degrees clockwise from the top. */
function placeOn(radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees / 180) * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** An arrow along a circle; it runs clockwise when `to` is more than `from`. */
function drawArc(look: string, radius: number, from: number, to: number): string {
  const way = Math.sign(to - from);
  const neck = to - way * (HEAD / radius) * (180 / Math.PI);
  const large = Math.abs(neck - from) > 180 ? 1 : 0;
  const shaft = `M${at(placeOn(radius, from))}A${radius} ${radius} 0 ${large} ${way > 0 ? 1 : 0} ${at(placeOn(radius, neck))}`;
  // A head is straight: it points where the circle runs at its middle.
  const along = placeOn(1, (neck + to) / 2 + way * 90);
  const [x, y] = placeOn(radius, neck);
  return drawArrow(look, { shaft, tip: [x + along[0] * HEAD, y + along[1] * HEAD], along, size: HEAD });
}

function drawTurn([from, to]: readonly [Player, Player], index: number): string {
  const start = degreesOf(from);
  const way = (degreesOf(to) - start + 360) % 360 === STEP ? 1 : -1;
  const radius = RING + way * ASIDE;
  const arc = drawArc('go', radius, start + way * CLEAR, start + way * (STEP - CLEAR));
  const [x, y] = placeOn(radius + way * 14, start + (way * STEP) / 2);
  return (
    arc +
    element(
      'g',
      { class: 'order', transform: `translate(${at([x, y])})` },
      element('circle', { r: '9' }),
      element('text', {}, `${index + 1}`),
    )
  );
}

function drawSeat(player: Player, { lays, master }: Scene): string {
  const degrees = degreesOf(player);
  const [x, y] = placeOn(RING + SEAT + 19, degrees).map(Math.round) as [number, number];
  const seat = element(
    'g',
    { class: player === lays ? 'seat lays' : 'seat', transform: `translate(${at(placeOn(RING, degrees))})` },
    element('circle', { r: `${SEAT}` }),
    element('text', {}, player),
  );
  return player === master ? seat + element('text', { class: 'master', x: `${x}`, y: `${y}` }, 'GM') : seat;
}

/** What is laid, and around it the direction that play has from then on. */
function drawMiddle({ card, alphabetical }: Scene): string {
  const paper = (x: number, y: number) => element('rect', { x: `${x}`, y: `${y}`, width: '28', height: '38', rx: '4' });
  const laid = card === 'double' ? paper(-19, -23) + paper(-9, -15) : paper(-14, -19) + element('text', {}, card);
  const way = alphabetical ? 1 : -1;
  return element('g', { class: 'laid' }, laid) + drawArc('way', 37, -140 * way, 140 * way);
}

/**
 * Six players in a ring, and how the turn moves when a card is laid: arrows in the order of the alphabet run outside
 * the ring, those against it inside.
 *
 * @returns undefined for a name that no scene has.
 */
function ringSvg(name: string, alt: string): string | undefined {
  const scene = Object.hasOwn(SCENES, name) ? SCENES[name] : undefined;
  if (!scene) return undefined;
  return frame(
    'ring-picture',
    alt,
    [-132, -114, 264, 228],
    element('circle', { class: 'table', r: `${RING}` }),
    drawMiddle(scene),
    ...scene.turns.map(drawTurn),
    ...PLAYERS.map((player) => drawSeat(player, scene)),
  );
}
