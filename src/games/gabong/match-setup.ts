import { CARD_RULES, type Rank } from './cards.ts';
import { DEFAULT_GABONG_READINGS, type KeptGabongReadings } from './rulings.ts';

export interface Player {
  readonly name: string;
}

/** When a round is over: after so many deals (3.1), or after the deal in which somebody has reached a limit. */
export type Ends = { readonly by: 'deals'; readonly deals: number } | { readonly by: 'points'; readonly limit: number };

/** What a table counts by; the rule book's own, or another circle's. */
export interface Counting {
  /** What each card left in a hand counts (11.2-11.14). */
  readonly points: Readonly<Record<Rank, number>>;
  /** The ranks that double the sum of the hand they are left in (11.2); how often is a reading (B1). */
  readonly doublers: readonly number[];
  readonly ends: Ends;
  readonly rulings: KeptGabongReadings;
}

export interface GabongSetup extends Counting {
  /** Around the ring, alphabetically as 2.1 has it. */
  readonly players: readonly Player[];
  /** The seat of the GM in the first deal (2.3). */
  readonly master: number;
  /** So many ordinary packs are shuffled together (5.1). */
  readonly packs: number;
}

export const RANKS: readonly Rank[] = CARD_RULES.map(({ rank }) => rank);

export const PLAYERS_LEAST = 2;
export const PLAYERS_MOST = 10;
export const PACKS_LEAST = 2;
export const PACKS_MOST = 3;
/** Whoever has a card left is never at zero, so a card counts something; more than this is a slip of the thumb. */
export const CARD_POINTS_MOST = 100;
export const DEALS_MOST = 50;
export const LIMIT_MOST = 10_000;

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

/** A reigning GM who is present. */
export interface MasterClaim {
  readonly seat: number;
  /** How many of the players in this round the GM reigns over. */
  readonly reignsOver: number;
  /** When the GM last completed a round of their own, a later one a greater number; null: nobody remembers. */
  readonly completed: number | null;
}

/** Who is the GM of the first deal and by which part of 2.3, or among whom lots are drawn. */
export type Succession =
  | { readonly is: 'master'; readonly seat: number; readonly by: 'reigning' | 'reigns-over-most' | 'completed-last' }
  | { readonly is: 'lot'; readonly among: readonly number[] };

/** 2.3: the reigning GM; of several the one who reigns over the most, then the one who last completed a round. */
export function firstMaster(players: number, claims: readonly MasterClaim[]): Succession {
  if (claims.length === 0) return { is: 'lot', among: Array.from({ length: players }, (_, seat) => seat) };
  if (claims.length === 1) return { is: 'master', seat: claims[0]!.seat, by: 'reigning' };
  const widest = greatest(claims, ({ reignsOver }) => reignsOver);
  if (widest.length === 1) return { is: 'master', seat: widest[0]!.seat, by: 'reigns-over-most' };
  const latest = greatest(widest, ({ completed }) => completed ?? -Infinity);
  if (latest.length === 1) return { is: 'master', seat: latest[0]!.seat, by: 'completed-last' };
  // The rules end here; as where nobody reigns, it goes by lot.
  return { is: 'lot', among: latest.map(({ seat }) => seat) };
}

function greatest(claims: readonly MasterClaim[], by: (claim: MasterClaim) => number): readonly MasterClaim[] {
  const most = Math.max(...claims.map(by));
  return claims.filter((claim) => by(claim) === most);
}
