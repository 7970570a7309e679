/** Fills with random bytes: `crypto.getRandomValues`, or what a test puts in its place. */
export type Bytes = (into: Uint8Array<ArrayBuffer>) => void;

const BYTES = 256;

/** Draws one of so many, each as likely: a byte that would favour the first ones is drawn again. @returns from 0 up. */
export function drawOf(count: number, bytes: Bytes = (into) => void crypto.getRandomValues(into)): number {
  // The most bytes that share out equally.
  const fair = BYTES - (BYTES % count);
  const drawn = new Uint8Array(1);
  let byte: number;
  do {
    bytes(drawn);
    byte = drawn[0]!;
  } while (byte >= fair);
  return byte % count;
}

const FACES = 6;

/** Throws a fair die. @returns 1-6. */
export const throwDie = (bytes?: Bytes): number => 1 + drawOf(FACES, bytes);

/** A seed for a draw: whole, from 0 to 2³² - 1. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Whether a hand holds the device, as far as a browser tells: else it is no phone that rolls. */
export const isHandheld = (): boolean => !matchMedia('(hover: hover) and (pointer: fine)').matches;
