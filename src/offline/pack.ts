/** A finished text file of the site. */
export interface SiteFile {
  /** From the root of the site, without a slash before it: `nb/rules/index.html`. */
  readonly path: string;
  readonly text: string;
}

/**
 * The whole site in one file. Its pages have most of their text in common (each rule stands on its own language's page
 * and beside the other's, each map in both languages): what is alike is in here once.
 */
export interface Pack {
  /** Pieces of text, each once. */
  readonly pieces: readonly string[];
  /** Every file as runs of pieces: the first, how many, the first of the next run, how many of those. */
  readonly files: readonly (readonly [path: string, runs: readonly number[]])[];
}

/** Where a page's text is taken apart: before the elements that come by the hundred. */
const SEAM = /(?=<(?:a|circle|dd|div|dt|g|h\d|li|p|path|section|svg|td|text|tr)\b)/;

export function makePack(files: readonly SiteFile[]): Pack {
  const places = new Map<string, number>();
  const placeOf = (piece: string): number => {
    const place = places.get(piece) ?? places.size;
    places.set(piece, place);
    return place;
  };
  const runs = files.map(({ path, text }) => {
    const pieces = path.endsWith('.html') ? text.split(SEAM) : [text];
    return [path, runsOf(pieces.map(placeOf))] as const;
  });
  return { pieces: [...places.keys()], files: runs };
}

/** @returns undefined for what is no pack. */
export function unpack(pack: unknown): readonly SiteFile[] | undefined {
  if (!isPack(pack)) return undefined;
  const { pieces, files } = pack;
  return files.map(([path, runs]) => {
    const parts: string[] = [];
    for (let at = 0; at < runs.length; at += 2) parts.push(...pieces.slice(runs[at], runs[at]! + runs[at + 1]!));
    return { path, text: parts.join('') };
  });
}

function runsOf(places: readonly number[]): readonly number[] {
  const runs: number[] = [];
  for (const place of places) {
    const first = runs.at(-2) ?? 0;
    const count = runs.at(-1) ?? 0;
    if (count > 0 && first + count === place) runs[runs.length - 1] = count + 1;
    else runs.push(place, 1);
  }
  return runs;
}

/** That it is one of ours is known by its digest; this tells it from another file alone. */
function isPack(value: unknown): value is Pack {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pieces' in value &&
    Array.isArray(value.pieces) &&
    'files' in value &&
    Array.isArray(value.files)
  );
}
