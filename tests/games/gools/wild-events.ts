import fc from 'fast-check';
import type { GoolsEvent } from '../../../src/games/gools/events.ts';
import { TABLE_RULINGS } from '../../../src/games/gools/rulings.ts';
import type { ThreeManEvent } from '../../../src/games/three-man/events.ts';

const number = fc.oneof(fc.integer({ min: -1, max: 7 }), fc.constantFrom(1.5, NaN, Infinity));
const seat = fc.integer({ min: -1, max: 6 });
const dice = fc.array(fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) }, number), { maxLength: 6 });
const five = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 });
const by = fc.constantFrom('hand', 'phone');
const text = fc.string({ maxLength: 400 });
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

const mini: fc.Arbitrary<ThreeManEvent> = fc.oneof(
  fc.record({ kind: kind('throw'), seat, dice, by }),
  fc.record({
    kind: kind('hand-out'),
    seat,
    shares: fc.array(fc.record({ to: seat, drinks: number }), { maxLength: 3 }),
  }),
  fc.record({ kind: kind('one-die'), seat, eyes: number, by }),
  fc.record({ kind: kind('pass-on'), seat, to: fc.option(seat) }),
  fc.record({ kind: kind('sloppy'), seat }),
);

/** Anything of the form of an event, whatever sense it makes. */
export const wildEvents: fc.Arbitrary<GoolsEvent> = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('throw', 'roll-off'), seat, dice: fc.oneof(dice, five), by }),
      fc.record({ kind: kind('keep'), seat, dice }),
      fc.record({ kind: kind('enter'), seat, dice: fc.oneof(dice, five), last: dice }),
      fc.record({ kind: kind('one-die'), seat, eyes: number, by }),
      fc.record({ kind: kind('name'), seat, threeMan: seat }),
      fc.record({ kind: kind('three-man'), event: mini }),
      fc.record({ kind: kind('sloppy'), seat }),
      fc.record({ kind: kind('rule'), seat, text: fc.option(text) }),
      fc.record({ kind: kind('repeal'), rule: number }),
      fc.record({ kind: kind('pour'), rule: number, to: fc.array(seat, { maxLength: 3 }), drinks: number }),
      fc.record({ kind: kind('drunk') }),
      fc.record({
        kind: kind('ruling'),
        ruling: fc.constantFrom(...(Object.keys(TABLE_RULINGS) as (keyof typeof TABLE_RULINGS)[])),
        option: fc.constantFrom(...Object.values(TABLE_RULINGS).flatMap(({ options }): readonly string[] => options)),
      }),
      fc.record({ kind: kind('join'), name: text, after: seat }),
      fc.record({ kind: kind('leave'), seat }),
    ),
    fc.option(fc.record({ reason: text })),
  )
  .map(([event, overrule]): GoolsEvent => (overrule ? { ...event, overrule } : event));
