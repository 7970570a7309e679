import fc from 'fast-check';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import { RULING_IDS } from '../../../src/games/gug/rulings.ts';
import { DRINKS, MARKERS } from '../../../src/games/gug/setup.ts';

const small = fc.integer({ min: -1, max: 7 });
const wild = fc.constantFrom(NaN, Infinity, -Infinity, 1.5, -0, 2 ** 53, -(2 ** 31));
const number = fc.oneof({ weight: 6, arbitrary: small }, wild);
const seat = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 0, max: 3 }) }, number);
const icon = fc.oneof({ weight: 5, arbitrary: fc.nat(1) }, number);
const word = fc.constantFrom(
  'victoria',
  'brixton',
  'bank',
  'heathrow',
  'leicester-square',
  'shadwell',
  'nowhere',
  '',
  '__proto__',
  'constructor',
);
const line = fc.constantFrom(
  'victoria',
  'circle',
  'district',
  'dlr',
  'national-rail',
  'overground',
  'nowhere',
  '__proto__',
);
const by = fc.constantFrom('hand', 'phone');
const list = <Value>(value: fc.Arbitrary<Value>, maxLength: number) => fc.array(value, { maxLength });
const overrule = fc.option(
  fc.record({ reason: fc.constantFrom('', 'so be it'), sips: number }, { requiredKeys: ['reason'] }),
  { nil: undefined, freq: 3 },
);
const of = <Kind extends GugEvent['kind']>(kind: Kind, fields: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ kind: fc.constant(kind), ...fields, overrule });

/** Events of every kind with whatever in them: no schema has looked at these, and most make no sense. */
export const wildEvents: fc.Arbitrary<GugEvent> = fc
  .oneof(
    of('throw', { seat, eyes: number, by }),
    of('place', { seat, icon, station: word }),
    of('roll', { seat, dice: list(number, 3), by }),
    of('move', { seat, icon, die: icon, route: list(fc.record({ line, to: word }), 4), drop: fc.boolean() }),
    of('toss', { seat, eyes: number, by }),
    of('pass', { seat }),
    of('skip', { seat }),
    of('snol', { seat, form: fc.constantFrom('hurry', 'count', 'lost') }),
    of('drink', { seat, sips: number }),
    of('drink', { seat, sips: number, shares: list(number, 3) }),
    of('mode', { seat, player: icon, drink: fc.constantFrom(...DRINKS) }),
    of('ruling', {
      ruling: fc.constantFrom(...RULING_IDS, '__proto__'),
      option: fc.constantFrom('nonsense', 'early', ''),
    }),
    of('referee', { name: fc.constantFrom('Ref', null) }),
    of('retire', { seat }),
    of('join', {
      newcomer: fc.record({
        team: fc.constant(''),
        marker: fc.constantFrom(...MARKERS),
        players: fc.array(fc.record({ name: fc.constantFrom('Åse', ''), drink: fc.constantFrom(...DRINKS) }), {
          maxLength: 3,
        }),
      }),
    }),
    of('pause'),
    of('resume'),
    of('time-up'),
    of('call-off'),
  )
  // A field that is left out is not there at all, as in a log.
  .map(
    (event) =>
      Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as unknown as GugEvent,
  );
