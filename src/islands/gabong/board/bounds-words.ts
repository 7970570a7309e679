import type { Bounds, Rival } from '../../../games/gabong/match-bounds.ts';
import type { Ends } from '../../../games/gabong/match-setup.ts';
import { stageOf } from '../../../games/gabong/match-standing.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongBoardWords } from '../../../i18n/gabong/words.ts';

/** What must happen against one rival, and what if the player makes gabongs. */
export interface RivalWords {
  readonly seat: number;
  readonly must: string;
  /** Left out where a θ more makes no difference. */
  readonly byTheta: string | undefined;
}

export function rivalWords(
  { dealsLeft, rivals }: Bounds,
  player: string,
  nameOf: (seat: number) => string,
  { bounds: words }: GabongBoardWords,
): readonly RivalWords[] {
  return rivals.map(({ seat, more, moreByTheta }: Rival) => {
    const names = { name: player, rival: nameOf(seat) };
    const which = (count: number) => (count > 0 ? 'behind' : count === 0 ? 'level' : 'ahead');
    const must = fill(words[which(more)], { ...names, count: Math.abs(more) });
    const then = fill(
      { behind: words.thenBehind, level: words.thenLevel, ahead: words.thenAhead }[which(moreByTheta)],
      { count: Math.abs(moreByTheta) },
    );
    const byTheta =
      dealsLeft === null
        ? fill(words.ifPoints, { ...names, then })
        : fill(words.ifDeals, { ...names, deals: dealsLeft, then });
    return { seat, must, byTheta: moreByTheta === more ? undefined : byTheta };
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
