import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinFiles, pack, splitFiles, unpack } from '../../src/offline/pack.ts';

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('<p>', 'Gunnar', ' ', '\n', 'blåbær', '🎲', '\\', '-'.repeat(300)),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''));
const path = fc.stringMatching(/^(?:nb\/)?[a-z]{1,6}\/[a-z]{1,6}\.(?:html|js|css|json|txt)$/);
const files = fc.uniqueArray(fc.record({ path, text }), {
  selector: (file) => file.path,
  minLength: 1,
  maxLength: 12,
});

const byPath = (all: readonly { readonly path: string }[]) =>
  all.toSorted((one, other) => (one.path < other.path ? -1 : 1));

test('a pack gives back every file as it was', () =>
  fc.assert(
    fc.asyncProperty(files, async (all) => {
      const joined = joinFiles(all);
      expect(await unpack(pack(joined))).toEqual(joined);
      expect(byPath(splitFiles(joined))).toEqual(byPath(all));
    }),
    { numRuns: 30 },
  ));

test('a page stands beside itself in the other language, and kinds stand together', () => {
  const all = ['a.js', 'index.html', 'nb/index.html', 'nb/rules/index.html', 'rules/index.html', 'z.css'];
  const packed = splitFiles(joinFiles(all.map((each) => ({ path: each, text: each }))));
  expect(packed.map((file) => file.path)).toEqual([
    'z.css',
    'index.html',
    'nb/index.html',
    'nb/rules/index.html',
    'rules/index.html',
    'a.js',
  ]);
});

test('what two pages have in common is in it once', () => {
  const text = Array.from({ length: 200 }, (_, index) => `<li>Station ${index}</li>`).join('');
  const one = pack(joinFiles([{ path: 'index.html', text }]));
  const two = pack(
    joinFiles([
      { path: 'index.html', text },
      { path: 'nb/index.html', text: `<h1>Hei</h1>${text}` },
    ]),
  );
  expect(two.length).toBeLessThan(one.length * 1.1);
});

test('a text that holds the gap between files is refused by the name of its file', () => {
  expect(() => joinFiles([{ path: 'a.js', text: 'a\0b' }])).toThrow('a.js');
});
