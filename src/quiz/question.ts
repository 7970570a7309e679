import type { Draw } from '../games/shared/seeded.ts';

/** What fills a sentence: numbers, names, and lists of cards (`H7`) or ranks (`14`) that the page words. */
export type QuizData = Readonly<Record<string, string | number | readonly string[]>>;

/** A situation, what is claimed of it, and whether that holds by the rules. */
export interface Made {
  /** A key of the page's words. */
  readonly sentence: string;
  readonly data: QuizData;
  readonly isRight: boolean;
  /** The query by which the game's own judge shows it. */
  readonly link?: string;
}

/**
 * Makes a question that a clause decides.
 *
 * @param wanted - whether the answer is to be yes.
 * @returns undefined where this draw led to none; another may.
 */
export type Maker<Table = unknown> = (draw: Draw, wanted: boolean, table: Table) => Made | undefined;

export const pick = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)]!;

/** A number that somebody may take for the right one. */
export function near(draw: Draw, right: number, least = 0): number {
  const others = [right - 2, right - 1, right + 1, right + 2, right * 2].filter((n) => n >= least && n !== right);
  return pick(draw, others);
}

/** The judge's number, or one beside it. */
export const claimed = (draw: Draw, wanted: boolean, right: number, least = 0): number =>
  wanted ? right : near(draw, right, least);

/** Draws until one is fit. */
export function search<Found>(times: number, found: () => Found | undefined): Found | undefined {
  for (let count = 0; count < times; count += 1) {
    const one = found();
    if (one !== undefined) return one;
  }
  return undefined;
}

/** Seeds are whole numbers below this: short enough for a link. */
export const SEEDS = 1_000_000;

/** The next seed: going on from any seed, all of them come once before it comes again (the theorem of Hull and Dobell). */
export const seedAfter = (seed: number): number => (seed * 4_621 + 27_773) % SEEDS;
