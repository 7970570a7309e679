import { CARD_RULES, type Rank } from '../games/gabong/cards.ts';
import { makeCardLink } from '../games/gabong/card-link.ts';
import { type Card, isSame, SUITS } from '../games/gabong/check-card.ts';
import { drawOf } from '../games/gabong/check-draw.ts';
import { canGabong } from '../games/gabong/check-gabong.ts';
import { CHECKER } from '../games/gabong/check-play.ts';
import type { GabongClause } from '../games/gabong/clauses.ts';
import { handScore } from '../games/gabong/match-hand.ts';
import { PRESETS } from '../games/gabong/match-setup.ts';
import { fitOn, fitOnThree } from '../games/gabong/pile.ts';
import type { GabongReadings } from '../games/gabong/rulings.ts';
import type { Frame, Read } from './frames.ts';
import type { CardNamed } from './slots.ts';
import type { Judged, Said, SentenceData } from './verdict.ts';

export interface GabongTable {
  readonly rulings: GabongReadings;
  readonly packs: number;
}

type Answer = Judged | undefined;

const gabong = (
  clause: GabongClause,
  sentence: string,
  data: SentenceData,
  said?: Said,
  rest: { readonly rulings?: readonly string[]; readonly link?: string } = {},
): Judged => ({ game: 'gabong', clause, sentence, data, rulings: [], ...(said !== undefined && { said }), ...rest });

const ranksOf = (cards: readonly CardNamed[]): readonly Rank[] =>
  cards.flatMap(({ rank }) => (rank === null ? [] : [rank]));

/** 4.1: a whole hand on a top card. */
function gabonging({ all, has }: Read): Answer {
  const [hand, ...hands] = all('cards', 'hand', 'gabong-with', 'held');
  const [top, ...tops] = all('card', 'top', 'gabong-with');
  if (!hand || top?.rank == null || hands.length > 0 || tops.length > 0) return undefined;
  const ranks = ranksOf(hand);
  // A single card in the hand is rather one to be laid.
  if (ranks.length === 1 && !has('gabong', 'gabong-with')) return undefined;
  const asCards = (some: readonly Rank[]) => some.map((rank): Card => ({ suit: 'S', rank }));
  const { sum, top: wanted, isGabong } = canGabong(asCards(ranks), asCards([top.rank])[0]!);
  const link = makeCardLink({ asks: 'gabong', pile: top.rank, hand: ranks });
  return gabong('gabong-4.1', isGabong ? 'gabongYes' : 'gabongNo', { sum, wanted }, isGabong ? 'yes' : 'no', { link });
}

/** What lies on the pile where only its suit is said: a card that does nothing of its own to the next. */
const ORDINARY: readonly Rank[] = [4, 6, 9, 13, 14];

function cardsFor({ rank, suit }: CardNamed, isAny: boolean): readonly Card[] {
  const ranks = rank !== null ? [rank] : isAny ? CARD_RULES.map((rule) => rule.rank) : ORDINARY;
  return ranks.flatMap((each) => (suit === null ? SUITS : [suit]).map((one) => ({ suit: one, rank: each })));
}

/** 3.2, 11.2-11.10: one card on another. Answered where every card that may be meant has the same answer. */
function laying({ all, has }: Read, { rulings }: GabongTable): Answer {
  const [pair] = [all('card', 'card-on')];
  const lying = all('card', 'lies-card', 'top')[0];
  const isOnAnything = has('lay-on-anything');
  const mine = pair[0] ?? all('card', 'my-card', 'lay-on-anything')[0];
  const top = pair[1] ?? lying ?? { rank: null, suit: null };
  if (!mine || (!isOnAnything && top.rank === null && top.suit === null)) return undefined;
  // Whoever lays a card when somebody else has the turn can only slap it.
  if (has('my-turn') && (has('out-of-turn') || all('who', 'can').some((who) => who !== 'asker'))) return undefined;
  const link = makeCardLink({ asks: 'card', pile: top, card: mine });
  if (mine.rank === 6 && top.rank === 3)
    return gabong('gabong-11.6', 'sixOnThree', {}, fitOnThree({ suit: 'S', rank: 6 }).goes ? 'yes' : 'no', { link });
  // The judge of cards lays in turn: what cannot be slapped may be legal there.
  if (has('out-of-turn')) return slapping(mine, top, link);
  const isSameRank = mine.rank !== null && mine.rank === top.rank && mine.suit === null && top.suit === null;
  const fits = cardsFor(top, isOnAnything).flatMap((below) =>
    cardsFor(mine, false).flatMap((card) => {
      // Nobody has said whether a two on the pile has been drawn for.
      const counts = below.rank === 2 && !isOnAnything ? [0, 1] : [0];
      // Nor which suit an eight on the pile was laid for.
      const suits = below.rank === 8 && top.rank === 8 ? [null, ...SUITS, 'tens' as const] : [null];
      return counts.flatMap((twos) =>
        suits.map((named) => fitOn({ card: below, by: 0, named, isIllegal: false }, twos, card, rulings)),
      );
    }),
  );
  const { goes } = fits[0]!;
  if (fits.some((fit) => fit.goes !== goes))
    return isSameRank ? gabong('gabong-5.1', 'sevens', { rank: mine.rank }, undefined, { link }) : undefined;
  // Of several reasons the narrowest is the card's own.
  const clause = fits.find(({ clause: each }) => each !== 'gabong-3.2')?.clause ?? fits[0]!.clause;
  const used = fits.find((fit) => fit.clause === clause)!;
  const reason = used.goes ? used.by : used.reason;
  return gabong(clause, `card-${reason}`, {}, goes ? 'yes' : 'no', { rulings: CARD_RULINGS[clause] ?? [], link });
}

/** 5.1: the very same card, out of turn. */
function slapping(mine: CardNamed, top: CardNamed, link: string): Answer {
  if (mine.rank === null || mine.suit === null || top.rank === null || top.suit === null) return undefined;
  const yes = isSame({ rank: mine.rank, suit: mine.suit }, { rank: top.rank, suit: top.suit });
  return yes ? gabong('gabong-5.1', 'slapYes', {}, 'yes', { link }) : gabong('gabong-5.1', 'slapNo', {}, 'no');
}

const CARD_RULINGS: Readonly<Partial<Record<GabongClause, readonly string[]>>> = {
  'gabong-11.8': ['B2'],
  'gabong-11.10': ['B3'],
};

/** Folded: whoever holds a two may lay it in place of drawing (11.2), and how many they lay is not said. */
const HOLDS = /\b(?:i|we|you|jeg|eg|vi|du) (?:have|hold|got|har|holder)\b(?! lagt)/;

/** 11.2: what so many twos make the next player draw. */
function drawing({ all, items, line }: Read, { rulings, packs }: GabongTable): Answer {
  const [cards = [], ...more] = all('cards', 'twos');
  const [told] = all('n', 'twos');
  // "Somebody laid a two", "both players before me laid a two".
  const isOne = items.some(({ kind, said }) => kind === 'twos' && said.every(({ is }) => is === 'who'));
  const isBoth = items.some(({ kind, from }) => kind === 'twos' && line.words[from] === 'both');
  if (HOLDS.test(line.words.join(' ')) && !items.some(({ kind }) => kind === 'have-none')) return undefined;
  const twos = told ?? (isBoth ? BOTH : isOne ? 1 : cards.length);
  if (more.length > 0 || cards.some(({ rank }) => rank !== 2) || twos < 1 || twos > packs * SUITS.length)
    return undefined;
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

const BOTH = 2;

/** Lower ranks may be a die's. */
const LEAST_CARD = 7;

/** 10.1, 11.2-11.14: what cards left in one hand count together. */
function worth({ all, has }: Read, { rulings }: GabongTable): Answer {
  const [cards = [], ...more] = all('cards', 'held', 'hand');
  const hand = ranksOf(cards);
  if (hand.length === 0 || more.length > 0) return undefined;
  // "What is an ace worth in the hand" may be what it counts for a gabong.
  const isAsked = has('points-asked', 'costs-asked') || has('left-over');
  const isLeft = has('in-hand', 'left-over', 'hand', 'book-gabong');
  if (!isAsked || (has('worth-word') && !has('points-asked', 'left-over'))) return undefined;
  const rule = CARD_RULES.find(({ rank }) => rank === hand[0])!;
  if (hand.length === 1) {
    // A two doubles the rest of the hand, which nobody has told.
    const asks = has('points-asked', 'costs-asked', 'counts-asked');
    if (rule.doubles || !asks || (rule.rank < LEAST_CARD && !isLeft)) return undefined;
    return gabong(rule.clause, 'cardPoints', { count: rule.points }, rule.points);
  }
  if (!isLeft && hand.every((rank) => rank < LEAST_CARD)) return undefined;
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

const FRAMES_OF: readonly Omit<Frame<GabongTable>, 'book'>[] = [
  { needs: ['hand', 'top'], may: ['gabong', 'can', 'in-hand'], judge: gabonging },
  { needs: ['gabong-with'], may: ['can', 'gabong'], judge: gabonging },
  { needs: ['gabong', 'held|hand', 'top'], may: ['can', 'hand', 'held', 'in-hand'], judge: gabonging },
  { needs: ['card-on'], may: ['can', 'lay', 'is-it', 'out-of-turn', 'my-turn'], often: ['out-of-turn'], judge: laying },
  {
    needs: ['lies-card|top', 'my-card'],
    may: ['can', 'lay', 'is-it', 'out-of-turn', 'lies-card', 'top'],
    often: ['out-of-turn'],
    judge: laying,
  },
  { needs: ['lay-on-anything'], may: ['can', 'lay', 'is-it'], judge: laying },
  { needs: ['draw-asked', 'twos'], may: ['have-none'], judge: drawing },
  {
    needs: ['points-asked|costs-asked|counts-asked|left-over', 'held|hand'],
    may: ['points-asked', 'costs-asked', 'counts-asked', 'worth-word', 'left-over', 'in-hand', 'held', 'hand', 'lay'],
    judge: worth,
  },
];

export const GABONG_FRAMES: readonly Frame<GabongTable>[] = FRAMES_OF.map((each) => ({ book: 'gabong', ...each }));
