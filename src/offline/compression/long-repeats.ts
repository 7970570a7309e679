/** What is shorter is said again: it costs less than to say where it stands. Bytes. */
const LEAST = 256;
/** Never a byte of UTF-8: after it come how much longer than the least a repeat is, and how far back it stands. */
const MARK = 0xff;
const BASE = 0x0100_0193;

/**
 * A text in which what stood before is not said again, where it is long: pages have most of their text in common, and
 * what is not there need not be packed bit by bit.
 *
 * @param text - UTF-8.
 */
export function foldRepeats(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = [...digitsOf(text.length)];
  const seen = new Map<number, number>();
  const hashes = hashesOf(text);
  for (let at = 0; at < text.length;) {
    const from = at < hashes.length ? seen.get(hashes[at]!) : undefined;
    const length = from === undefined ? 0 : alike(text, from, at);
    const isRepeat = from !== undefined && length >= LEAST;
    if (isRepeat) out.push(MARK, ...digitsOf(length - LEAST), ...digitsOf(at - from));
    else out.push(text[at]!);
    for (const end = at + (isRepeat ? length : 1); at < end; at++) {
      if (at < hashes.length) seen.set(hashes[at]!, at);
    }
  }
  return Uint8Array.from(out);
}

/** What `foldRepeats` was given. */
export function unfoldRepeats(folded: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = 0;
  const number = (): number => {
    let value = 0;
    let digit = 128;
    for (let place = 1; digit >= 128; place *= 128) {
      digit = folded[at++] ?? 0;
      value += (digit % 128) * place;
    }
    return value;
  };
  const text = new Uint8Array(number());
  for (let end = 0; end < text.length;) {
    const byte = folded[at++]!;
    if (byte !== MARK) {
      text[end++] = byte;
      continue;
    }
    // A repeat may reach into itself: it is taken byte by byte.
    const stop = end + LEAST + number();
    for (let from = end - number(); end < stop; end++, from++) text[end] = text[from]!;
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

/** How long the two places go on alike. */
function alike(text: Uint8Array, one: number, other: number): number {
  let length = 0;
  while (other + length < text.length && text[one + length] === text[other + length]) length++;
  return length;
}

/** A number in digits of seven bits, the lowest first; all but the last bear a mark. */
function digitsOf(number: number): readonly number[] {
  const digits: number[] = [];
  let rest = number;
  for (; rest >= 128; rest = Math.floor(rest / 128)) digits.push((rest % 128) | 128);
  return [...digits, rest];
}
