/** A finished text file of the site. */
export interface SiteFile {
  /** From the root of the site, without a slash before it: `nb/rules/index.html`. */
  readonly path: string;
  readonly text: string;
}

/** Every file as runs of pieces: the first, how many, the first of the next run, how many of those. */
type Line = readonly (readonly [path: string, runs: readonly number[]])[];

/** Where a page's text is taken apart: before elements that hold some text. To say where a shorter piece stands costs more than to say it again. */
const SEAM = /(?=<(?:dd|div|g|h\d|li|p|section|svg|tr)\b)/;
/** Stands between pieces, and in no text. */
const GAP = '\0';
/** The kinds of files, each beside the one it is most like. */
const ORDER = ['webmanifest', 'svg', 'css', 'html', 'json', 'js'];

/**
 * The whole site in one text. Its pages have most of their text in common (each rule stands on its own language's page
 * and beside the other's, each map in both languages): what is alike is in here once, which a host that knows gzip alone
 * would not find. The first line says what every file is made of; then come the pieces, files of one kind together, and a
 * page beside itself in the other language, because what compresses them finds more the nearer it stands.
 *
 * @throws Error for a text that cannot be told from the gaps.
 */
export function makePack(files: readonly SiteFile[]): string {
  const places = new Map<string, number>();
  const placeOf = (piece: string): number => {
    const place = places.get(piece) ?? places.size;
    places.set(piece, place);
    return place;
  };
  const line: Line = files
    .toSorted((one, other) => compare(orderOf(one.path), orderOf(other.path)))
    .map(({ path, text }) => {
      if (text.includes(GAP)) throw new Error(`${path} has the character in it that stands between pieces`);
      return [path, runsOf((path.endsWith('.html') ? text.split(SEAM) : [text]).map(placeOf))];
    });
  return [JSON.stringify(line), ...places.keys()].join(GAP);
}

/** @returns undefined for what is no pack. */
export function unpack(pack: string): readonly SiteFile[] | undefined {
  const [first, ...pieces] = pack.split(GAP);
  return lineOf(first!)?.map(([path, runs]) => {
    const parts: string[] = [];
    for (let at = 0; at < runs.length; at += 2) parts.push(...pieces.slice(runs[at], runs[at]! + runs[at + 1]!));
    return { path, text: parts.join('') };
  });
}

function orderOf(path: string): string {
  const kind = ORDER.indexOf(path.slice(path.lastIndexOf('.') + 1));
  return `${kind}/${path.replace(/^nb\//, '')}`;
}

/** By code units, so that two builds on two machines are alike. */
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

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

/** That a pack is one of ours is known by its digest; this tells it from another file alone. */
function lineOf(text: string): Line | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isFile) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isFile = (value: unknown): value is Line[number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1]);
