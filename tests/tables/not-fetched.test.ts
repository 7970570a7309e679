import { expect, test } from 'vitest';
import { NOT_FETCHED } from '../../src/ui/use-late.tsx';

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://a.test/_astro/export.js'), true],
  [new TypeError('error loading dynamically imported module: https://a.test/_astro/export.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('Failed to fetch'), true],
  [new TypeError("Cannot read properties of undefined (reading 'events')"), false],
  [new RangeError('Invalid array length'), false],
  [new DOMException('The quota has been exceeded.', 'QuotaExceededError'), false],
] as const)('%s: what a key needs was not fetched: %s', (error, isMissing) => {
  expect(NOT_FETCHED.test(String(error))).toBe(isMissing);
});
