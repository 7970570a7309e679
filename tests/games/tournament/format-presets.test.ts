import { expect, test } from 'vitest';
import { planFormat } from '../../../src/games/tournament/format-plan.ts';
import { formatPresets, roundsOf } from '../../../src/games/tournament/format-presets.ts';
import { parseFormat, writeFormat } from '../../../src/games/tournament/parse-format.ts';

const planOf = (code: string) => {
  const parsed = parseFormat(code);
  if (!parsed.ok) throw new Error(`${code}: ${parsed.why}`);
  return planFormat(parsed.format);
};

test('18.1: presets are of three to ten players, twelve and sixteen, and each is written as a code is', () => {
  const presets = formatPresets('layer');
  expect(presets.map(({ plan }) => plan.players)).toEqual([3, 4, 5, 6, 7, 8, 8, 9, 10, 12, 12, 16]);
  for (const { code } of presets) {
    const parsed = parseFormat(code);
    expect(parsed.ok && writeFormat(parsed.format)).toBe(code);
  }
});

test('R24: where the best of each game go on, no rotated heats send more on than the final holds', () => {
  expect(formatPresets('game').map(({ plan }) => plan.players)).toEqual([3, 6, 8, 8, 9, 10, 12, 12, 16]);
});

test.each([
  { code: '2H4/1F2R-1R4/2F-F4', sideBySide: 1, rounds: 4 },
  { code: '2H4/1F2R-1R4/2F-F4', sideBySide: 2, rounds: 3 },
  // Eight fill two games at a time, however many could be played.
  { code: '4H4@8/2F4R-1R4/2F-F4', sideBySide: 9, rounds: 4 },
  { code: '3H3/2SF-2SF3/1F2R-1R4/2F-F4', sideBySide: 2, rounds: 5 },
])('$code takes $rounds rounds with $sideBySide games at a time', ({ code, sideBySide, rounds }) => {
  expect(roundsOf(planOf(code), sideBySide)).toBe(rounds);
});
