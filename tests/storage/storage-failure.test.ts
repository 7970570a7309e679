import { expect, test } from 'vitest';
import { failureOf } from '../../src/storage/storage-failure.ts';

test.each([
  ['the class of newer browsers', Object.assign(new Error(), { name: 'QuotaExceededError' }), 'full'],
  ['the code of older ones', new DOMException('', 'QuotaExceededError'), 'full'],
  ['a number alone', { code: 22 }, 'full'],
  ['the name that Firefox had', { name: 'NS_ERROR_DOM_QUOTA_REACHED' }, 'full'],
  ['the number that Firefox had', { code: 1014 }, 'full'],
  ['a refusal', new DOMException('', 'SecurityError'), 'blocked'],
  ['a database of a newer build', new DOMException('', 'VersionError'), 'closed-by-newer'],
  ['something that is no error', 'full', 'blocked'],
  ['nothing', undefined, 'blocked'],
])('F02: %s', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
