import { inflateSync } from 'node:zlib';

/** Pages of a PDF, and the width and height of the first, in millimetres. */
export function readPdf(pdf: Buffer): { readonly pages: number; readonly size: readonly number[] } {
  const text = pdf.toString('latin1');
  const [, points = ''] = /\/MediaBox\s*\[0 0 ([^\]]+)\]/.exec(text) ?? [];
  const size = points.split(' ').map((length) => Math.round((Number(length) / 72) * 25.4));
  return { pages: [...text.matchAll(/\/Type\s*\/Page\b/g)].length, size };
}

/** What a stream of an object holds; nothing where it has none. */
function streamOf(object: string): string {
  const [head, length = '0'] = /^[\s\S]*?\/Length (\d+)[\s\S]*?stream\r?\n/.exec(object) ?? [''];
  const content = object.slice(head.length, head.length + Number(length));
  return head.includes('/FlateDecode') ? inflateSync(Buffer.from(content, 'latin1')).toString('latin1') : content;
}

/** Letters by the code that a font has for each, in hexadecimal. */
function lettersOf(cmap: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const put = (code: number, width: number, letter: number) =>
    letters.set(code.toString(16).toUpperCase().padStart(width, '0'), String.fromCodePoint(letter));
  for (const [, kind, rows] of cmap.matchAll(/beginbf(char|range)\n([\s\S]*?)endbf/g)) {
    for (const row of rows!.trim().split('\n')) {
      const [first = '', last = '', from = last] = [...row.matchAll(/<([^>]+)>/g)].map(([, hex]) => hex!);
      const end = parseInt(kind === 'char' ? first : last, 16);
      for (let code = parseInt(first, 16); code <= end; code += 1)
        put(code, first.length, parseInt(from, 16) + code - parseInt(first, 16));
    }
  }
  return letters;
}

/**
 * All text of a PDF as Chromium writes it, in the order in which it is drawn, without spaces. Letters with an edge are drawn
 * twice, and are there once.
 */
export function textOfPdf(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, id, object]) => [id!, object!]),
  );
  const fonts = new Map(
    [...objects].flatMap(([id, object]) => {
      const [, cmap] = /\/ToUnicode (\d+)/.exec(object) ?? [];
      return cmap === undefined ? [] : [[id, lettersOf(streamOf(objects.get(cmap)!))] as const];
    }),
  );
  const text = [...objects.values()]
    .flatMap((object) => [...streamOf(object).matchAll(/BT\n([\s\S]*?)ET\n/g)].map(([, drawn]) => drawn!))
    .map((drawn) => {
      // Chromium calls a font by the number of its object.
      const letters = fonts.get(/\/F(\d+) /.exec(drawn)?.[1] ?? '');
      const width = [...(letters?.keys() ?? [])][0]?.length ?? 2;
      return [...drawn.matchAll(/<([\dA-F]+)>/g)]
        .flatMap(([, hex]) => hex!.match(new RegExp(`.{${width}}`, 'g')) ?? [])
        .map((code) => letters?.get(code) ?? '')
        .join('');
    });
  return text
    .filter((run, index) => run !== text[index - 1])
    .join('')
    .replaceAll(/\s/g, '');
}
