import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBoard } from '../../src/games/gug/board.ts';
import { parseBoard } from '../../src/games/gug/board-gate.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { BOARD_IDS, change, fileOf, type Place, readBoard } from './board-files.ts';

/** Values that are right somewhere, wrong somewhere, or nearly right. */
const LIKELY: readonly unknown[] = [
  ...['', 'bank', 'epping', 'morden', 'bank/bank', 'central', 'circle', 'northern/bank', '__proto__', 'constructor'],
  ...[null, true, false, 0, -0, 1, 2, 0.5, 0.25, -1, 4e9, 1e308],
  ...[[], {}, [[]], [0, 0], [50, 30], [4e9, 0], ['bank', 'monument'], ['central'], [['northern']]],
];

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...LIKELY) },
  { weight: 2, arbitrary: fc.tuple(fc.integer({ min: -4, max: 210 }), fc.integer({ min: -4, max: 140 })) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** A way into any JSON: at each level one of the entries there. */
const way = fc.array(fc.nat(), { minLength: 1, maxLength: 6 });
const mutation = fc.record({
  how: fc.constantFrom('drop', 'replace', 'add', 'repeat', 'empty', 'alike', 'alike', 'alike'),
  way,
  key: fc.constantFrom('bank', 'circle', 'northern', '__proto__', 'at', 'dots', 'zone'),
  value,
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

const entriesOf = (json: unknown): readonly (readonly [string, unknown])[] =>
  typeof json === 'object' && json !== null ? Object.entries(json) : [];

function placeOf(json: unknown, [first, ...rest]: readonly number[]): Place {
  const entries = entriesOf(json);
  if (first === undefined || entries.length === 0) return [];
  const [key, inner] = entries[first % entries.length]!;
  return [key, ...placeOf(inner, rest)];
}

/** Another value of the same form: what only a look at the whole board can refuse. */
function alike(old: unknown, names: readonly string[], pick: number): unknown {
  if (typeof old === 'string') return names[pick % names.length];
  if (typeof old === 'number') return old + ((pick % 5) - 2) / 2;
  if (Array.isArray(old)) return pick % 2 === 0 ? old.toReversed() : old.slice(1);
  return old;
}

function mutate(json: unknown, { how, way: naturals, key, value: next }: Mutation): void {
  const place = placeOf(json, naturals);
  if (place.length === 0) return;
  const names = entriesOf(json).flatMap(([field, held]) =>
    ['stations', 'lines'].includes(field) ? Object.keys(held as object) : [],
  );
  change(json, place, (old: unknown): unknown => {
    if (how === 'drop') return undefined;
    if (how === 'replace') return next;
    if (how === 'alike') return alike(old, names, naturals[0]!);
    if (how === 'empty') return Array.isArray(old) ? [] : {};
    if (Array.isArray(old)) return (old as unknown[]).concat([how === 'add' ? next : (old as unknown[])[0]]);
    return typeof old === 'object' && old !== null ? change({ ...old }, [key], next) : next;
  });
}

test('whatever is done to a board, it is refused in words or can be played on', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BOARD_IDS), fc.array(mutation, { minLength: 1, maxLength: 3 }), (id, mutations) => {
      const json = readBoard(id);
      for (const one of mutations) mutate(json, one);
      const parsed = parseBoard(json, fileOf(id));
      if (parsed.ok) expect(makeNetwork(makeBoard(parsed.value), DEFAULT_RULINGS).hops.length).toBeGreaterThan(0);
      else expect(parsed.faults.filter((fault) => !fault.startsWith(fileOf(id)))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('whatever JSON there is, it is refused in words', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(parseBoard(json, 'x.json').ok).toBe(false);
    }),
  );
});
