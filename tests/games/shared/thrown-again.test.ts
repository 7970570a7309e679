import { describe, expect, test } from 'vitest';
import type { Entry, EntryBody } from '../../../src/games/shared/history.ts';
import { thrownAgain } from '../../../src/games/shared/thrown-again.ts';

/** `A335`: A's throw by the phone, `a335` by hand; anything else is no throw. */
type Said = string;
const throwing = (said: Said) =>
  /^[A-Ca-c]\d+$/.test(said)
    ? {
        who: 'ABC'.indexOf(said[0]!.toUpperCase()),
        of: 'dice' as const,
        by: /^[A-C]/.test(said) ? ('phone' as const) : ('hand' as const),
        shown: Array.from(said.slice(1), Number),
      }
    : undefined;

/** Lines from words: a play, `-2` for the undo of the second line, `+2` for its redo. What stands in others' place, as `4 was 335`. */
function again(...lines: readonly string[]): readonly string[] {
  const body = (line: string): EntryBody<Said> => {
    const entries = line
      .slice(1)
      .split(',')
      .map((at) => `e${at}`);
    if (line.startsWith('-')) return { kind: 'undo', entries };
    return line.startsWith('+') ? { kind: 'redo', entries } : { kind: 'play', event: line };
  };
  const log = lines.map((line, at): Entry<Said> => ({ id: `e${at + 1}`, seq: at + 1, at: 0, ...body(line) }));
  return [...thrownAgain(log, throwing)].map(
    ([id, all]) => `${id.slice(1)} was ${all.map(({ by, shown }) => `${by} ${shown.join('')}`).join(', ')}`,
  );
}

describe('a throw that was made again', () => {
  test.each<{ readonly say: string; readonly lines: readonly string[]; readonly told: readonly string[] }>([
    { say: 'tells what was taken back', lines: ['A335', '-1', 'A112'], told: ['3 was phone 335'] },
    { say: 'leaves no trace where redo put it back', lines: ['A335', '-1', '+1'], told: [] },
    { say: 'leaves none while nothing is in its place', lines: ['A335', '-1'], told: [] },
    {
      say: 'tells all of them, the first first',
      lines: ['A335', '-1', 'A444', '-3', 'A112'],
      told: ['5 was phone 335, phone 444'],
    },
    { say: 'tells the same throw of the phone too', lines: ['A335', '-1', 'A335'], told: ['3 was phone 335'] },
    { say: 'tells it where own dice are entered instead', lines: ['A335', '-1', 'a112'], told: ['3 was phone 335'] },
    { say: 'tells a mistyped die as entered', lines: ['a335', '-1', 'a334'], told: ['3 was hand 335'] },
    { say: 'says nothing of the same dice entered again', lines: ['a335', '-1', 'a533'], told: [] },
    { say: 'says nothing of dice that were entered for another', lines: ['a335', '-1', 'b335', 'a111'], told: [] },
    { say: 'tells the phone’s throw for another', lines: ['A335', '-1', 'B112', 'A111'], told: ['3 was phone 335'] },
    {
      say: 'is not hidden by something else played in between',
      lines: ['A335', 'sloppy', '-1', 'sloppy', 'A112'],
      told: ['5 was phone 335'],
    },
    {
      say: 'is not hidden by taking back and saying again what was kept before it',
      lines: ['A335', 'keep', 'A66', '-3', '-2', 'keep', 'A12'],
      told: ['7 was phone 66'],
    },
    {
      say: 'is told of at the first throw that differs, not at those after it',
      lines: ['A335', 'keep', 'A66', '-3', '-2', '-1', 'A112', 'keep', 'A44'],
      told: ['7 was phone 335'],
    },
    {
      say: 'is found after a throw that redo put back',
      lines: ['A335', 'B112', '-2', '-1', '+1', 'B444'],
      told: ['6 was phone 112'],
    },
    {
      say: 'is found after the same dice entered in another order',
      lines: ['a335', 'B11', '-2', '-1', 'a533', 'B22'],
      told: ['6 was phone 11'],
    },
    { say: 'says nothing of other dice entered for another', lines: ['a335', '-1', 'b112'], told: [] },
    { say: 'is not the next throw of the same player', lines: ['A335', 'B112', 'A444'], told: [] },
    { say: 'is not told of once it is taken back itself', lines: ['A335', '-1', 'A112', '-3', '+1'], told: [] },
    {
      say: 'keeps its trace through an undo and redo of its own',
      lines: ['A335', '-1', 'A112', '-3', '+3'],
      told: ['3 was phone 335'],
    },
  ])('$say', ({ lines, told }) => expect(again(...lines)).toEqual(told));
});
