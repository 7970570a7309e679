import fc from 'fast-check';
import { type GabongEvent, PENALTY_CLAUSES, type SeatHand } from '../../src/games/gabong/match-events.ts';
import { type GabongRulingId, GABONG_RULINGS } from '../../src/games/gabong/rulings.ts';
import { type GabongSetup, PRESETS } from '../../src/games/gabong/match-setup.ts';
import type { SavedGabongGame } from '../../src/storage/saved-game.ts';
import { entriesOf, headOf, names } from './random-entries.ts';

const kind = <const Kind extends string>(name: Kind) => fc.constant(name);
const seat = fc.nat({ max: 9 });
const rank = fc.integer({ min: 2, max: 14 });
const RULING_IDS = Object.keys(GABONG_RULINGS) as readonly GabongRulingId[];

const hands: fc.Arbitrary<SeatHand> = fc.oneof(
  fc.record({ seat, by: kind('theta') }),
  fc.record({ seat, by: kind('cards'), cards: fc.array(rank, { maxLength: 8 }), isGabonged: fc.boolean() }),
  fc.record({ seat, by: kind('points'), points: fc.nat({ max: 1e6 }), isGabonged: fc.boolean() }),
);

const events: fc.Arbitrary<GabongEvent> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: kind('deal'), hands: fc.array(hands, { maxLength: 10 }) }) },
      fc.record({ kind: kind('penalty'), seat, clause: fc.constantFrom(...PENALTY_CLAUSES) }),
      fc.record({ kind: kind('master'), seat }),
      fc.record({ kind: kind('ruling'), ruling: fc.constantFrom(...RULING_IDS), option: names }),
      fc.record({ kind: kind('join'), name: names }),
      fc.record({ kind: kind('leave'), seat }),
      fc.record({ kind: kind('end') }),
    ),
    fc.option(fc.record({ reason: names }), { nil: undefined, freq: 6 }),
  )
  .map(([event, overrule]) => (overrule ? { ...event, overrule } : event));

const ends: fc.Arbitrary<GabongSetup['ends']> = fc.oneof(
  fc.record({ by: kind('deals'), deals: fc.integer({ min: 1, max: 50 }) }),
  fc.record({ by: kind('points'), limit: fc.integer({ min: 1, max: 10_000 }) }),
);

const setups: fc.Arbitrary<GabongSetup> = fc.record({
  players: fc.array(fc.record({ name: names }), { minLength: 2, maxLength: 10 }),
  master: fc.nat({ max: 1 }),
  packs: fc.constantFrom(2, 3),
  points: fc.constantFrom(...Object.values(PRESETS).map(({ points }) => points)),
  doublers: fc.uniqueArray(rank, { maxLength: 13 }),
  ends,
  rulings: fc.constantFrom(...Object.values(PRESETS).map(({ rulings }) => rulings)),
});

/** Rounds of the documented form, with no regard to what makes sense at a table. */
export const savedGabongGames: fc.Arbitrary<SavedGabongGame> = fc.record({
  ...headOf('gabong'),
  setup: setups,
  events: entriesOf(events),
});
