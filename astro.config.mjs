import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { thinLeaflet } from './src/tools/thin-leaflet.ts';

export default defineConfig({
  integrations: [preact()],
  trailingSlash: 'always',
  i18n: { defaultLocale: 'en', locales: ['en', 'nb'], routing: { prefixDefaultLocale: false } },
  // Nothing of ours stands inline, so that the policy below needs hashes for the framework's own lines alone.
  build: { inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0 }, plugins: [thinLeaflet()] },
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
