import { afterEach, expect, test } from 'vitest';
import { PHONE_READINGS } from '../../src/tables/rules/phone-readings.ts';
import { GUG_HOUSE_RULES, HOUSE_RULES_OF } from '../../src/storage/house-rules.ts';

const { gug } = PHONE_READINGS;
const { tournament } = HOUSE_RULES_OF;

afterEach(() => void gug.reset());

test('a reading of tournaments is chosen in the book it stands in, and kept with the tournaments', () => {
  const back = gug.choose('R25', 'referee');
  expect(tournament.$settings.get()).toEqual({ R24: 'layer', R25: 'referee' });
  expect(Object.keys(GUG_HOUSE_RULES.$settings.get().rulings)).not.toContain('R25');
  expect(gug.$chosen.get()).toMatchObject({ R1: 'remembered', R25: 'referee' });
  back();
  expect(gug.$chosen.get()).toMatchObject({ R25: 'sum-of-places' });
});

test('a reading of the game itself is kept with the game', () => {
  gug.choose('R1', 'forgotten');
  expect(GUG_HOUSE_RULES.$settings.get().rulings.R1).toBe('forgotten');
  expect(Object.keys(tournament.$settings.get())).toEqual(['R24', 'R25']);
});

test('the way back to the standard takes both, and is taken back as one', () => {
  gug.choose('R1', 'forgotten');
  gug.choose('R24', 'game');
  const back = gug.reset();
  expect(gug.$chosen.get()).toMatchObject({ R1: 'remembered', R24: 'layer' });
  back();
  expect(gug.$chosen.get()).toMatchObject({ R1: 'forgotten', R24: 'game' });
});
