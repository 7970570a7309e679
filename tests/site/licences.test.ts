import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LICENCES_FILE, packagesIn } from '../../src/tools/licences.ts';
import { DIST } from '../browser/dist.ts';

/** What a page may have been made of: a package more is a decision, and not one of a build. */
const IN_SCRIPT = [
  '@nanostores/preact',
  'fflate',
  'idb',
  'leaflet',
  'minisearch',
  'nanostores',
  'preact',
  'qr',
  'uqr',
  'valibot',
];
const IN_FONTS = ['@fontsource-variable/atkinson-hyperlegible-next'];
/** Lines of theirs are in every build, though nothing of ours imports them. */
const TOOLS = ['astro', 'rolldown', 'vite'];

const text = readFileSync(join(DIST, LICENCES_FILE), 'utf8');
const notices = text.split(/^## /m).slice(1);

test('the licences are of what the build has in it, of ten packages in scripts at most', () => {
  expect(notices.map((notice) => notice.split(' ')[0])).toEqual([...IN_SCRIPT, ...IN_FONTS, ...TOOLS].sort());
  expect(IN_SCRIPT.length).toBeLessThanOrEqual(10);
});

test('each says its version, and has the text that has to go with it', () => {
  for (const notice of notices) {
    const [head = '', ...body] = notice.split('\n');
    expect(head).toMatch(/^\S+ \d+\.\d+\.\d+ \((?:MIT|ISC|BSD-2-Clause|OFL-1\.1|\(MIT OR Apache-2\.0\))\)$/);
    expect(body.join(' ')).toMatch(/copyright/i);
    expect(body.join(' ')).toMatch(/permission|redistribution/i);
  }
});

test('a package counts when something of it is left, in a script or as a file', () => {
  const chunk = (modules: Readonly<Record<string, number>>) => ({
    type: 'chunk',
    modules: Object.fromEntries(Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }])),
  });
  const bundle = {
    a: chunk({ '/x/node_modules/@some/part/index.js': 7, '/x/node_modules/shaken/index.js': 0, '/x/src/own.ts': 9 }),
    b: chunk({ '/x/node_modules/outer/node_modules/inner/i.js': 1 }),
    c: { type: 'asset', originalFileNames: ['node_modules/@font/face/files/face.woff2'] },
  };
  expect(packagesIn(bundle as unknown as Parameters<typeof packagesIn>[0])).toEqual([
    '@font/face',
    '@some/part',
    'inner',
  ]);
});
