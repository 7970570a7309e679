import fc from 'fast-check';
import { type Card, NAMED_SUITS, SUITS } from '../../../src/games/gabong/check-card.ts';
import type { CheckEvent } from '../../../src/games/gabong/check-events.ts';
import { PACK } from './check-table.ts';

const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const odd = fc.record({
  suit: fc.constantFrom(...SUITS, 'X', ''),
  rank: fc.constantFrom(0, 1, 15, 2.5, NaN),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<Card>;
/** Of few cards, so that many are alike. */
const common = fc.constantFrom(...PACK.filter(({ suit }) => suit === 'S' || suit === 'H'));
const card = fc.oneof({ weight: 30, arbitrary: common }, odd);
const seat = fc.oneof({ weight: 12, arbitrary: fc.nat({ max: 9 }) }, fc.constantFrom(-1, 10, 0.5, NaN));
const named = fc.option(fc.constantFrom(...NAMED_SUITS), { freq: 6 });
const isLast = fc.integer({ min: 0, max: 15 }).map((number) => number === 0);

/** Anything of the form of an event, whatever sense it makes; every other one stands though it was against the rules. */
export const wildEvents: fc.Arbitrary<CheckEvent> = fc
  .tuple(
    fc.oneof(
      { weight: 2, arbitrary: fc.record({ kind: kind('first'), card, named }) },
      { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('lay', 'slap'), seat, card, named, isLast }) },
      { weight: 3, arbitrary: fc.record({ kind: kind('draw'), seat }) },
      {
        weight: 2,
        arbitrary: fc.record({ kind: kind('direction'), direction: fc.constantFrom(1 as const, -1 as const) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: kind('gabong'), seat, hand: fc.array(card, { maxLength: 4 }) }),
      },
    ),
    fc.boolean(),
  )
  .map(([event, stands]): CheckEvent => (stands ? { ...event, overrule: { reason: '' } } : event));
