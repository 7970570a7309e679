import type { Goal } from './plan.ts';

/** What is told of every keep: the expected sum (2.2), and chances. */
export const FIGURES = ['sum', 'win', 'beat', 'tie', 'gools', 'pure', 'impure', 'threeMan'] as const;
export type Figure = (typeof FIGURES)[number];

/** What a player may play for. */
export const AIMS = ['win', 'lowest-sum', 'point', 'no-three-man'] as const;
export type Aim = (typeof AIMS)[number];

/** What an aim counts by, the most wanted first: among keeps that are equal by it, the lower sum is the better. */
export const GOALS_OF: Readonly<Record<Aim, readonly Goal<Figure>[]>> = {
  win: [{ win: 1 }, { sum: -1 }],
  'lowest-sum': [{ sum: -1 }],
  point: [{ gools: 1, pure: 1, impure: 1 }, { sum: -1 }],
  'no-three-man': [{ threeMan: -1 }, { sum: -1 }],
};
