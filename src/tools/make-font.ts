import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Where the site's font lies: made once, as `npm run font` makes it, and kept with the styles. */
export const SITE_FONT = fileURLToPath(new URL('../styles/atkinson-next.woff2', import.meta.url));

const SOURCE = import.meta
  .resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2');
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** Letters of Norwegian and of its neighbours' names; what names have besides is the phone's own. */
const LETTERS = 'ÆØÅæøåÄÖÜäöüÉÈÊéèêÒÓÔòóôÇçÑñ';
const SIGNS = '\u00a0°·½×−«»“”‘’–—…←→↑↓≠≤≥';
/** From running text to bold: what is thinner or heavier is nowhere on the site. */
const WEIGHTS = { min: 400, max: 700 };
/** Pairs of letters, figures of one width, and marks on letters. */
const FEATURES = ['kern', 'tnum', 'lnum', 'liga', 'ccmp', 'mark', 'mkmk', 'locl', 'calt'];

/** The site's font: of the whole one's 34 KB, what the site writes takes 14. */
export const makeSiteFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(fileURLToPath(SOURCE)), ASCII + LETTERS + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });

writeFileSync(SITE_FONT, await makeSiteFont());
