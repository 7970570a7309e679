import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePack, unpack } from '../../src/offline/pack.ts';

/** Text in which seams come often. */
const html = fc
  .array(fc.constantFrom('<p>', '</p>', '<li class="x">', '<svg>', '<g>', 'Gunnar', ' ', '\n', 'blåbær', '<'), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));
const path = fc.stringMatching(/^[a-z]{1,6}\/[a-z]{1,6}\.(?:html|js|css|json)$/);
const files = fc.uniqueArray(fc.record({ path, text: html }), { selector: (file) => file.path, maxLength: 12 });

test('a pack gives back every file as it was, also after it was written and read', () => {
  fc.assert(
    fc.property(files, (all) => {
      expect(unpack(JSON.parse(JSON.stringify(makePack(all))))).toEqual(all);
    }),
  );
});

test('what two pages have in common is in it once', () => {
  const text = Array.from({ length: 200 }, (_, index) => `<li>Station ${index}</li>`).join('');
  const one = JSON.stringify(makePack([{ path: 'index.html', text }]));
  const two = JSON.stringify(
    makePack([
      { path: 'index.html', text },
      { path: 'nb/index.html', text: `<h1>Hei</h1>${text}` },
    ]),
  );
  expect(two.length).toBeLessThan(one.length * 1.1);
});

describe('what is no pack', () => {
  test.each([null, 1, 'pack', [], {}, { pieces: [] }, { pieces: {}, files: [] }])('%j is refused', (value) => {
    expect(unpack(value)).toBeUndefined();
  });
});
