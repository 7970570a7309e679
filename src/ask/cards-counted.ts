import { CARD_RULES } from '../games/gabong/cards.ts';
import { SUITS } from '../games/gabong/check-card.ts';
import { drawOf } from '../games/gabong/check-draw.ts';
import { CHECKER } from '../games/gabong/check-play.ts';
import { handScore } from '../games/gabong/match-hand.ts';
import { PRESETS } from '../games/gabong/match-presets.ts';
import type { GabongReadings } from '../games/gabong/rulings.ts';
import { gabong, type GabongTable } from './cards-asked.ts';
import { isCounted, isNamed, type NumberSaid } from './numbers-said.ts';
import { namedAmong, type Question } from './read.ts';
import type { Judged } from './verdict.ts';

/** 11.2: what so many twos make the next player draw. */
export function drawing({ concepts, words, numbers }: Question, { rulings, packs }: GabongTable): Judged | undefined {
  const has = namedAmong(concepts);
  if (!has('how-many') || !has('draw', 'card', 'cards-each') || has('worth', 'points', 'in-hand')) return undefined;
  const two = numbers.find((number) => number.value === 2 && isNamed(words, number));
  const before = two && numbers.find(({ at }) => at === two.at - 1);
  const isOne = two !== undefined && (/^(?:a|en|et|ein)$/.test(words[two.at - 1] ?? '') || words[two.at] === 'tor');
  const twos = before?.value ?? (isOne ? 1 : undefined);
  // "A two on a two on a two" are counted by nobody.
  const isOften = numbers.filter((number) => number.value === 2 && isNamed(words, number)).length > 1;
  const laid = twosLaid(words);
  if (laid !== undefined) return drawn(laid, rulings, packs);
  if (!two || isOften || twos === undefined || twos < 1 || twos > packs * SUITS.length) return undefined;
  return drawn(twos, rulings, packs);
}

function drawn(twos: number, rulings: GabongReadings, packs: number): Judged {
  const state = CHECKER.start({
    players: 6,
    master: 0,
    packs,
    rulings,
    opening: { is: 'laid', card: { suit: 'S', rank: 2 }, by: 1, named: null, direction: 1, twos },
  });
  const { count } = drawOf(state, 2);
  return gabong('gabong-11.2', 'drawTwos', { twos, count }, count);
}

const LAID_TWO = /\b(?:laid|lays|la|legger|played|plays)(?: down)? (?:a|an|en) (?:two|toer|2)\b/g;
const HAS_DRAWN = /\b(?:draws|drew|drawn|trekker|trakk|trukket|already|allerede|took|tok)\b/;

const LAID_BEFORE =
  /\b(both|two|three|four|begge|to|tre|fire)(?: \w+){0,2} (?:before|foran|for|ahead of) (?:me|meg|him|her|ham|henne|us)(?: (?:have|has|just|har|begge|both|all|alle|nettopp))* (?:laid|played|put|la|lagt|spilte|legger)(?: down| ned)?(?: (?:an?|en|each|hver|sin))* (?:twos?|toere?|torere?|tor|tore|2)\b/;
const SO_MANY: Readonly<Record<string, number>> = {
  both: 2,
  two: 2,
  begge: 2,
  to: 2,
  three: 3,
  tre: 3,
  four: 4,
  fire: 4,
};

/** "A laid a two, then B laid a two", "the two before me laid twos": so many, where nobody has drawn between them. */
function twosLaid(words: readonly string[]): number | undefined {
  const line = words.join(' ');
  const before = LAID_BEFORE.exec(line)?.[1];
  const laid = before ? SO_MANY[before]! : [...line.matchAll(LAID_TWO)].length;
  return laid > 1 && !HAS_DRAWN.test(line) ? laid : undefined;
}

/** An ace counts in three ways, of which that in the hand is one. */
const ON_TABLE = /^(?:table|bord|bordet|pile|bunken?|top|overst|gabonge\w*)$/;

/** Lower ranks may be a die's. */
const LEAST_CARD = 7;

/** 11.2-11.14: what a card left in the hand counts. */
export function worth({ concepts, numbers, cards, words }: Question): Judged | undefined {
  const has = namedAmong(concepts);
  // What it costs to be left with.
  const isLeft = has('in-hand') && has('cost');
  if (
    !(has('points') || isLeft) ||
    !(has('how-many', 'worth', 'g-gabong') || isLeft) ||
    has('gabonging', 'theta', 'hand-sum', 'one-or-fourteen', 'move', 'circle', 'inside', 'outside', 'roll')
  ) {
    // The points of a card as people call them, "points for a nine in the hand".
    if (
      !has('points') ||
      numbers.length !== 1 ||
      !isNamed(words, numbers[0]!) ||
      has('roll', 'theta', 'pure', 'impure')
    )
      return undefined;
  }
  if (words.some((word) => ON_TABLE.test(word))) return undefined;
  const ranks = new Set(cards.flatMap(({ rank }) => (rank === null ? [] : [rank])));
  const [rank] = ranks;
  const isSaid = numbers.length === 1 && (isNamed(words, numbers[0]!) || has('in-hand'));
  const rule = CARD_RULES.find((each) => each.rank === rank);
  if (!rule || ranks.size > 1 || !isSaid || (rule.rank < LEAST_CARD && !has('g-gabong'))) return undefined;
  // A two doubles the rest of the hand, which nobody has told.
  if (rule.doubles) return undefined;
  return gabong(rule.clause, 'cardPoints', { count: rule.points }, rule.points);
}

/** 10.1, 11.2: what several cards left in one hand count together, all of them told. */
export function worthTogether(
  { concepts, numbers, cards, words }: Question,
  { rulings }: GabongTable,
): Judged | undefined {
  const has = namedAmong(concepts);
  const isLeft = has('in-hand', 'deal-over');
  if (!has('how-many', 'worth', 'cost', 'sum', 'which') || !(has('points') || isLeft)) return undefined;
  // Who offers two hands asks which is better.
  if (has(...OTHER_THINGS) || words.some((word) => ON_TABLE.test(word) || /^(?:or|eller)$/.test(word)))
    return undefined;
  // "I have three cards left: a king, a nine and a four."
  const told = numbers.find(({ at }) => CARDS.test(words[at + 1] ?? ''));
  const named = numbers.filter((number) => number !== told);
  const hand: number[] = [];
  for (let at = 0; at < named.length; at += 1) {
    const [one, next] = [named[at]!, named[at + 1]];
    // "Two kings" are two of one rank.
    const isCount = !one.isRank && next?.isRank && next.at === one.at + 1 && one.value <= SUITS.length;
    const rankAt = (isCount ? next : one).at;
    const card = cards.find(({ from, to }) => rankAt >= from && rankAt < to);
    if (!card?.rank || isCounted(words, one.at) || !(isCount || card.suit || isSaidAsCard(words, one)))
      return undefined;
    const before = cards.findLast(({ to }) => to <= Math.min(card.from, one.at));
    // Of one hand, and of nobody else's.
    if (hand.length > 0 && before && !words.slice(before.to, card.from).every((word) => JOINS.test(word)))
      return undefined;
    hand.push(...Array<number>(isCount ? one.value : 1).fill(card.rank));
    if (isCount) at += 1;
  }
  if (told && told.value !== hand.length) return undefined;
  if (hand.length < 2 || (!isLeft && !has('finish', 'g-gabong') && hand.every((rank) => rank < LEAST_CARD)))
    return undefined;
  const { terms, points, doublings } = handScore({ ...PRESETS['ntnu-2010'], rulings }, hand);
  const [first] = [...terms].sort(
    (one, other) => Number(other.doubles) - Number(one.doubles) || other.points - one.points,
  );
  const { clause } = CARD_RULES.find(({ rank }) => rank === first!.rank)!;
  const isReading = terms.some(({ doubles, count }) => doubles && count > 1);
  return gabong(clause, doublings > 0 ? 'handPointsDoubled' : 'handPoints', { count: points }, points, {
    rulings: isReading ? ['B1'] : [],
  });
}

const CARDS = /^(?:cards?|kort)$/;
const JOINS = /^(?:and|og|plus|pluss|an?|en|et|ei|two|three|four|to|tre|fire|[234]|also|samt)$/;

/** "One" and "two" may count anything. */
const isSaidAsCard = (words: readonly string[], number: NumberSaid): boolean =>
  isNamed(words, number) || /\d/.test(words[number.at]!) || number.value > SUITS.length;

const OTHER_THINGS =
  'gabonging theta one-or-fourteen move circle inside roll die three-man not lay draw cards-each last-six outfit'.split(
    ' ',
  );
