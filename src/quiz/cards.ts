import { CARD_RULES, type Rank } from '../games/gabong/cards.ts';
import { makeCardLink } from '../games/gabong/card-link.ts';
import { type Card, effectOf, SUITS } from '../games/gabong/check-card.ts';
import { drawOf } from '../games/gabong/check-draw.ts';
import { canGabong } from '../games/gabong/check-gabong.ts';
import { CHECKER } from '../games/gabong/check-play.ts';
import type { CheckState } from '../games/gabong/check-state.ts';
import type { GabongClause } from '../games/gabong/clauses.ts';
import { handPoints, handScore } from '../games/gabong/match-hand.ts';
import { PRESETS } from '../games/gabong/match-setup.ts';
import { fitOn, fitOnThree } from '../games/gabong/pile.ts';
import { DEFAULT_GABONG_READINGS } from '../games/gabong/rulings.ts';
import type { Draw } from '../games/shared/seeded.ts';
import { claimed, type Maker, pick, search } from './question.ts';

const RANKS = CARD_RULES.map(({ rank }) => rank);
const code = ({ suit, rank }: Card): string => `${suit}${rank}`;
const someCard = (draw: Draw, rank?: Rank): Card => ({ suit: pick(draw, SUITS), rank: rank ?? pick(draw, RANKS) });

/** What of two cards makes a question about a clause, and by which clauses it may be decided. */
interface Laying {
  readonly by: readonly GabongClause[];
  readonly mine?: Rank;
  readonly below?: Rank;
}

/** May this card go on that one? */
const laying =
  ({ by, mine, below: under }: Laying): Maker =>
  (draw, wanted) =>
    search(600, () => {
      const [below, card] = [someCard(draw, under), someCard(draw, mine)];
      const effect = effectOf(below);
      const top = { card: below, by: 0, named: null, isIllegal: false };
      const twos = effect === 'draw-two' ? 1 : 0;
      const fit = effect === 'skip' ? fitOnThree(card) : fitOn(top, twos, card, DEFAULT_GABONG_READINGS);
      // Which suit an eight on the pile was given, nobody has said.
      if (fit.goes !== wanted || !by.includes(fit.clause) || effect === 'name-suit') return undefined;
      const sentence = effect === 'skip' ? 'layOnThree' : effect === 'draw-two' ? 'layOnTwo' : 'lay';
      const link = makeCardLink({ asks: 'card', pile: below, card });
      return { sentence, data: { pile: [code(below)], card: [code(card)] }, isRight: wanted, link };
    });

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** B lays; the Gabongmester is E. */
const [LAYER, MASTER] = [1, 4];

function after(card: Card): CheckState {
  return CHECKER.start({
    players: NAMES.length,
    master: MASTER,
    packs: 2,
    rulings: DEFAULT_GABONG_READINGS,
    opening: { is: 'laid', card, by: LAYER, named: null, direction: 1, twos: effectOf(card) === 'draw-two' ? 1 : 0 },
  });
}

/** Who has the turn after a card. */
const next =
  (rank: Rank): Maker =>
  (draw, wanted) => {
    const card = someCard(draw, rank);
    const { stage } = after(card);
    if (stage.is !== 'turn') return undefined;
    const others = NAMES.map((_, seat) => seat).filter((seat) => seat !== stage.seat && seat !== LAYER);
    const seat = wanted ? stage.seat : pick(draw, others);
    return { sentence: 'next', data: { card: [code(card)], name: NAMES[seat]! }, isRight: wanted };
  };

const draws: Maker = (draw, wanted) => {
  const { count } = drawOf(after(someCard(draw, 2)), LAYER + 1);
  return { sentence: 'draws', data: { count: claimed(draw, wanted, count, 1) }, isRight: wanted };
};

/** What a card counts that is left in the hand. */
const worth =
  (rank: Rank): Maker =>
  (draw, wanted) => {
    const { points } = handScore(PRESETS['ntnu-2010'], [rank]);
    const wrong = [5, 9, 10, 20, rank].filter((count) => count !== points);
    return {
      sentence: 'worth',
      data: { card: [code(someCard(draw, rank))], count: wanted ? points : pick(draw, wrong) },
      isRight: wanted,
    };
  };

const either =
  (...makers: readonly Maker[]): Maker =>
  (draw, wanted, table) =>
    pick(draw, makers)(draw, wanted, table);

const FAR = 3;

const hand =
  (withAce: boolean): Maker =>
  (draw, wanted) =>
    search(500, () => {
      const cards = Array.from({ length: 2 + draw(2) }, (_, at) =>
        someCard(draw, withAce && at === 0 ? 14 : pick(draw, RANKS)),
      );
      const below = someCard(draw);
      const { isGabong, sum, top } = canGabong(cards, below);
      // Nobody takes a hand for a gabong that is far from one.
      if (isGabong !== wanted || Math.abs(sum - top) > FAR) return undefined;
      const ranks = cards.map(({ rank }) => rank);
      return {
        sentence: 'gabong',
        data: { cards: ranks.map(String), top: [`${below.rank}`] },
        isRight: wanted,
        link: makeCardLink({ asks: 'gabong', pile: below.rank, hand: ranks }),
      };
    });

/** 10.1, 11.1: what a whole hand counts. */
const count: Maker = (draw, wanted) => {
  const cards = Array.from({ length: 3 }, () => pick(draw, RANKS));
  const { points } = handScore(PRESETS['ntnu-2010'], cards);
  return {
    sentence: 'count',
    data: { cards: cards.map(String), count: claimed(draw, wanted, points, 1) },
    isRight: wanted,
  };
};

const theta: Maker = (draw, wanted) => ({
  sentence: 'theta',
  data: { count: claimed(draw, wanted, handPoints(PRESETS['ntnu-2010'], { by: 'theta' })) },
  isRight: wanted,
});

/** One way to ask where the answer is yes, another where it is no: eights go on anything. */
const each =
  (yes: Maker, no: Maker): Maker =>
  (draw, wanted, table) =>
    (wanted ? yes : no)(draw, wanted, table);

/** What the judge and the scoreboard of Gabong decide, by clause. */
export const GABONG_MAKERS = {
  'gabong-3.2': laying({ by: ['gabong-3.2'] }),
  'gabong-4.1': hand(false),
  'gabong-4.4': theta,
  'gabong-10.1': count,
  'gabong-11.1': hand(false),
  'gabong-11.2': either(draws, laying({ by: ['gabong-11.2'], below: 2 })),
  'gabong-11.3': each(next(3), either(next(3), laying({ by: ['gabong-11.3'], below: 3 }))),
  'gabong-11.4': worth(4),
  'gabong-11.5': either(next(5), worth(5)),
  'gabong-11.6': laying({ by: ['gabong-11.6', 'gabong-11.3'], below: 3 }),
  'gabong-11.7': laying({ by: ['gabong-11.7', 'gabong-3.2'], mine: 7, below: 7 }),
  'gabong-11.8': each(either(laying({ by: ['gabong-11.8'], mine: 8 }), worth(8)), worth(8)),
  'gabong-11.9': worth(9),
  'gabong-11.10': either(laying({ by: ['gabong-11.10'] }), worth(10)),
  'gabong-11.11': either(next(11), worth(11)),
  'gabong-11.12': either(next(12), worth(12)),
  'gabong-11.13': either(next(13), worth(13)),
  'gabong-11.14': either(hand(true), worth(14)),
} as const satisfies Partial<Record<GabongClause, Maker>>;
