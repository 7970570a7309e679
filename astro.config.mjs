import { fileURLToPath } from 'node:url';
import preactIslands from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { clientShown } from './src/tools/client-shown.ts';
import { hostFiles } from './src/tools/host-files.ts';
import { licences } from './src/tools/licences.ts';
import { narrowPolicies } from './src/tools/narrow-policy.ts';
import { releaseOf } from './src/tools/release.ts';
import { offline } from './src/tools/offline.ts';
import { forFloor } from './src/tools/floor.ts';
import { thinLeaflet } from './src/tools/thin-leaflet.ts';
import { TFL } from './src/works/tfl.ts';

/** A piece of the script, of the files that these match, with all that they import and no piece above it has. */
const piece = (name, ...files) => ({ name, test: new RegExp(files.join('|')) });

/**
 * What is fetched together is one piece: many small ones pack worse, and each is a request of its own. A piece takes what
 * its files import too, so that what others want as well stands in a piece above it.
 */
const PIECES = [
  // What every panel needs, and what panels share with the pages of the rules.
  piece(
    'shared',
    'node_modules/(preact|nanostores|@nanostores)/',
    'src/tools/wake',
    'vite/preload-helper',
    'src/i18n/fill',
    'src/games/gug/rulings',
    'src/storage/(kept-settings|house-rules)\\.ts',
    'src/ui/(Fetched|use-store|share|style-sheet|settings-elsewhere|ClauseLink|RulingFold)\\.',
  ),
  // What answers the hand, which comes with the first part that wakes.
  piece('hands', 'src/ui/(press-once|hands)\\.'),
  // What a table can choose, which the readings page lists too.
  piece('rulings', 'src/games/(?!gug)[a-z-]+/(rulings|clauses)\\.', 'src/storage/house-rules\\.'),
  // What all panels have, and no page of the rules.
  piece(
    'panels',
    'src/ui/(Disclosure|UndoKey|context|focus|pips)\\.',
    'src/storage/current-game\\.',
    'src/i18n/listed\\.',
    'src/games/shared/(memo|group|eyes)\\.',
    'src/tables/gug/(request|game/play/chance)\\.',
    // The addresses of style sheets that several panels fetch late.
    'src/styles/(advice|bracket|dice|game-setup|table)\\.css',
  ),
  // Dates and numbers, which the tables and the log write, and a question does not.
  piece('figures', 'src/i18n/(dates|numbers)\\.'),
  // Small pieces of the GUG panel that its late parts and the log want too.
  piece(
    'gug',
    'src/tables/gug/(panel-context|LineBadge|ClauseTag|RulingChoice|asking|search)\\.',
    'src/works/name-words\\.',
  ),
  piece('map', 'src/map/(symbols|path|tiers|svg-element|overlay|vector|draw-dot|marker)'),
  // Keys of the tables that a page of the rules has too.
  piece('keys', 'src/ui/(AskTwice|CopyKey|chance)\\.'),
  // Saved games, which every panel reads.
  piece(
    'kept',
    'src/storage/(games|log|reconcile|registry|saved-game-schema|[a-z]+-form|choices)\\.ts',
    'src/tables/shell/(take-games|leave-guard|NamesPart|requests)\\.',
    'src/ui/(day|Dialog|ViewKeys|use-late)\\.',
  ),
  // What the tables of all games stand on.
  piece(
    'tables',
    'src/tables/(gools|gabong)/table\\.',
    'src/tables/shell/(Shell|SetupFrame|TableFrame|SaveSign|SaveTrouble|WakeLock|Clauses|steps|Guide|player-names|table|typed-text|TableKeys|ChoiceKeys|use-settings|WinnerCard)\\.',
    'src/tables/shell/setup/(ChairsPart|StartedElsewhere|use-start-elsewhere)\\.',
    'src/games/shared/(fold|game|decision|correction|set-up)\\.',
    'src/storage/(setup-drafts|kept-draft|table-folds)\\.',
    'src/ui/(ClauseCard|format|screen-lock|Mark|mark-shape|site-page)\\.',
  ),
  // The dice and the cards, with what is told of them, which the log and the big screen want too.
  piece(
    'dice',
    'src/games/(gools|three-man)/(play|results|due)\\.',
    'src/tables/gools/(told/describer|play/now|advisor/numbers|dice/DiceKeys)\\.',
    'src/tables/shell/FirstNotice\\.',
  ),
  piece(
    'cards',
    'src/games/gabong/match-(play|results|hand-check|check-setup|presets|decision)\\.',
    'src/tables/gabong/(board/board-lines|cards/card-words|play/describer|play/finding-words|setup/presets)\\.',
  ),
];

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
    define: { __RELEASE__: JSON.stringify(releaseOf(new URL('.', import.meta.url))) },
    // Of ours two scripts alone stand inline: those which let panels be chosen and the site be kept must come with its page.
    // What a portal or a permanent redirect has once put in the place of a file, a browser may keep for as long as it likes.
    build: { assetsInlineLimit: (path) => /(?:OfflineSign|PanelTabs)\.astro/.test(path) },
    plugins: [thinLeaflet(), forFloor()],
    resolve: { alias: { '@astrojs/preact/client.js': fileURLToPath(new URL('./src/tools/wake.ts', import.meta.url)) } },
    // As the pages have them, so that a board which a page and a worker want is one file, fetched once.
    worker: { rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash][extname]' } } },
    // What is shared, and what every map needs, is fetched in one piece each: many small ones pack worse.
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: PIECES } } } },
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
