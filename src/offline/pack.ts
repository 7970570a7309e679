import { MARK } from './long-repeats.ts';

/** A finished text file of the site. */
export interface SiteFile {
  /** From the root of the site, without a slash before it: `nb/rules/index.html`. */
  readonly path: string;
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Stands between files. No text has it in it, nor the mark of repeats. */
const GAP = 0;
const END_OF_PATH = 10;
/** The kinds of files, each beside the one it is most like. */
const ORDER = ['webmanifest', 'svg', 'css', 'html', 'json', 'js'];

/**
 * The whole site in one text. Files of one kind stand together, and a page beside itself in the other language: the nearer
 * what is alike stands, the better it packs.
 *
 * @param files - one at the least. @throws Error for a text that cannot be told from the signs of the pack.
 */
export function joinFiles(files: readonly SiteFile[]): Uint8Array<ArrayBuffer> {
  const ordered = files.toSorted((one, other) => compare(orderOf(one.path), orderOf(other.path)));
  const parts = ordered.flatMap(({ path, bytes }, index) => {
    if (bytes.includes(GAP) || bytes.includes(MARK))
      throw new Error(`${path} has a character in it that is a sign of the pack`);
    return [...(index > 0 ? [Uint8Array.of(GAP)] : []), new TextEncoder().encode(`${path}\n`), bytes];
  });
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** The files of such a text, in its order: views of it, of which nothing is copied. */
export function splitFiles(joined: Uint8Array<ArrayBuffer>): readonly SiteFile[] {
  const files: SiteFile[] = [];
  for (let at = 0; at <= joined.length;) {
    const gap = joined.indexOf(GAP, at);
    const end = gap < 0 ? joined.length : gap;
    const start = joined.indexOf(END_OF_PATH, at) + 1;
    files.push({ path: new TextDecoder().decode(joined.subarray(at, start - 1)), bytes: joined.subarray(start, end) });
    at = end + 1;
  }
  return files;
}

function orderOf(path: string): string {
  const kind = ORDER.indexOf(path.slice(path.lastIndexOf('.') + 1));
  return `${kind}/${path.replace(/^nb\//, '')}`;
}

/** By code units, so that two builds on two machines are alike. */
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
