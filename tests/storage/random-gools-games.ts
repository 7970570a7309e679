import fc from 'fast-check';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { DEFAULT_TABLE_RULINGS, TABLE_RULINGS, type TableRulingId } from '../../src/games/gools/rulings.ts';
import type { ThreeManEvent } from '../../src/games/three-man/events.ts';
import type { SavedGoolsGame } from '../../src/storage/saved-game.ts';
import { by, entriesOf, eyes, headOf, names } from './random-entries.ts';

const kind = <const Kind extends string>(name: Kind) => fc.constant(name);
const seat = fc.nat({ max: 15 });
const rule = fc.nat({ max: 20 });
const drinks = fc.nat({ max: 1_000 });
const dice = fc.array(eyes, { maxLength: 5 });
const RULING_IDS = Object.keys(TABLE_RULINGS) as readonly TableRulingId[];

const miniGame: fc.Arbitrary<ThreeManEvent> = fc.oneof(
  fc.record({ kind: kind('throw'), seat, dice, by }),
  fc.record({ kind: kind('hand-out'), seat, shares: fc.array(fc.record({ to: seat, drinks }), { maxLength: 3 }) }),
  fc.record({ kind: kind('one-die'), seat, eyes, by }),
  fc.record({ kind: kind('pass-on'), seat, to: fc.option(seat) }),
  fc.record({ kind: kind('sloppy'), seat }),
  fc.record({ kind: kind('call-off') }),
);

const events: fc.Arbitrary<GoolsEvent> = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: kind('throw'), seat, dice, by }),
      fc.record({ kind: kind('keep'), seat, dice }),
      fc.record({ kind: kind('enter'), seat, dice, last: dice }),
      fc.record({ kind: kind('roll-off'), seat, dice, by }),
      fc.record({ kind: kind('one-die'), seat, eyes, by }),
      fc.record({ kind: kind('name'), seat, threeMan: seat }),
      fc.record({ kind: kind('three-man'), event: miniGame }),
      fc.record({ kind: kind('sloppy'), seat }),
      fc.record({ kind: kind('rule'), seat, text: fc.option(names) }),
      fc.record({ kind: kind('repeal'), rule }),
      fc.record({ kind: kind('pour'), rule, to: fc.array(seat, { maxLength: 4 }), drinks }),
      fc.record({ kind: kind('drunk') }),
      fc.record({ kind: kind('ruling'), ruling: fc.constantFrom(...RULING_IDS), option: names }),
      fc.record({ kind: kind('join'), name: names, after: seat }),
      fc.record({ kind: kind('leave'), seat }),
      fc.record({ kind: kind('end') }),
    ),
    fc.option(fc.record({ reason: names }), { nil: undefined, freq: 6 }),
  )
  .map(([event, overrule]) => (overrule ? { ...event, overrule } : event));

/** Evenings of the documented form, with no regard to what makes sense at a table. */
export const savedGoolsGames: fc.Arbitrary<SavedGoolsGame> = fc.record({
  ...headOf('gools'),
  setup: fc.record({
    players: fc.array(fc.record({ name: names }), { minLength: 2, maxLength: 16 }),
    rulings: fc.constant(DEFAULT_TABLE_RULINGS),
  }),
  events: entriesOf(events),
});
