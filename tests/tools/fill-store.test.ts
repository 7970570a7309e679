import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { fillStore } from '../../src/offline/answers.ts';
import { foldRepeats, joinFiles } from '../../src/offline/pack.ts';

afterEach(() => vi.unstubAllGlobals());

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('a build is kept file by file, never several at once, so that taps come in between', async () => {
  const texts = Array.from({ length: 20 }, (_, at) => ({
    path: `rules/${at}/index.html`,
    bytes: Uint8Array.from(new TextEncoder().encode(`<p>chapter ${at}</p>`)),
  }));
  const font = Uint8Array.of(2, 3, 4);
  const joined = joinFiles(texts);
  const packed = foldRepeats(joined);
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(address.endsWith('.woff2') ? font : packed)),
  );
  const kept: string[] = [];
  let busy = 0;
  let most = 0;
  const put = async (address: string) => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((resolve) => setTimeout(resolve));
    kept.push(address);
    busy -= 1;
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put }) });
  await fillStore('https://example.org/', 'companion', {
    version: '1',
    pack: { path: 'pack.txt', digest: sha256(packed), unpacked: sha256(joined) },
    others: [{ path: 'font.woff2', digest: sha256(font) }],
    paths: [],
  });
  expect(kept.toSorted()).toEqual(
    [...texts.map(({ path }) => path), 'font.woff2'].map((path) => `https://example.org/${path}`).toSorted(),
  );
  expect(most).toBe(1);
});
