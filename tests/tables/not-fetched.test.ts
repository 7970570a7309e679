import { expect, test } from 'vitest';
import { NOT_FETCHED } from '../../src/ui/use-late.tsx';

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://a.test/_astro/export.js'), true],
  [new TypeError('error loading dynamically imported module: https://a.test/_astro/export.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('Failed to fetch'), true],
  [new TypeError('Load failed'), true],
  [new TypeError("'text/html' is not a valid JavaScript MIME type."), true],
  [new SyntaxError("The requested module './a.js' does not provide an export named 'b'"), true],
  [new Error('Unable to preload CSS for /_astro/a.css'), true],
  [new DOMException('signal timed out', 'TimeoutError'), true],
  [new Error('a board was not fetched'), true],
  [new TypeError("Cannot read properties of undefined (reading 'events')"), false],
  [new RangeError('Invalid array length'), false],
  [new DOMException('The quota has been exceeded.', 'QuotaExceededError'), false],
] as const)('%s: what a key needs was not fetched: %s', (error, isMissing) => {
  expect(NOT_FETCHED.test(String(error))).toBe(isMissing);
});
