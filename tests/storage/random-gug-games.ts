import fc from 'fast-check';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import type { Step } from '../../src/games/gug/position.ts';
import { DEFAULT_RULINGS, GUG_RULINGS, RULING_IDS, type Rulings } from '../../src/games/gug/rulings.ts';
import { DRINKS, MARKERS, VARIATION_CODES } from '../../src/games/gug/setup.ts';
import { FORBIDDEN_KEYS } from '../../src/storage/json-text.ts';
import type { SavedGugGame } from '../../src/storage/saved-game.ts';
import { by, entriesOf, eyes, headOf, names } from './random-entries.ts';

/** A key such as `prototype` is refused wherever it stands, so nothing is named by it. */
const words = fc.stringMatching(/^[a-z0-9-]{1,20}$/).filter((word) => !FORBIDDEN_KEYS.includes(word));
const stations = words.map((word) => word as StationId);
const seat = fc.nat({ max: 5 });
const overrule = fc.record({ reason: names, sips: fc.nat({ max: 99 }) }, { requiredKeys: ['reason'] });
const ruled = fc.option(overrule, { nil: undefined, freq: 6 });
const steps = fc.record({ line: words, to: stations }).map((step) => step as Step);

const events: fc.Arbitrary<GugEvent> = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: fc.constant('throw' as const), seat, eyes, by }),
      fc.record({ kind: fc.constant('place' as const), seat, icon: fc.nat({ max: 1 }), station: stations }),
      fc.record({ kind: fc.constant('roll' as const), seat, dice: fc.array(eyes, { minLength: 1, maxLength: 2 }), by }),
      fc.record({
        kind: fc.constant('move' as const),
        seat,
        icon: fc.nat({ max: 1 }),
        die: fc.nat({ max: 1 }),
        route: fc.array(steps, { maxLength: 7 }),
        drop: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('pass' as const), seat }),
      fc.record({ kind: fc.constant('drink' as const), seat, sips: fc.nat({ max: 300 }) }),
      fc.record({
        kind: fc.constant('mode' as const),
        seat,
        player: fc.nat({ max: 1 }),
        drink: fc.constantFrom(...DRINKS),
      }),
      fc.record({ kind: fc.constant('referee' as const), name: fc.option(names) }),
      fc.record({ kind: fc.constant('ruling' as const), ruling: fc.constantFrom(...RULING_IDS), option: words }),
      fc.record({
        kind: fc.constant('join' as const),
        newcomer: fc.record({
          team: fc.constant(''),
          marker: fc.constantFrom(...MARKERS),
          players: fc.array(fc.record({ name: names, drink: fc.constantFrom(...DRINKS) }), {
            minLength: 1,
            maxLength: 2,
          }),
        }),
      }),
      fc.constantFrom({ kind: 'time-up' as const }, { kind: 'pause' as const }, { kind: 'resume' as const }),
    ),
    ruled,
  )
  .map(([event, word]) => (word ? { ...event, overrule: word } : event));

const rulings: fc.Arbitrary<Rulings> = fc.array(fc.tuple(fc.constantFrom(...RULING_IDS), fc.nat())).map((chosen) => {
  const others = chosen.map(([id, pick]) => [id, GUG_RULINGS[id].options[pick % GUG_RULINGS[id].options.length]]);
  return { ...DEFAULT_RULINGS, ...(Object.fromEntries(others) as Partial<Rulings>) };
});

const seats = fc
  .array(fc.array(fc.record({ name: names, drink: fc.constantFrom(...DRINKS) }), { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.map((players, index) => ({ team: '', marker: MARKERS[index]!, players })));

/** Games of the documented form, with no regard to what makes sense on a board. */
export const savedGugGames: fc.Arbitrary<SavedGugGame> = fc.record({
  ...headOf('gug'),
  setup: fc.record({
    variation: fc.constantFrom(...VARIATION_CODES),
    closedStations: fc.constant(null),
    isFriendly: fc.boolean(),
    bottle: fc.constantFrom(33, 37.5, 50),
    referee: fc.option(names),
    works: fc.record({
      stations: fc.array(stations, { maxLength: 3 }),
      stretches: fc.array(fc.tuple(stations, stations), { maxLength: 2 }),
    }),
    seats,
  }),
  rulings,
  sides: fc.dictionary(words, fc.constantFrom('north' as const, 'south' as const), {
    maxKeys: 2,
    noNullPrototype: true,
  }),
  board: fc.record({ id: words, version: fc.nat({ max: 9 }) }),
  events: entriesOf(events),
});
