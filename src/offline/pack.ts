import { foldRepeats, unfoldRepeats } from './compression/long-repeats.ts';
import { compress, decompress } from './compression/arithmetic-coder.ts';

/** A finished text file of the site. */
export interface SiteFile {
  /** From the root of the site, without a slash before it: `nb/rules/index.html`. */
  readonly path: string;
  readonly text: string;
}

/** Stands between files, and in no text. */
const GAP = '\0';
/** The kinds of files, each beside the one it is most like. */
const ORDER = ['webmanifest', 'svg', 'css', 'html', 'json', 'js'];

/**
 * The whole site in one text. Files of one kind stand together, and a page beside itself in the other language: the nearer
 * what is alike stands, the better it is foretold.
 *
 * @param files - one at the least. @throws Error for a text that cannot be told from the gaps.
 */
export function joinFiles(files: readonly SiteFile[]): Uint8Array<ArrayBuffer> {
  const texts = files
    .toSorted((one, other) => compare(orderOf(one.path), orderOf(other.path)))
    .map(({ path, text }) => {
      if (text.includes(GAP)) throw new Error(`${path} has the character in it that stands between files`);
      return `${path}\n${text}`;
    });
  return new TextEncoder().encode(texts.join(GAP));
}

/** The files of such a text, in its order. */
export function splitFiles(joined: Uint8Array): readonly SiteFile[] {
  return new TextDecoder()
    .decode(joined)
    .split(GAP)
    .map((each) => {
      const end = each.indexOf('\n');
      return { path: each.slice(0, end), text: each.slice(end + 1) };
    });
}

/**
 * As small as it is made here, whatever the host knows of packing: what pages have in common (each rule stands on its own
 * language's page and beside the other's, each map in both languages) is in it once, and the rest is foretold from all that
 * stands before it.
 *
 * @param joined - UTF-8.
 */
export const pack = (joined: Uint8Array): Uint8Array<ArrayBuffer> => compress(foldRepeats(joined));

/** What `pack` was given. @param packed - known to be whole. */
export const unpack = async (packed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  unfoldRepeats(await decompress(packed));

function orderOf(path: string): string {
  const kind = ORDER.indexOf(path.slice(path.lastIndexOf('.') + 1));
  return `${kind}/${path.replace(/^nb\//, '')}`;
}

/** By code units, so that two builds on two machines are alike. */
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
