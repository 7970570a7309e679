import type { Readings, RulingForm } from '../shared/ruling.ts';
import type { ThreeManClause } from './clauses.ts';

/** The gaps in the rules of Three Man. The words for each option are content; the keys here never change. */
export const THREE_MAN_RULINGS = {
  T1: { on: ['three-man-7.9'], options: ['previous-roller'] },
  T2: { on: ['three-man-7.9'], options: ['other-side'] },
  T3: { on: ['three-man-7.4'], options: ['new-game', 'ends'] },
  T4: { on: ['three-man-7.4'], options: ['last-winner'] },
} as const satisfies Record<string, RulingForm<ThreeManClause>>;

export type ThreeManRulings = Readings<typeof THREE_MAN_RULINGS>;
