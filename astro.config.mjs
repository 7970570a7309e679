import preactIslands from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { thinLeaflet } from './src/tools/thin-leaflet.ts';

const preact = { name: 'preact', test: /node_modules\/(preact|nanostores|@nanostores)\// };
const drawnMap = {
  name: 'map',
  test: /src\/map\/(symbols|path|tiers|svg-element|overlay|vector|draw-dot|marker)/,
};

export default defineConfig({
  integrations: [preactIslands()],
  trailingSlash: 'always',
  i18n: { defaultLocale: 'en', locales: ['en', 'nb'], routing: { prefixDefaultLocale: false } },
  // Nothing of ours stands inline, so that the policy below needs hashes for the framework's own lines alone.
  build: { inlineStylesheets: 'never' },
  vite: {
    build: { assetsInlineLimit: 0 },
    plugins: [thinLeaflet()],
    // What every panel needs, and what every map needs, is fetched in one piece each: many small ones pack worse.
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [preact, drawnMap] } } } } },
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
      ],
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
});
