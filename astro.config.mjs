import { fileURLToPath } from 'node:url';
import preactIslands from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { clientShown } from './src/tools/client-shown.ts';
import { hostFiles } from './src/tools/host-files.ts';
import { licences } from './src/tools/licences.ts';
import { narrowPolicies } from './src/tools/narrow-policy.ts';
import { releaseOf } from './src/tools/release.ts';
import { offline } from './src/tools/offline.ts';
import { preloads } from './src/tools/preloads.ts';
import { forFloor } from './src/tools/floor.ts';
import { thinLeaflet } from './src/tools/thin-leaflet.ts';
import { TFL } from './src/works/tfl.ts';

/** The game whose rules or table a module is of; of GUG's there is too much for one script. */
const gameOf = (module) =>
  /\/src\/(?:games|tables)\/(gools|three-man|gabong|tournament)\//.exec(module)?.[1].replace('three-man', 'gools') ??
  null;

/**
 * Each panel and each late part is a script of its own; what several of them want is shared by layer, so that a panel is a
 * handful of files. Left to itself the bundler makes a file for every set of parts that has something in common.
 */
const SHARED = [
  { name: 'base', tags: ['$initial'], minShareCount: 2 },
  { name: 'shared', test: /\/src\/(?:ui|i18n|games\/shared)\//, minShareCount: 2 },
  { name: 'kept', test: /\/src\/storage\/|node_modules/, minShareCount: 4 },
  { name: 'tables', test: /\/src\/tables\/shell\//, minShareCount: 2 },
  { name: gameOf, minShareCount: 2 },
  {
    name: 'gug',
    test: /\/src\/(?:games\/gug|tables\/gug|map)\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
  },
];

export default defineConfig({
  // `BASE=/gabong/` for a host that has the site under a path of its own.
  base: process.env.BASE ?? '/',
  // `SITE=https://example.org` tells search engines the whole addresses of both languages.
  site: process.env.SITE,
  integrations: [preactIslands(), clientShown(), preloads(), licences(), narrowPolicies(), hostFiles(), offline()],
  trailingSlash: 'always',
  i18n: { defaultLocale: 'en', locales: ['en', 'nb'], routing: { prefixDefaultLocale: false } },
  build: { inlineStylesheets: 'never' },
  vite: {
    define: { __RELEASE__: JSON.stringify(releaseOf(new URL('.', import.meta.url))) },
    // Of ours two scripts alone stand inline: those which let panels be chosen and the site be kept must come with its page.
    // What a portal or a permanent redirect has once put in the place of a file, a browser may keep for as long as it likes.
    build: { assetsInlineLimit: (path) => /(?:OfflineSign|PanelTabs)\.astro/.test(path) },
    plugins: [thinLeaflet(), forFloor()],
    resolve: { alias: { '@astrojs/preact/client.js': fileURLToPath(new URL('./src/tools/wake.ts', import.meta.url)) } },
    // As the pages have them, so that a board which a page and a worker want is one file, fetched once.
    worker: { rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash][extname]' } } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } } },
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        // The host is asked for the day's works; pages without the panel that does so lose it again (`narrowPolicies`).
        `connect-src 'self' ${TFL}`,
        "font-src 'self'",
        "form-action 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
        // Text becomes markup, or a script's address, by these policies alone: in `ui/ClauseCard`, `map/svg-element`,
        // `ui/ask-worker`, `offline/page` and the worker that it names.
        "require-trusted-types-for 'script'",
        'trusted-types clause-text svg-element worker-address offline-worker',
      ],
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
});
