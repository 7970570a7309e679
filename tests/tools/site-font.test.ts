import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSiteFont, SITE_FONT } from '../../src/tools/make-font.ts';

test('the font that is kept is the one that `npm run font` makes', async () => {
  expect((await makeSiteFont()).equals(readFileSync(SITE_FONT))).toBe(true);
});
