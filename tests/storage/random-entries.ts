import fc from 'fast-check';
import type { Entry } from '../../src/games/shared/history.ts';
import { cleanName } from '../../src/storage/text-schema.ts';

export const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
export const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((typed) => cleanName(typed) ?? 'Kari');
export const eyes = fc.integer({ min: 1, max: 6 });
export const by = fc.constantFrom('hand' as const, 'phone' as const);

/** What every saved game begins with. */
export const headOf = <Game extends string>(game: Game) => ({
  v: fc.constant(1 as const),
  id: ids,
  game: fc.constant(game),
  name: names,
  createdAt: fc.nat({ max: 8e15 }),
});

/** By which arrivals a line counts, whatever they are. */
const came = fc
  .option(fc.array(fc.oneof(ids, fc.constant('__proto__')), { minLength: 1, maxLength: 3 }), { nil: undefined })
  .map((lines) => (lines ? { came: lines } : {}));

const bodiesOf = <Event>(events: fc.Arbitrary<Event>) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(events, came).map(([event, knew]) => ({ kind: 'play' as const, event, ...knew })),
    },
    { weight: 1, arbitrary: fc.array(ids, { maxLength: 3 }).map((entries) => ({ kind: 'undo' as const, entries })) },
    {
      weight: 1,
      arbitrary: fc.tuple(ids, events).map(([entry, event]) => ({ kind: 'correct' as const, entry, event })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(ids, events, fc.array(fc.record({ entry: ids, event: events }), { maxLength: 3 }), came)
        .map(([entry, event, also, knew]) => ({ kind: 'correct' as const, entry, event, also, ...knew })),
    },
    { weight: 1, arbitrary: names.map((name) => ({ kind: 'rename' as const, name })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.array(fc.oneof(fc.constantFrom('0', '1', '2'), ids), { minLength: 1, maxLength: 3 }), names)
        .map(([players, name]) => ({ kind: 'player-name' as const, players, name })),
    },
    { weight: 1, arbitrary: fc.constantFrom({ kind: 'delete' as const }, { kind: 'restore' as const }) },
  );

/** Lines of a log with such events, in their order. */
export const entriesOf = <Event>(events: fc.Arbitrary<Event>): fc.Arbitrary<readonly Entry<Event>[]> =>
  fc
    .uniqueArray(fc.tuple(ids, fc.nat({ max: 9 }), fc.nat({ max: 90_000 }), bodiesOf(events)), {
      selector: ([id]) => id,
      maxLength: 40,
    })
    .map((all) =>
      all.map(([id, gap, pause, body], index) => ({
        id,
        seq: index * 10 + gap,
        at: 1_790_000_000_000 + pause,
        ...body,
      })),
    );
