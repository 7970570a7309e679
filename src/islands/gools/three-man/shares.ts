import type { Share } from '../../../games/three-man/events.ts';

/** How many drinks have been given so far. */
export const handed = (shares: readonly Share[]): number => shares.reduce((sum, { drinks }) => sum + drinks, 0);

/** Without those who have got up meanwhile: their drinks are to be given anew. */
export const sharesAmong = (shares: readonly Share[], ring: readonly number[]): readonly Share[] =>
  shares.filter(({ to }) => ring.includes(to));

/** So many drinks more to one player. */
export function giving(shares: readonly Share[], to: number, drinks: number): readonly Share[] {
  const before = shares.find((share) => share.to === to)?.drinks ?? 0;
  return [...shares.filter((share) => share.to !== to), { to, drinks: before + drinks }];
}
