import { CARD_RULES, type Rank } from '../games/gabong/cards.ts';
import { type Card, isSame, SUITS } from '../games/gabong/check-card.ts';
import { type LinkedCard, makeCardLink } from '../games/gabong/card-link.ts';
import { drawOf } from '../games/gabong/check-draw.ts';
import { canGabong } from '../games/gabong/check-gabong.ts';
import { CHECKER } from '../games/gabong/check-play.ts';
import type { GabongClause } from '../games/gabong/clauses.ts';
import { fitOn, fitOnThree } from '../games/gabong/pile.ts';
import { handScore } from '../games/gabong/match-hand.ts';
import { PRESETS } from '../games/gabong/match-presets.ts';
import type { GabongReadings } from '../games/gabong/rulings.ts';
import { isWord } from './lexicon.ts';
import { isCounted, isNamed, type NumberSaid } from './numbers-said.ts';
import { type CardSaid, lyingFirst, onTop, withoutEchoes } from './cards-said.ts';
import type { Question } from './read.ts';
import type { Judged, Said, SentenceData } from './verdict.ts';

export interface GabongTable {
  readonly rulings: GabongReadings;
  readonly packs: number;
}

const gabong = (
  clause: GabongClause,
  sentence: string,
  data: SentenceData,
  said?: Said,
  rest: { readonly rulings?: readonly string[]; readonly link?: string } = {},
): Judged => ({
  game: 'gabong',
  clause,
  sentence,
  data,
  rulings: [],
  ...(said !== undefined && { said }),
  ...rest,
});

/** Answers what the judge of Gabong can decide of the cards that a question names. */
export function judgeGabong(question: Question, table: GabongTable): Judged | undefined {
  const { concepts } = question;
  if (concepts.has('g-gools') || concepts.has('three-man') || concepts.has('g-gug') || question.hands.length > 0)
    return undefined;
  return (
    gabonging(question) ??
    laying(question, table) ??
    drawing(question, table) ??
    worth(question) ??
    worthTogether(question, table)
  );
}

/** 4.1: a hand on a top card. */
function gabonging({ concepts, words, cards, numbers }: Question): Judged | undefined {
  const below = words.findIndex((word) => LIES.test(word));
  const isTold =
    words.some((word) => HAS.test(word)) &&
    numbers.some((number) => isNamed(words, number) && below >= 0 && number.at > below && number.at - below < ATOP_FAR);
  const isAsked = isTold || ['gabonging', 'hand-sum', 'in-hand'].some((concept) => concepts.has(concept));
  if (!isAsked || concepts.has('points')) return undefined;
  const on = words.findLastIndex((word) => /^(?:on|onto|pa|oppa)$/.test(word));
  const ranks = (some: readonly CardSaid[]) =>
    some.flatMap(({ rank }): Card[] => (rank === null ? [] : [{ suit: 'S', rank }]));
  // "On a nine", "a nine on top", or "a nine on the table".
  const above = words.findIndex((word, at) => isWord('atop', word) && !isCardAt(cards, at + 1));
  const topCard = TOP_CARD.exec(words.join(' '));
  const topFrom = topCard ? topCard[0].split(' ').length : -1;
  const told = isTold
    ? cards.find(({ from }) => from > below)
    : topCard
      ? cards.find(({ from }) => from >= topFrom)
      : undefined;
  const lying = told ?? (above < 0 ? undefined : cards.findLast(({ to }) => to <= above && above - to < ATOP_FAR));
  const saysHand = words.some((word) => isWord('hand', word));
  // On the table may be where the hand is flung.
  if (lying && !told && !saysHand && (TABLE.test(words[above]!) || cards.some(({ from }) => from > above)))
    return undefined;
  const isTop = (card: CardSaid) => (lying ? card === lying : card.from > on);
  const hand = ranks(cards.filter((card) => !isTop(card)));
  const [top, ...more] = ranks(cards.filter(isTop));
  // A single card in the hand is rather one to be laid.
  if (!concepts.has('gabonging') && !concepts.has('hand-sum') && (hand.length < 2 || (concepts.has('lay') && !lying)))
    return undefined;
  if ((on < 0 && !lying) || !top || more.length > 0 || hand.length === 0) return undefined;
  const { sum, top: wanted, isGabong } = canGabong(hand, top);
  const link = makeCardLink({ asks: 'gabong', pile: top.rank, hand: hand.map(({ rank }) => rank) });
  return gabong('gabong-4.1', isGabong ? 'gabongYes' : 'gabongNo', { sum, wanted }, isGabong ? 'yes' : 'no', { link });
}

/** "The top card is a ten". */
const TOP_CARD = /^.*?\b(?:top|overste|oppa|pa toppen) (?:card |kort |kortet )?(?:is|er|was|var)\b/;
const TABLE = /^(?:table|bordet)$/;
/** "I have 6 and 7, and there lies a king." */
const HAS = /^(?:har|have|got|has|hold|holder|holding)$/;
const LIES = /^(?:ligger|lies|lying|theres)$/;

/** "A nine lies on the top": so many words on. */
const ATOP_FAR = 4;

const isCardAt = (cards: readonly CardSaid[], at: number): boolean => cards.some(({ from }) => from === at);

/** What lies on the pile where only its suit is said: a card that does nothing of its own to the next. */
const ORDINARY: readonly Rank[] = [4, 6, 9, 13, 14];

function cardsFor({ rank, suit }: CardSaid, isAny: boolean): readonly Card[] {
  const ranks = rank !== null ? [rank] : isAny ? CARD_RULES.map((rule) => rule.rank) : ORDINARY;
  return ranks.flatMap((each) => (suit === null ? SUITS : [suit]).map((one) => ({ suit: one, rank: each })));
}

const ANYTHING = /\b(?:anything|any card|whatever|hva som helst|alt mulig|hvilket som helst)\b/;

/** 3.2, 11.2-11.10: one card on another. Answered where every card that may be meant has the same answer. */
function laying(question: Question, { rulings }: GabongTable): Judged | undefined {
  const { words, concepts } = question;
  const said = withoutEchoes(question.cards);
  const isLyingFirst = lyingFirst(words, said);
  const cards = isLyingFirst ? said.toReversed() : said;
  // "Anything on an eight" is another question.
  const isOnAnything =
    cards.length === 1 &&
    ANYTHING.test(words.slice(cards[0]!.to).join(' ')) &&
    (concepts.has('lay') || concepts.has('wild'));
  if (!isOnAnything && !isLyingFirst && !onTop(words, cards)) return undefined;
  if (concepts.has('in-a-row') || concepts.has('roll') || concepts.has('first-card') || concepts.has('illegal'))
    return undefined;
  const [mine, top = { rank: null, suit: null, from: 0, to: 0 }] = cards;
  if (mine!.rank === null && mine!.suit === null) return undefined;
  const shown = ({ rank, suit }: CardSaid): LinkedCard => ({ rank, suit });
  const link = makeCardLink({ asks: 'card', pile: shown(top), card: shown(mine!) });
  if (mine!.rank === 6 && top.rank === 3)
    return gabong('gabong-11.6', 'sixOnThree', {}, fitOnThree({ suit: 'S', rank: 6 }).goes ? 'yes' : 'no', { link });
  if ((concepts.has('slap') || concepts.has('out-of-turn')) && !isOnAnything) return slapping(mine!, top, link);
  const isSameRank = mine!.rank !== null && mine!.rank === top.rank && mine!.suit === null && top.suit === null;
  const fits = cardsFor(top, isOnAnything).flatMap((below) =>
    cardsFor(mine!, false).flatMap((card) => {
      // Nobody has said whether a two on the pile has been drawn for.
      const counts = below.rank === 2 && !isOnAnything ? [0, 1] : [0];
      // Nor which suit an eight on the pile was laid for.
      const suits = below.rank === 8 && top.rank === 8 ? [null, ...SUITS, 'tens' as const] : [null];
      return counts.flatMap((twos) =>
        suits.map((named) => fitOn({ card: below, by: 0, named, isIllegal: false }, twos, card, rulings)),
      );
    }),
  );
  const goes = fits[0]!.goes;
  if (fits.some((fit) => fit.goes !== goes)) {
    return isSameRank ? gabong('gabong-5.1', 'sevens', { rank: mine!.rank! }, undefined, { link }) : undefined;
  }
  // Of several reasons the narrowest is the card's own.
  const clause = fits.find(({ clause: each }) => each !== 'gabong-3.2')?.clause ?? fits[0]!.clause;
  const used = fits.filter((fit) => fit.clause === clause);
  const reason = used[0]!.goes ? used[0]!.by : used[0]!.reason;
  return gabong(clause, `card-${reason}`, {}, goes ? 'yes' : 'no', { rulings: CARD_RULINGS[clause] ?? [], link });
}

/** 5.1: the very same card, out of turn. */
function slapping(mine: CardSaid, top: CardSaid, link: string): Judged | undefined {
  if (mine.rank === null || mine.suit === null || top.rank === null || top.suit === null) return undefined;
  const yes = isSame({ rank: mine.rank, suit: mine.suit }, { rank: top.rank, suit: top.suit });
  return gabong('gabong-5.1', yes ? 'slapYes' : 'slapNo', {}, yes ? 'yes' : 'no', { link });
}

const CARD_RULINGS: Readonly<Partial<Record<GabongClause, readonly string[]>>> = {
  'gabong-11.8': ['B2'],
  'gabong-11.10': ['B3'],
};

/** 11.2: what so many twos make the next player draw. */
function drawing({ concepts, words, numbers }: Question, { rulings, packs }: GabongTable): Judged | undefined {
  const has = (...some: readonly string[]) => some.some((concept) => concepts.has(concept));
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

/** Lower ranks may be a die's. */
const LEAST_CARD = 7;

/** 11.2-11.14: what a card left in the hand counts. */
function worth({ concepts, numbers, cards, words }: Question): Judged | undefined {
  const has = (...some: readonly string[]) => some.some((concept) => concepts.has(concept));
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
  // An ace counts in three ways, of which this is one.
  if (words.some((word) => /^(?:table|bord|bordet|pile|bunken?|top|overst|gabonge\w*)$/.test(word))) return undefined;
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
function worthTogether({ concepts, numbers, cards, words }: Question, { rulings }: GabongTable): Judged | undefined {
  const has = (...some: readonly string[]) => some.some((concept) => concepts.has(concept));
  const isLeft = has('in-hand', 'deal-over');
  if (!has('how-many', 'worth', 'cost', 'sum', 'which') || !(has('points') || isLeft)) return undefined;
  const isOtherwise =
    OTHER_THINGS.some((concept) => concepts.has(concept)) || words.some((word) => OTHERWISE.test(word));
  if (isOtherwise) return undefined;
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
  const [first] = terms.toSorted(
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

/** An ace on the table counts otherwise, and who offers two hands asks which is better. */
const OTHERWISE = /^(?:table|bord|bordet|pile|bunken?|top|overst|gabonge\w*|or|eller)$/;
