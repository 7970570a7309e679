import fc from 'fast-check';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import type { Step } from '../../src/games/gug/position.ts';
import { DEFAULT_RULINGS, GUG_RULINGS, RULING_IDS, type Rulings } from '../../src/games/gug/rulings.ts';
import { DRINKS, MARKERS, VARIATION_CODES } from '../../src/games/gug/setup.ts';
import { cleanName } from '../../src/log/clean-name.ts';
import { FORBIDDEN_KEYS } from '../../src/log/json-text.ts';
import type { LogEntry, SavedGame } from '../../src/log/saved-game.ts';

const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
/** A key such as `prototype` is refused wherever it stands, so nothing is named by it. */
const words = fc.stringMatching(/^[a-z0-9-]{1,20}$/).filter((word) => !FORBIDDEN_KEYS.includes(word));
const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((typed) => cleanName(typed) ?? 'Kari');
const stations = words.map((word) => word as StationId);
const seat = fc.nat({ max: 5 });
const eyes = fc.integer({ min: 1, max: 6 });
const by = fc.constantFrom('hand' as const, 'phone' as const);
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
      fc.constant({ kind: 'time-up' as const }),
    ),
    ruled,
  )
  .map(([event, word]) => (word ? { ...event, overrule: word } : event));

const bodies = fc.oneof(
  { weight: 8, arbitrary: events.map((event) => ({ kind: 'play' as const, event })) },
  { weight: 1, arbitrary: fc.array(ids, { maxLength: 3 }).map((entries) => ({ kind: 'undo' as const, entries })) },
  { weight: 1, arbitrary: fc.tuple(ids, events).map(([entry, event]) => ({ kind: 'correct' as const, entry, event })) },
  { weight: 1, arbitrary: names.map((name) => ({ kind: 'rename' as const, name })) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'delete' as const }, { kind: 'restore' as const }) },
);

const entries: fc.Arbitrary<readonly LogEntry[]> = fc
  .uniqueArray(fc.tuple(ids, fc.nat({ max: 9 }), fc.nat({ max: 90_000 }), bodies), {
    selector: ([id]) => id,
    maxLength: 40,
  })
  .map((all) =>
    all.map(([id, gap, pause, body], index) => ({ id, seq: index * 10 + gap, at: 1_790_000_000_000 + pause, ...body })),
  );

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

/** Saved games of the documented form, with no regard to what makes sense on a board. */
export const savedGames: fc.Arbitrary<SavedGame> = fc.record({
  v: fc.constant(1 as const),
  id: ids,
  game: fc.constant('gug' as const),
  name: names,
  createdAt: fc.nat({ max: 8e15 }),
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
  events: entries,
});
