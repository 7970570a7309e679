import type { Box } from './box.ts';
import { element } from './markup.ts';
import { LABEL_SIZE } from './measures.ts';

/** Letters on a screen never get smaller than this, in CSS pixels, but where the whole map has too little room for them. */
export const LEAST_LETTERS = 12;
/** CSS pixels to a grid unit at which the drawing is as it was designed, with every name of the board. */
const DESIGN_SCALE = LEAST_LETTERS / LABEL_SIZE;
/** CSS pixels to a grid unit from which on each tier of names is shown; the last two are for other railways. */
export const TIERS = [3, 4.5, 6.5, 9, 12, DESIGN_SCALE, 26, 44] as const;
/** At the design scale the drawing itself answers for its names; from here on other railways are shown. */
export const DESIGN_TIER = 5;
/** The last tier that a scale, in CSS pixels to a grid unit, has reached. */
export const tierAt = (scale: number): number =>
  Math.max(
    0,
    TIERS.findLastIndex((least) => scale >= least),
  );

/** So many names at once are no long work for a slow phone. */
const PORTION = 30;

/**
 * What is shown in the same tiers, in portions that are shown or not, each by itself; nothing where there is nothing.
 * Not in a `g`: browsers lay out what is in one even where it is not displayed.
 */
export const inPortions = (look: string, content: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(content.length / PORTION) }, (_none, at) =>
    element('svg', { class: look }, ...content.slice(at * PORTION, (at + 1) * PORTION)),
  );

/** What is drawn tier by tier, in portions. */
export const tierGroups = (drawn: (tier: number) => readonly string[]): readonly string[] =>
  TIERS.flatMap((_scale, tier) => inPortions(`t${tier}`, drawn(tier)));

/**
 * How high letters are at a scale, in grid units: steady on the screen, and slowly growing beyond the design scale. Below
 * the first tier they shrink with the map, as names that were placed for that tier would lie on each other.
 */
export function lettersAt(scale: number): number {
  return (LEAST_LETTERS / Math.max(scale, TIERS[0])) * Math.sqrt(Math.max(1, scale / DESIGN_SCALE));
}

/** The largest that marks over the map get, in grid units: seen from afar they shrink with it, before they cover it. */
const MARKS_MOST = 2.7;
/** How high the letters of marks are, in grid units, where those of names are so high; `board.css` says the same. */
export const marksAt = (letters: number): number => Math.min(letters, MARKS_MOST);

/** Letter sizes, in grid units, at which the names of each tier have least room. */
export const TIER_SIZES = TIERS.map((scale) => lettersAt(scale));
/** Whether a box lies on the paper with all of it. */
export const liesWithin = (box: Box, paper: Box): boolean =>
  box.left > paper.left && box.right < paper.right && box.top > paper.top && box.bottom < paper.bottom;
