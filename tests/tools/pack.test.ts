import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldRepeats, unfoldRepeats, joinFiles, splitFiles } from '../../src/offline/pack.ts';

const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

const bytes = fc
  .array(
    fc.oneof(
      fc.constantFrom('<p>', 'Gunnar', ' ', '\n', 'blåbær', '🎲', '\\', '-'.repeat(300)),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => utf8(parts.join('').replaceAll(/[\0\u0001]/g, '')));
const path = fc.stringMatching(/^(?:nb\/)?[a-z]{1,6}\/[a-z]{1,6}\.(?:html|js|css|json|txt)$/);
const files = fc.uniqueArray(fc.record({ path, bytes }), {
  selector: (file) => file.path,
  minLength: 1,
  maxLength: 12,
});

const byPath = (all: readonly { readonly path: string }[]) =>
  all.toSorted((one, other) => (one.path < other.path ? -1 : 1));

test('a pack gives back every file as it was', () =>
  fc.assert(
    fc.property(files, (all) => {
      const unfolded = unfoldRepeats(foldRepeats(joinFiles(all)));
      expect(byPath(splitFiles(unfolded))).toEqual(byPath(all));
    }),
  ));

test('a page stands beside itself in the other language, and kinds stand together', () => {
  const all = ['a.js', 'index.html', 'nb/index.html', 'nb/rules/index.html', 'rules/index.html', 'z.css'];
  const packed = splitFiles(joinFiles(all.map((each) => ({ path: each, bytes: utf8(each) }))));
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
  const one = foldRepeats(joinFiles([{ path: 'index.html', bytes: utf8(text) }]));
  const two = foldRepeats(
    joinFiles([
      { path: 'index.html', bytes: utf8(text) },
      { path: 'nb/index.html', bytes: utf8(`<h1>Hei</h1>${text}`) },
    ]),
  );
  expect(two.length).toBeLessThan(one.length + 60);
});

test.each([
  ['the gap between files', 'a\0b'],
  ['the mark of a repeat', 'a\u0001b'],
])('a text that holds %s is refused by the name of its file', (_, text) => {
  expect(() => joinFiles([{ path: 'a.js', bytes: utf8(text) }])).toThrow('a.js');
});
