import { CARD_RULES, type Rank } from './cards.ts';
import { DEFAULT_GABONG_READINGS } from './rulings.ts';
import type { Counting } from './match-setup.ts';

/** Ten deals make a round (3.1). */
const DEALS = 10;

function byRank(pointsOf: (rule: (typeof CARD_RULES)[number]) => number): Readonly<Record<Rank, number>> {
  return Object.fromEntries(CARD_RULES.map((rule) => [rule.rank, pointsOf(rule)])) as Record<Rank, number>;
}

/** The rule book of 2010, read by its defaults. */
const NTNU: Counting = {
  points: byRank(({ points }) => points),
  doublers: CARD_RULES.filter(({ doubles }) => doubles).map(({ rank }) => rank),
  ends: { by: 'deals', deals: DEALS },
  rulings: DEFAULT_GABONG_READINGS,
};

/** Ways to count that a table may start from: the rule book's first, then such as other circles have. */
export const PRESETS = {
  'ntnu-2010': NTNU,
  /** Whole hundreds are halved (B8). */
  halving: { ...NTNU, rulings: { ...DEFAULT_GABONG_READINGS, B8: 'halved' } },
  /** Until somebody has 500 points, with whole hundreds halved. */
  'to-500': {
    ...NTNU,
    ends: { by: 'points', limit: 500 },
    rulings: { ...DEFAULT_GABONG_READINGS, B8: 'halved' },
  },
  /** A card counts what it is worth on the pile (4.1), and nothing doubles. */
  'numeric-values': { ...NTNU, points: byRank(({ value }) => value.onPile), doublers: [] },
} as const satisfies Readonly<Record<string, Counting>>;
