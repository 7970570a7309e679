import { CARD_RULES, type Rank } from '../games/gabong/cards.ts';
import { type LinkedCard, makeCardLink } from '../games/gabong/card-link.ts';
import { type Card, isSame, SUITS } from '../games/gabong/check-card.ts';
import { canGabong } from '../games/gabong/check-gabong.ts';
import type { GabongClause } from '../games/gabong/clauses.ts';
import { fitOn, fitOnThree } from '../games/gabong/pile.ts';
import { gabong, type GabongTable } from './cards-asked.ts';
import { type CardSaid, lyingFirst, onTop, withoutEchoes } from './cards-said.ts';
import { isWord } from './lexicon.ts';
import { isNamed } from './numbers-said.ts';
import { namedAmong, type Question } from './read.ts';
import type { Judged } from './verdict.ts';

/** 4.1: a hand on a top card. */
export function gabonging({ concepts, words, cards, numbers }: Question): Judged | undefined {
  const below = words.findIndex((word) => LIES.test(word));
  const isTold =
    words.some((word) => HAS.test(word)) &&
    numbers.some((number) => isNamed(words, number) && below >= 0 && number.at > below && number.at - below < ATOP_FAR);
  const isAsked = isTold || namedAmong(concepts)('gabonging', 'hand-sum', 'in-hand');
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
export function laying(question: Question, { rulings }: GabongTable): Judged | undefined {
  const { words, concepts } = question;
  const said = withoutEchoes(question.cards);
  const isLyingFirst = lyingFirst(words, said);
  const cards = isLyingFirst ? [...said].reverse() : said;
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
