import { makePredictor } from './predictor.ts';

/** Bytes after which others have their turn: a worker that answers nobody for long is taken for dead. */
const BREATH = 1 << 15;

/** The text as an arithmetic coder writes it by the predictor's guesses, after its length in four bytes. */
export function compress(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = [...fourBytes(text.length)];
  const predictor = makePredictor(text);
  let low = 0;
  let high = 0xffff_ffff;
  for (const byte of text) {
    for (let shift = 7; shift >= 0; shift--) {
      const bit = (byte >> shift) & 1;
      const middle = middleOf(low, high, predictor.guess());
      if (bit === 1) high = middle;
      else low = middle + 1;
      predictor.learn(bit);
      while (((low ^ high) & 0xff00_0000) === 0) {
        out.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
    }
  }
  out.push(...fourBytes(high));
  return Uint8Array.from(out);
}

/** What `compress` was given. @param compressed - known to be whole: what was changed on the way comes out as other bytes. */
export async function decompress(compressed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(compressed.buffer, compressed.byteOffset, compressed.byteLength);
  const text = new Uint8Array(view.getUint32(0));
  const predictor = makePredictor(text);
  let low = 0;
  let high = 0xffff_ffff;
  let code = view.getUint32(4);
  let next = 8;
  for (let at = 0; at < text.length; at++) {
    if (at % BREATH === 0) await new Promise((resolve) => setTimeout(resolve));
    let byte = 1;
    while (byte < 256) {
      const middle = middleOf(low, high, predictor.guess());
      const bit = Number(code <= middle);
      if (bit === 1) high = middle;
      else low = middle + 1;
      byte = (byte << 1) | bit;
      if (byte >= 256) text[at] = byte & 255;
      predictor.learn(bit);
      while (((low ^ high) & 0xff00_0000) === 0) {
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
        code = ((code << 8) | (compressed[next++] ?? 0)) >>> 0;
      }
    }
  }
  return text;
}

/** The highest first. */
const fourBytes = (number: number): readonly number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);

/** Where the ones of a range end. @param chance - of a one, of 65,536. */
function middleOf(low: number, high: number, chance: number): number {
  const range = high - low;
  return low + Math.floor(range / 65_536) * chance + (((range % 65_536) * chance) >>> 16);
}
