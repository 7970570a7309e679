import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import type { Build, Sealed } from '../offline/build.ts';
import { foldRepeats, joinFiles } from '../offline/pack.ts';
import { FLOOR } from './floor.ts';

/** What is no text comes as it is. */
const OTHER = /\.(?:woff2|png)$/;
/** Made here, said to the host and not to people, of the home screen, which has its own copy, or asked for by no page of ours. */
const ASIDE =
  /^(?:worker(?:-[0-9a-f]+|-off)?\.js|pack-[0-9a-f]+\.txt|_headers|vercel\.json|licences\.txt|icons\/.*|favicon\.ico)$/;

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const shortOf = (text: string): string => sha256(text).slice(0, 16);
const entry = (name: string): string => fileURLToPath(new URL(`../offline/${name}.ts`, import.meta.url));

/** Packs the finished site, and makes the worker that keeps it on the phone. */
export const offline = (): AstroIntegration => ({
  name: 'offline',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      keepOffline(root, await bundled('worker'));
      writeFileSync(join(root, 'worker-off.js'), await bundled('off'));
    },
  },
});

/**
 * Writes the pack of a finished site, and its worker. Browsers ask for `worker.js` at every visit: it is one line that
 * names the worker itself, which has its digest in its name and need not be asked for again.
 *
 * @param worker - the bundled worker, which takes its build from `BUILD`.
 */
export function keepOffline(root: string, worker: string): void {
  const packed = packSite(root);
  const whole = `const BUILD=${JSON.stringify(packed)};${worker}`;
  const name = `worker-${shortOf(whole)}.js`;
  writeFileSync(join(root, name), whole);
  writeFileSync(join(root, 'worker.js'), lineThatNames(name));
}

/** Where a host sends the pages' policy with everything, a name is taken from a policy of the worker's own: it says this one alone. */
const lineThatNames = (name: string): string =>
  `const rules={createScriptURL:()=>${JSON.stringify(name)}};` +
  `importScripts((self.trustedTypes?.createPolicy("offline-worker",rules)??rules).createScriptURL(""));\n`;

/** Writes the pack of all files of a finished site beside them. */
function packSite(root: string): Build {
  const all = globSync('**/*', { cwd: root, withFileTypes: true })
    .filter((found) => found.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, '/').length).split('\\').join('/'));
  // The worker and the pack of an earlier build are no part of this one.
  for (const old of all.filter((path) => /^(?:worker|pack)-[0-9a-f]{16}\./.test(path))) rmSync(join(root, old));
  const paths = all.filter((path) => !ASIDE.test(path)).sort();
  const others = paths
    .filter((path) => OTHER.test(path))
    .map((path): Sealed => ({ path, digest: sha256(readFileSync(join(root, path))) }));
  const texts = paths
    .filter((path) => !OTHER.test(path))
    .map((path) => ({ path, bytes: Uint8Array.from(readFileSync(join(root, path))) }));
  const joined = joinFiles(texts);
  const packed = foldRepeats(joined);
  const version = shortOf(JSON.stringify([sha256(packed), others]));
  // Hosts pack on their way what is a text by its name: `.bin` goes as it lies there.
  const path = `pack-${version}.txt`;
  writeFileSync(join(root, path), packed);
  return { version, pack: { path, digest: sha256(packed), unpacked: sha256(joined) }, others, paths };
}

/** A worker in one file. */
export async function bundled(name: 'worker' | 'off'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      target: [...FLOOR],
      rolldownOptions: { input: entry(name), output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error(`${name}.ts was not bundled.`);
  return result.output[0].code;
}
