/** Every rule of Gabba Gools, in the order of the rule book. Ids never change meaning. Chapter 7 is Three Man. */
export const GOOLS_CLAUSES = [
  'gools-1.1',
  'gools-1.2',
  'gools-2.1',
  'gools-2.2',
  'gools-2.3',
  'gools-3.1',
  'gools-3.2',
  'gools-3.3',
  'gools-3.4',
  'gools-4.1',
  'gools-5.1',
  'gools-6.1',
  'gools-6.2',
  'gools-6.3',
  'gools-6.4',
  'gools-6.5',
  'gools-6.6',
  'gools-8.1',
  'gools-8.2',
  'gools-8.3',
] as const;

export type GoolsClause = (typeof GOOLS_CLAUSES)[number];

/** Why an event is refused, one word for one sentence of each language. */
export const GOOLS_REASONS = [
  // A turn.
  'not-your-turn',
  'another-throws',
  'played-already',
  'not-in-round',
  'keep-first',
  'throw-first',
  'keep-one',
  'keep-not-thrown',
  'last-not-of-dice',
  'last-throw-empty',
  'winner-opens',
  // What a round leads to.
  'roll-off-first',
  'roll-off-not-due',
  'not-in-roll-off',
  'thrown-already',
  'one-die-first',
  'one-die-not-due',
  'name-first',
  'name-not-due',
  'name-self',
  'three-man-first',
  'no-three-man',
  // Rules and drinks.
  'rule-not-earned',
  'rule-empty',
  'rule-long',
  'no-such-rule',
  'no-such-reading',
  'nothing-poured',
  'nobody-drinks',
  'seat-twice',
  'bad-drinks',
  // What makes no sense.
  'dice-number',
  'bad-eyes',
  'no-such-seat',
  'bad-name',
  'name-taken',
  'players-number',
  'game-over',
] as const;
export type GoolsReason = (typeof GOOLS_REASONS)[number];
