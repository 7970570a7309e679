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

/**
 * The zero, which has a stroke in this font, and no other form: it looks like Ø, and like the θ that Gabong counts beside
 * points. Without the stroke the two halves inside it are one. Each pair is a part of the font with the stroke, and the same
 * without it, as Base64: the outline (`glyf`), whose points now follow one another around the whole inside, and in the same
 * order how far each of them moves as the figure grows heavier (`gvar`). Its width stays.
 */
const ZERO = [
  [
    'AAMAPP/0AkwCqgAPABoAJgAABSIuATU0PgEzMh4BFRQOAScyNjcBDgEVFB4BAwE+ATU0LgIjIgYBRFZ2PDx2VlZ2PDx2Vic7Ff71DQwlTTYBCQsKFStBLCQ4DFCbcHCbUFCbcHCbUEocGgGBIFQyV3pAAfP+gyBNLkJlRiQY',
    'AAIAPP/0AkwCqgAPACYAAAUiJiY1NDY2MzIWFhUUBgYnMj4ENTQuAiMiDgQVFBYWAURWdjw8dlZWdjw8dlYnOxUhCwoVK0EsJDgVIw0MJU0MUJtwcJtQUJtwcJtQShwaQCBNLkJlRiQYFzwgVDJXekAAAAAAAAAAAAAAAAAA',
  ],
  [
    'AAEACABUIAAAKAYA+PT09PgABgwTGBgYEwwG+uzoGiEpKSklFiDv6OPj4+r1AQYOGwALgYEkBAUA/Pz+/v78/AAFBAAgIBcQxs7rAAIRIOgzKRAA7d3b39/f5IM=',
    'AAEACABUIAAAKAYA+PT09PgABgwTGBgYEwwG+uzo7+jj4+Pq9QEGDhsgGiEpKSklFgALgYEkBAUA/Pz+/v78/AAFBAAgIBcQMykQAO3d29/f3+Toxs7rAAIRIIM=',
  ],
].map((pair) => pair.map((part) => Buffer.from(part, 'base64')));

/** The site's font: of the whole one's 34 KB, what the site writes takes 14. */
export async function makeSiteFont(): Promise<Buffer> {
  const letters = ASCII + LETTERS + SIGNS;
  const options = { variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES };
  const source = readFileSync(fileURLToPath(SOURCE));
  const font = await subsetFont(source, letters, { ...options, targetFormat: 'truetype' });
  for (const [stroked, plain] of ZERO) {
    const at = font.indexOf(stroked!);
    if (at < 0) throw new Error('The zero of this font is another one: look at it, and leave it or draw it anew.');
    plain!.copy(font, at);
  }
  // Once more, for the sums of what was changed.
  return subsetFont(font, letters, { ...options, targetFormat: 'woff2' });
}

writeFileSync(SITE_FONT, await makeSiteFont());
