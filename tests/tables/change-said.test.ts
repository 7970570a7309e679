import { expect, test } from 'vitest';
import { TABLE_EN } from '../../src/i18n/table/en.ts';
import { changeSaid, turnsOf } from '../../src/tables/shell/steps.ts';

const TELLS = {
  told: ({ play }: { play: { event: unknown } }) => [{ text: `told ${String(play.event)}` }],
  called: ({ play }: { play: { event: unknown } }) => `called ${String(play.event)}`,
};
const said = (before: readonly Step[], after: readonly Step[]) => changeSaid(before, after, TELLS, TABLE_EN.undo);

interface Step {
  readonly play: { readonly id: string; readonly at: number; readonly event: string };
}

/** Counts how often anybody looks at what was played. */
function counted() {
  const count = { reads: 0 };
  const step = (id: string, event = id, at = id.charCodeAt(0)): Step => ({
    get play() {
      count.reads += 1;
      return { id, at, event };
    },
  });
  return { count, step };
}

test('a play, a correction, and what was taken back are said', () => {
  const { step } = counted();
  const [a, b, c] = [step('a'), step('b'), step('c')];
  expect(said([a], [a])).toBeUndefined();
  expect(said([a], [a, b])).toBe('told b');
  expect(said([a, b], [a])).toBe('Undone: called b.');
  expect(said([a, b, c], [a])).toBe('Undone: 2 entries at once.');
  expect(said([a, b, c], [a, step('b', 'B'), step('c')])).toBe('told B');
  // What one press has played has one time; of what comes from another phone, the last is told.
  expect(said([a], [a, step('b', 'b', 7), step('c', 'c', 7)])).toBe('told b told c');
  expect(said([a], [a, b, c])).toBe('told c');
  // From the middle: what comes after it is folded anew.
  expect(said([a, b, c], [a, step('c')])).toBe('Undone: called b.');
});

test.each([20, 2_000])('of %i steps only those are looked at that may be others', (length) => {
  const { count, step } = counted();
  const steps = Array.from({ length }, (_, index) => step(`${index}`));
  said(steps, [...steps, step('new')]);
  said(steps, steps.slice(0, -1));
  expect(count.reads).toBeLessThan(12);
});

test.each([
  ['what lies between two steps of one turn belongs to it', ['1', undefined, '1', '2'], ['1', '1', '1', '2']],
  ['what lies between two turns has a line of its own', ['1', undefined, '2', '2'], ['1', undefined, '2', '2']],
  ['what comes first or last has one too', [undefined, '1', undefined], [undefined, '1', undefined]],
])('%s', (_, named, turns) => {
  expect(turnsOf(named)).toEqual(turns);
});
