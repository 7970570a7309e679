import type { APIRoute } from 'astro';
import { base, languagePaths, pathIn, type Lang, PANELS } from '../../i18n/lang.ts';
import { SHELL } from '../../i18n/shell.ts';

export const getStaticPaths = languagePaths;

const ICONS = (['any', 'maskable'] as const).flatMap((purpose) =>
  ([192, 512] as const).map((size) => ({
    src: `${base}icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** What a phone needs to keep the site on its home screen, in one language. */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) => {
  const words = SHELL[lang];
  const home = pathIn(lang, '');
  return Response.json({
    id: home,
    lang,
    name: words.siteName,
    short_name: words.siteShort,
    description: words.companionDescription,
    start_url: home,
    scope: base,
    display: 'standalone',
    background_color: '#fbf8f1',
    theme_color: '#fbf8f1',
    categories: ['games', 'utilities'],
    icons: ICONS,
    shortcuts: PANELS.map((panel) => ({
      name: words[`${panel}Title`],
      short_name: words[`${panel}Tab`],
      url: `${home}#${panel}`,
    })),
  });
};
