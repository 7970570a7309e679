import fc from 'fast-check';
import { type GabongEvent, PENALTY_CLAUSES } from '../../../src/games/gabong/match-events.ts';
import { GABONG_RULINGS } from '../../../src/games/gabong/rulings.ts';

const number = fc.oneof(fc.integer({ min: -2, max: 20 }), fc.constantFrom(1.5, NaN, Infinity, -Infinity, 1e300));
const seat = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 0, max: 3 }) }, number);
const rank = fc.oneof({ weight: 20, arbitrary: fc.integer({ min: 2, max: 14 }) }, number);
const hand = fc.oneof(
  fc.record({ by: fc.constant('theta' as const) }),
  fc.record({
    by: fc.constant('cards' as const),
    cards: fc.oneof(fc.constant([]), fc.array(rank, { maxLength: 12 })),
    isGabonged: fc.boolean(),
  }),
  fc.record({
    by: fc.constant('points' as const),
    points: fc.oneof(fc.integer({ min: 0, max: 200 }), number),
    isGabonged: fc.boolean(),
  }),
);
const hands = fc.oneof(
  fc.array(
    fc.tuple(seat, hand).map(([of, left]) => ({ seat: of, ...left })),
    { maxLength: 5 },
  ),
  fc.array(hand, { minLength: 2, maxLength: 4 }).map((all) => all.map((left, index) => ({ seat: index, ...left }))),
);
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

/** Anything of the form of an event, whatever sense it makes. */
export const wildMatchEvents: fc.Arbitrary<GabongEvent> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: kind('deal'), hands }) },
      { weight: 2, arbitrary: fc.record({ kind: kind('penalty'), seat, clause: fc.constantFrom(...PENALTY_CLAUSES) }) },
      { weight: 2, arbitrary: fc.record({ kind: kind('master'), seat }) },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: kind('ruling'),
          ruling: fc.constantFrom(...(Object.keys(GABONG_RULINGS) as (keyof typeof GABONG_RULINGS)[])),
          option: fc.constantFrom(
            ...Object.values(GABONG_RULINGS).flatMap(({ options }): readonly string[] => options),
          ),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: kind('join'), name: fc.constantFrom('Åse', 'Eli', 'Maya', ' ') }) },
      { weight: 1, arbitrary: fc.record({ kind: kind('leave'), seat }) },
      { weight: 1, arbitrary: fc.record({ kind: kind('end') }) },
    ),
    fc.option(fc.record({ reason: fc.string({ maxLength: 10 }) })),
  )
  .map(([event, overrule]): GabongEvent => (overrule ? { ...event, overrule } : event));
