import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Keeps what a release does with saved games, whole and in one file, so that later builds can be tested beside it. Run once
 * before a release: `node tests/storage/releases/keep.ts`.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { readonly version: string };

const ENTRY = `${ROOT}kept-release.ts`;
const text = `
export { durableCopy } from './src/storage/durable-copy.ts';
export { localCopy } from './src/storage/local-copy.ts';
export { makeLog } from './src/storage/log.ts';
export { listenToOthers } from './src/storage/games.ts';
export { readImport } from './src/storage/import.ts';
export { exportGame } from './src/storage/export.ts';
`;

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    {
      name: 'entry',
      resolveId: (id) => (id === ENTRY ? id : undefined),
      load: (id) => (id === ENTRY ? text : undefined),
    },
  ],
  build: {
    outDir: fileURLToPath(new URL('.', import.meta.url)),
    emptyOutDir: false,
    target: 'es2024',
    minify: true,
    lib: { entry: ENTRY, formats: ['es'], fileName: () => `${version}.js` },
    // Where the machine has its packages is nobody's business.
    rolldownOptions: { experimental: { attachDebugInfo: 'none' }, output: { codeSplitting: false } },
  },
});
