import { fileURLToPath } from 'node:url';
import preactIslands from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { clientShown } from './src/tools/client-shown.ts';
import { hostFiles } from './src/tools/host-files.ts';
import { licences } from './src/tools/licences.ts';
import { narrowPolicies } from './src/tools/narrow-policy.ts';
import { offline } from './src/tools/offline.ts';
import { thinLeaflet } from './src/tools/thin-leaflet.ts';
import { TFL } from './src/works/tfl.ts';

/** What every panel needs, and what panels share with the pages of the rules. */
const SHARED = [
  'node_modules/(preact|nanostores|@nanostores)/',
  'src/tools/wake',
  'vite/preload-helper',
  'src/i18n/fill',
  'src/games/gug/rulings',
  'src/storage/(kept-settings|house-rules)\\.ts',
  'src/ui/(Fetched|use-store|download|style-sheet|settings-elsewhere|ClauseLink|RulingFold)\\.',
];
const shared = { name: 'shared', test: new RegExp(SHARED.join('|')) };
/** Small pieces of the GUG panel that its late parts and the log want too. */
const panel = {
  name: 'panel',
  test: /src\/(tables\/gug\/(panel-context|LineBadge|ClauseTag|RulingChoice|asking|search)|works\/name-words)\./,
};
const drawnMap = {
  name: 'map',
  test: /src\/map\/(symbols|path|tiers|svg-element|overlay|vector|draw-dot|marker)/,
};

/** What a table can choose, which the readings page lists too. */
const rulings = { name: 'rulings', test: /src\/games\/(?!gug)[a-z-]+\/(rulings|clauses)\./ };
/** Saved games, which every panel reads. */
const kept = { name: 'kept', test: /src\/storage\/(games|log|reconcile|registry|saved-game-schema|[a-z]+-form)\.ts/ };

export default defineConfig({
  // `BASE=/gabong/` for a host that has the site under a path of its own.
  base: process.env.BASE ?? '/',
  // `SITE=https://example.org` tells search engines the whole addresses of both languages.
  site: process.env.SITE,
  integrations: [preactIslands(), clientShown(), licences(), narrowPolicies(), hostFiles(), offline()],
  trailingSlash: 'always',
  i18n: { defaultLocale: 'en', locales: ['en', 'nb'], routing: { prefixDefaultLocale: false } },
  build: { inlineStylesheets: 'never' },
  vite: {
    // Of ours two scripts alone stand inline: those which let panels be chosen and the site be kept must come with its page.
    // What a portal or a permanent redirect has once put in the place of a file, a browser may keep for as long as it likes.
    build: { assetsInlineLimit: (path) => /(?:OfflineSign|PanelTabs)\.astro/.test(path) },
    plugins: [thinLeaflet()],
    resolve: { alias: { '@astrojs/preact/client.js': fileURLToPath(new URL('./src/tools/wake.ts', import.meta.url)) } },
    // What is shared, and what every map needs, is fetched in one piece each: many small ones pack worse.
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [shared, rulings, panel, drawnMap, kept] } } } },
      },
    },
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
      ],
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
});
