import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOf, reduceEvents, placeIn } from '../../../src/games/shared/reduction.ts';
import type { Game } from '../../../src/games/shared/game.ts';
import type { Play } from '../../../src/games/shared/played.ts';

/** A sum that never goes below nothing. */
const applied: string[] = [];
const SUM: Game<number, { add: number }, number, string> = {
  start: (setup) => setup,
  decide: (sum, { add }) => ({
    judgement: { allowed: sum + add >= 0, findings: [`${sum}`], canOverrule: false },
    next() {
      applied.push(`${sum}+${add}`);
      return sum + add;
    },
  }),
};

const playOf = (add: number, id: string): Play<{ add: number }> => ({ id, at: 0, event: { add }, isCorrected: false });

/** Who comes to a table, by name, until it is closed; and drinks there. */
interface Table {
  readonly names: readonly string[];
  readonly rules: readonly string[];
  readonly isClosed: boolean;
  readonly said: readonly string[];
}
type Said =
  | { readonly kind: 'come' | 'rule'; readonly name: string }
  | { readonly kind: 'go' | 'sip'; readonly seat: number }
  | { readonly kind: 'by'; readonly rule: number }
  | { readonly kind: 'open' | 'close' };
const allow = (now: () => Table) => ({ judgement: { allowed: true, findings: [], canOverrule: false }, next: now });
const REFUSED = {
  judgement: { allowed: false, findings: ['no'], canOverrule: false },
  next: (): Table => {
    throw new RangeError();
  },
};
const TABLE: Game<number, Said, Table, string> = {
  start: (began) => ({
    names: Array.from({ length: began }, (_, at) => `${at}`),
    rules: [],
    isClosed: false,
    said: [],
  }),
  seating: {
    keys: ['seat'],
    count: ({ names }) => names.length,
    leaving: (event) => (event.kind === 'go' ? [event.seat, 0] : undefined),
    rules: { key: 'rule', count: ({ rules }) => rules.length, namesake: () => undefined },
    besideOthers: (event, _, left) => (event.kind === 'sip' && left.has(event.seat) ? { ...event, seat: 0 } : event),
  },
  decide(table, event) {
    const say = (what: string | undefined) =>
      what === undefined ? REFUSED : allow(() => ({ ...table, said: [...table.said, what] }));
    switch (event.kind) {
      case 'come':
        return table.isClosed ? REFUSED : allow(() => ({ ...table, names: [...table.names, event.name] }));
      case 'rule':
        return table.isClosed ? REFUSED : allow(() => ({ ...table, rules: [...table.rules, event.name] }));
      case 'go':
      case 'sip':
        return table.isClosed && event.kind === 'go' ? REFUSED : say(table.names[event.seat]);
      case 'by':
        return say(table.rules[event.rule]);
      case 'open':
      case 'close':
        return allow(() => ({ ...table, isClosed: event.kind === 'close' }));
    }
  },
};

describe('what has come by plays that do not fit any more', () => {
  const said = (id: string, event: Said, counted: object = {}): Play<Said> => ({
    id,
    at: 0,
    event,
    isCorrected: false,
    ...counted,
  });
  const ada = said('a', { kind: 'come', name: 'Ada' });
  const rule = said('r', { kind: 'rule', name: 'no names' });
  test.each<readonly [what: string, plays: readonly Play<Said>[], then: readonly string[]]>([
    ['a newcomer', [ada, said('s', { kind: 'sip', seat: 1 }, { came: ['a'] })], []],
    ['a rule', [rule, said('b', { kind: 'by', rule: 0 }, { rules: ['r'] })], []],
    ['somebody who has gone', [said('g', { kind: 'go', seat: 1 }), said('s', { kind: 'sip', seat: 1 })], ['1']],
    [
      'a newcomer who has gone',
      [ada, said('g', { kind: 'go', seat: 1 }, { came: ['a'] }), said('s', { kind: 'sip', seat: 1 }, { came: ['a'] })],
      [],
    ],
    [
      'a newcomer, a rule and somebody who has gone, all at once',
      [ada, rule, said('g', { kind: 'go', seat: 0 }), said('b', { kind: 'by', rule: 0 }, { rules: ['r'] })],
      [],
    ],
  ])('is nobody and nothing: %s', (_, plays, then) => {
    const began = plays[0]!.id === 'g' ? 2 : 1;
    const first = said('o', { kind: 'open' });
    const earlier = reduceEvents(TABLE, began, [first, ...plays]);
    expect(earlier.rejectedEvents).toEqual([]);
    const now = [{ ...first, event: { kind: 'close' } as const }, ...plays];
    const folded = reduceEvents(TABLE, began, now, earlier);
    expect(folded).toEqual(reduceEvents(TABLE, began, now));
    expect(folded.state.said).toEqual(then);
    const { seats, rules, left } = folded.numbering;
    expect([...seats, ...rules, ...left]).toEqual([]);
  });
});

describe('a fold', () => {
  test('keeps what does not fit, and goes on without it', () => {
    const { state, steps, rejectedEvents } = reduceEvents(
      SUM,
      1,
      [2, -9, 3].map((add, index) => playOf(add, `${index}`)),
    );
    expect(state).toBe(6);
    expect(steps.map(({ before, after }) => [before, after])).toEqual([
      [1, 3],
      [3, 6],
    ]);
    expect(rejectedEvents.map(({ play }) => play.id)).toEqual(['1']);
  });

  test('has the very plays that it was given, where their players have the same numbers', () => {
    const plays: readonly Play<Said>[] = [
      { id: 'a', at: 0, event: { kind: 'come', name: 'Ada' }, isCorrected: false },
      { id: 's', at: 0, event: { kind: 'sip', seat: 1 }, isCorrected: false, came: ['a'] },
    ];
    const { steps } = reduceEvents(TABLE, 1, plays);
    for (const [at, { play }] of steps.entries()) expect(play).toBe(plays[at]);
    expect(steps).toHaveLength(2);
  });

  test('knows where each play is judged, those that do not fit too, and of no other', () => {
    const plays = [2, -9, 3].map((add, index) => ({ ...playOf(add, `${index}`), at: 100 + index }));
    const folded = reduceEvents(SUM, 1, plays);
    expect(plays.map(({ id }) => placeIn(folded, plays, id))).toEqual([
      { before: 1, at: 100 },
      { before: 3, at: 101 },
      { before: 3, at: 102 },
    ]);
    expect(placeIn(folded, plays.slice(1), '0')).toBeUndefined();
  });

  test('costs one step for one more play, with misfits too', () => {
    const plays = [2, -9, 3, 4].map((add, index) => playOf(add, `${index}`));
    const earlier = reduceEvents(SUM, 1, plays.slice(0, 3));
    applied.length = 0;
    expect(reduceEvents(SUM, 1, plays, earlier).state).toBe(10);
    expect(applied).toEqual(['6+4']);
  });

  test('comes to the same end with and without the way there', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 12 }), (adds) => {
        const plays = adds.map((add, index) => ({ ...playOf(add, `${index}`), at: index + 1 }));
        const { state, steps, rejectedEvents } = reduceEvents(SUM, 0, plays);
        expect(endOf(SUM, 0, plays)).toEqual({
          state,
          at: steps.at(-1)?.play.at ?? 0,
          rejectedEvents: rejectedEvents.length,
        });
      }),
    );
  });

  test('is the same with an earlier fold as without', () => {
    const adds = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 12 });
    fc.assert(
      fc.property(adds, adds, fc.nat({ max: 12 }), (one, other, cut) => {
        const before = one.map((add, index) => playOf(add, `${index}`));
        const after = [...before.slice(0, cut), ...other.map((add, index) => playOf(add, `${cut + index}`))];
        expect(reduceEvents(SUM, 0, after, reduceEvents(SUM, 0, before))).toEqual(reduceEvents(SUM, 0, after));
      }),
      { seed: 1, numRuns: 1_000 },
    );
  });
});
