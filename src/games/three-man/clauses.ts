import type { Kept, RulingForm } from '../shared/ruling.ts';

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

/** Why an event is refused, one word for one sentence of each language. */
export const THREE_MAN_REASONS = [
  'not-your-turn',
  'hand-out-first',
  'hand-out-not-due',
  'hand-out-sum',
  'hand-out-self',
  'hand-out-twice',
  'bad-drinks',
  'one-die-due',
  'one-die-not-due',
  'pass-on-due',
  'pass-on-not-due',
  'pass-on-self',
  'dice-number',
  'bad-eyes',
  'no-such-seat',
  'game-over',
] as const;
export type ThreeManReason = (typeof THREE_MAN_REASONS)[number];

/** The gaps in the rules of Three Man. The words for each option are content; the keys here never change. */
export const FIRST_THREE_MAN = {
  T1: { on: ['three-man-7.9'], options: ['previous-roller'] },
  T2: { on: ['three-man-7.9'], options: ['other-side'] },
  T3: { on: ['three-man-7.4'], options: ['new-game', 'ends'] },
  T4: { on: ['three-man-7.4'], options: ['last-winner'] },
} as const satisfies Record<string, RulingForm<ThreeManClause>>;

/** Those that came when games had been saved without them. */
export const LATER_THREE_MAN = {
  T5: { on: ['three-man-7.3'], options: ['every-six', 'once'] },
  T6: { on: ['three-man-7.4'], options: ['as-they-went', 'from-the-left'] },
  T7: { on: ['three-man-7.6'], options: ['shot-instead', 'shot-and-drink'] },
  T8: { on: ['three-man-7.9'], options: ['who-threw-before', 'seat-beside'] },
} as const satisfies Record<string, RulingForm<ThreeManClause>>;

export const THREE_MAN_RULINGS = { ...FIRST_THREE_MAN, ...LATER_THREE_MAN } as const;

/** A ruling that a saved game does not name is read as it was before there was a choice: by its default, but for T8 by the seats. */
export type ThreeManRulings = Kept<typeof FIRST_THREE_MAN, typeof LATER_THREE_MAN>;
