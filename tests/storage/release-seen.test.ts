import { expect, test, vi } from 'vitest';
import { tellsRelease } from '../../src/storage/release-seen.ts';
import { useFakeStorage } from './fake-storage.ts';

const storage = useFakeStorage();

test.each([
  { seen: null, wasHere: false, tells: false, why: 'a first visit' },
  { seen: null, wasHere: true, tells: true, why: 'an earlier visit, of a version that noted nothing' },
  { seen: '0.9.0', wasHere: true, tells: true, why: 'an update' },
  { seen: '0.9.0', wasHere: false, tells: true, why: 'an update where no worker is' },
  { seen: '0.10.0', wasHere: true, tells: false, why: 'the version that was told' },
  { seen: '0.11.0', wasHere: true, tells: false, why: 'an earlier build after a later one' },
  { seen: '1.0.0', wasHere: true, tells: false, why: 'an earlier build after a much later one' },
])('$why: $tells, and once at most', ({ seen, wasHere, tells }) => {
  if (seen !== null) storage.texts.set('release-seen', seen);
  expect(tellsRelease('0.10.0', wasHere)).toBe(tells);
  expect(tellsRelease('0.10.0', true)).toBe(false);
  // What a later build has told is not forgotten by an earlier one.
  expect(storage.texts.get('release-seen')).toBe(seen === '0.11.0' || seen === '1.0.0' ? seen : '0.10.0');
});

test('nothing is told where nothing can be kept: it would be told at every visit', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  expect(tellsRelease('0.10.0', true)).toBe(false);
});
