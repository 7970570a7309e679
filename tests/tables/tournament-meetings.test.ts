import { expect, test } from 'vitest';
import { meetingsIn } from '../../src/tables/tournament/bracket/bracket-layout.ts';

test('R24: who meets again in a rotated layer, and who never does, by their own numbers', () => {
  const groups = [
    [7, 3, 5],
    [5, 9, 3],
  ];
  expect(meetingsIn(groups)).toEqual({ again: [{ pair: [3, 5], times: 2 }], never: [[7, 9]] });
});

test('R24: nobody again and nobody never, where everybody meets once', () => {
  expect(meetingsIn([[4, 2, 0]])).toEqual({ again: [], never: [] });
});
