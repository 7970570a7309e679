import type { Readings, RulingForm } from '../shared/ruling.ts';

/** Every rule of Three Man, the mini game of Gabba Gools, in the order of the rule book. Ids never change meaning. */
export const THREE_MAN_CLAUSES = [
  'three-man-7.1',
  'three-man-7.2',
  'three-man-7.3',
  'three-man-7.4',
  'three-man-7.5',
  'three-man-7.6',
  'three-man-7.7',
  'three-man-7.8',
  'three-man-7.9',
  'three-man-7.10',
] as const;

export type ThreeManClause = (typeof THREE_MAN_CLAUSES)[number];

/** The gaps in the rules of Three Man. The words for each option are content; the keys here never change. */
export const THREE_MAN_RULINGS = {
  T1: { on: ['three-man-7.9'], options: ['previous-roller'] },
  T2: { on: ['three-man-7.9'], options: ['other-side'] },
  T3: { on: ['three-man-7.4'], options: ['new-game', 'ends'] },
  T4: { on: ['three-man-7.4'], options: ['last-winner'] },
} as const satisfies Record<string, RulingForm<ThreeManClause>>;

export type ThreeManRulings = Readings<typeof THREE_MAN_RULINGS>;
