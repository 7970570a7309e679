import type { Bounds, Rival } from '../../../games/gabong/match-bounds.ts';
import type { Ends } from '../../../games/gabong/match-setup.ts';
import { stageOf } from '../../../games/gabong/match-standing.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongBoardWords } from '../../../i18n/gabong/words.ts';

/** What must happen against one rival, and what where they end level. */
export interface RivalWords {
  readonly seat: number;
  readonly must: string;
  /** Left out where θ can change nothing any more. */
  readonly byTheta: string | undefined;
}

export function rivalWords(
  { rivals }: Bounds,
  player: string,
  nameOf: (seat: number) => string,
  { bounds: words }: GabongBoardWords,
): readonly RivalWords[] {
  const which = (count: number) => (count > 0 ? 'more' : count === 0 ? 'even' : 'fewer');
  return rivals.map(({ seat, more, thetas }: Rival) => {
    const said = (templates: Readonly<Record<'more' | 'even' | 'fewer', string>>, count: number) =>
      fill(templates[which(count)], { name: player, rival: nameOf(seat), count: Math.abs(count) });
    return { seat, must: said(words.points, more), byTheta: thetas === null ? undefined : said(words.thetas, thetas) };
  });
}

/** By when all of it must happen, and what ends the round where points do. */
export function leadOf(
  { dealsLeft, toLimit }: Bounds,
  name: string,
  ends: Ends,
  { bounds: words }: GabongBoardWords,
): readonly string[] {
  if (dealsLeft !== null) return [fill(words.byDeals, { name, count: dealsLeft })];
  const limit = ends.by === 'points' ? ends.limit : 0;
  return [fill(words.limit, { limit, count: toLimit ?? 0 }), fill(words.byPoints, { name })];
}

/** Why `boundsOf` has no answer. @param list - joins names as the language does. */
export function whyNoBounds(
  state: GabongState,
  { bounds: words }: GabongBoardWords,
  list: (seats: readonly number[]) => string,
): string {
  const stage = stageOf(state);
  switch (stage.is) {
    case 'over':
      return words.over;
    case 'extra-deal':
      return fill(words.extra, { names: list(stage.among) });
    case 'deal':
      return words.halved;
  }
}
