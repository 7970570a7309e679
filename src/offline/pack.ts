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
const ORDER = ['css', 'json', 'webmanifest', 'svg', 'html', 'js'];

/**
 * The whole site in one text. Files of one kind stand together, and a page beside itself in the other language: the nearer
 * what is alike stands, the better it packs.
 *
 * @param files - one at the least. @throws Error for a text that cannot be told from the signs of the pack.
 */
export function joinFiles(files: readonly SiteFile[]): Uint8Array<ArrayBuffer> {
  const ordered = [...files].sort((one, other) => compare(orderOf(one.path), orderOf(other.path)));
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

/** What is shorter is said again: that packs as well as saying where it stands. Bytes. */
const LEAST = 80;
/** Stands in no text: after it come how much longer than the least a repeat is, and how far back it stands. */
export const MARK = 1;
const BASE = 0x0100_0193;

/**
 * A text in which what stood before is not said again, where it is long: pages have most of their text in common, and what
 * packs on the way looks back for it not far enough (gzip), or not quickly. It stays a text, so that hosts pack it.
 *
 * @param text - UTF-8 without the mark. @returns UTF-8.
 */
export function foldRepeats(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(text.length + 8);
  let end = 0;
  const put = (...bytes: readonly number[]): void => {
    out.set(bytes, end);
    end += bytes.length;
  };
  put(...digitsOf(text.length));
  // Where a run began last, by the upper bits of its hash; of two runs with the same bits, the later is remembered.
  const shift = Math.min(31, Math.clz32(text.length) - 1);
  const seen = new Int32Array(2 ** (32 - shift)).fill(-1);
  const hashes = hashesOf(text);
  for (let at = 0; at < text.length;) {
    const from = at >= hashes.length || isWithin(text[at]!) ? -1 : seen[hashes[at]! >>> shift]!;
    const length = from < 0 ? 0 : alike(text, from, at);
    const isRepeat = length >= LEAST;
    if (isRepeat) put(MARK, ...digitsOf(length - LEAST), ...digitsOf(at - from));
    else out[end++] = text[at]!;
    for (const next = at + (isRepeat ? length : 1); at < next; at++) {
      if (at < hashes.length) seen[hashes[at]! >>> shift] = at;
    }
  }
  return out.slice(0, end);
}

/** What `foldRepeats` was given. @param folded - known to be whole. */
export function unfoldRepeats(folded: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = 0;
  const number = (): number => {
    let value = 0;
    let digit = MORE;
    for (let place = 1; digit & MORE; place *= 32) {
      digit = folded[at++] ?? 0;
      value += (digit % 32) * place;
    }
    return value;
  };
  const text = new Uint8Array(number());
  for (let end = 0; end < text.length;) {
    const mark = folded.indexOf(MARK, at);
    const plain = folded.subarray(at, mark < 0 ? folded.length : mark);
    text.set(plain, end);
    end += plain.length;
    if (mark < 0) break;
    at = mark + 1;
    const length = LEAST + number();
    const back = number();
    // A repeat may reach into itself: then it is taken byte by byte.
    if (back >= length) text.copyWithin(end, end - back, end - back + length);
    else for (let each = end; each < end + length; each++) text[each] = text[each - back]!;
    end += length;
  }
  return text;
}

/** Of every run of the least length, by where it begins; each is made of the one before. */
function hashesOf(text: Uint8Array): Int32Array {
  const hashes = new Int32Array(Math.max(0, text.length - LEAST + 1));
  let leaving = 1;
  for (let each = 0; each < LEAST; each++) leaving = Math.imul(leaving, BASE);
  let hash = 0;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash, BASE) + text[at]!;
    if (at >= LEAST) hash -= Math.imul(leaving, text[at - LEAST]!);
    hash |= 0;
    if (at >= LEAST - 1) hashes[at - LEAST + 1] = hash;
  }
  return hashes;
}

/** Whether a byte stands within a character, after its first byte. */
const isWithin = (byte: number): boolean => byte >> 6 === 2;

/** How long the two places go on alike, in whole characters. */
function alike(text: Uint8Array, one: number, other: number): number {
  let length = 0;
  while (other + length < text.length && text[one + length] === text[other + length]) length++;
  while (length > 0 && other + length < text.length && isWithin(text[other + length]!)) length--;
  return length;
}

/** Another digit follows. */
const MORE = 32;

/** A number in digits of five bits, the lowest first, each a sign of a text: `@` to `_` for the last, and what follows in ASCII for others. */
function digitsOf(number: number): readonly number[] {
  const digits: number[] = [];
  let rest = number;
  for (; rest >= 32; rest = Math.floor(rest / 32)) digits.push(64 | MORE | (rest % 32));
  return [...digits, 64 | rest];
}
