import { expect, test } from 'vitest';
import { VARIATION_CODES } from '../../src/games/gug/setup.ts';
import { variationParts } from '../../src/games/gug/variation-code.ts';
import { VARIATION_EN } from '../../src/i18n/tournament/en.ts';
import { explainVariation } from '../../src/i18n/tournament/explain.ts';
import { VARIATION_NB } from '../../src/i18n/tournament/nb.ts';

test.each([
  {
    variation: 'C',
    isClosed: false,
    en: 'C is Classic: S, single players; 1D1I, one die and one icon; SD, single drinking.',
    nb: 'C er Classic: S, enkeltspillere; 1D1I, én terning og én brikke; SD, enkel drikking.',
  },
  {
    variation: 'CT',
    isClosed: true,
    en: 'CT-CS is Classic Team: T, teams of two; 1D1I, one die and one icon; DD, double drinking; CS, closed stations.',
    nb: 'CT-CS er Classic Team: T, lag på to; 1D1I, én terning og én brikke; DD, dobbel drikking; CS, stengte stasjoner.',
  },
] as const)('$en', ({ variation, isClosed, en, nb }) => {
  expect(explainVariation(variation, isClosed, VARIATION_EN)).toBe(en);
  expect(explainVariation(variation, isClosed, VARIATION_NB)).toBe(nb);
});

test('every part of every code has its words', () => {
  const said = VARIATION_CODES.flatMap((variation) =>
    [VARIATION_EN, VARIATION_NB].map((words) => {
      const sentence = explainVariation(variation, true, words);
      for (const part of variationParts(variation, true)) expect(sentence).toContain(`${part}, ${words.parts[part]}`);
      return sentence;
    }),
  );
  expect(new Set(said).size).toBe(2 * VARIATION_CODES.length);
});
