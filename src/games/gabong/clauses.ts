/** Every rule of Gabong, in the order of the rule book. Ids never change meaning. In chapter 11 the second number is the rank of the card, and 11.1 tells how to read the chapter. */
export const GABONG_CLAUSES = [
  'gabong-1.1',
  'gabong-1.2',
  'gabong-1.3',
  'gabong-1.4',
  'gabong-2.1',
  'gabong-2.2',
  'gabong-2.3',
  'gabong-2.4',
  'gabong-3.1',
  'gabong-3.2',
  'gabong-3.3',
  'gabong-4.1',
  'gabong-4.2',
  'gabong-4.3',
  'gabong-4.4',
  'gabong-5.1',
  'gabong-6.1',
  'gabong-6.2',
  'gabong-6.3',
  'gabong-6.4',
  'gabong-6.5',
  'gabong-7.1',
  'gabong-8.1',
  'gabong-8.2',
  'gabong-8.3',
  'gabong-8.4',
  'gabong-9.1',
  'gabong-9.2',
  'gabong-9.3',
  'gabong-9.4',
  'gabong-9.5',
  'gabong-10.1',
  'gabong-11.1',
  'gabong-11.2',
  'gabong-11.3',
  'gabong-11.4',
  'gabong-11.5',
  'gabong-11.6',
  'gabong-11.7',
  'gabong-11.8',
  'gabong-11.9',
  'gabong-11.10',
  'gabong-11.11',
  'gabong-11.12',
  'gabong-11.13',
  'gabong-11.14',
] as const;

export type GabongClause = (typeof GABONG_CLAUSES)[number];

/** Why the counter refuses an event, one word for one sentence of each language. */
export const MATCH_REASONS = [
  // A deal.
  'hand-missing',
  'seat-twice',
  'not-in-extra-deal',
  'bad-card',
  'too-many-copies',
  'points-negative',
  'points-not-whole',
  'points-too-many',
  'points-too-few',
  'no-such-total',
  'gabonged-empty',
  'gabonged-by-nobody',
  'gabonged-one-card',
  'two-thetas',
  'nobody-at-zero',
  'several-at-zero',
  'round-over',
  // The GM, penalty cards and readings.
  'master-already',
  'master-may-touch',
  'master-deals',
  'master-leaves',
  'player-left',
  'being-decided',
  'no-such-penalty',
  'no-such-seat',
  'no-such-reading',
  // A setup.
  'players-number',
  'bad-name',
  'name-taken',
  'packs-number',
  'bad-card-points',
  'bad-doubler',
  'deals-number',
  'bad-limit',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** Why a card does not go on the pile. */
export const PILE_REASONS = [
  'no-match',
  'suit-was-named',
  'tens-alone',
  'seven-changes-suit',
  'eight-must-match',
  'twos-first',
  'skipped',
] as const;
export type PileReason = (typeof PILE_REASONS)[number];

/** Why the checker refuses an event, one word for one sentence of each language. */
export const CHECK_REASONS = [
  ...PILE_REASONS,
  // Whose card it was to lay.
  'not-your-turn',
  'not-beside',
  'not-the-same-card',
  'own-illegal-play',
  // A gabong.
  'sum-differs',
  'own-card',
  'empty-hand',
  'no-cards-left',
  'more-than-packs',
  // What makes no sense.
  'first-card-first',
  'first-card-lies',
  'direction-first',
  'direction-settled',
  'names-no-suit',
  'no-such-direction',
  'no-such-card',
  'no-such-seat',
  'deal-over',
] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];
