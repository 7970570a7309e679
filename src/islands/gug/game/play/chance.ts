/** Fills with random bytes: `crypto.getRandomValues`, or what a test puts in its place. */
export type Bytes = (into: Uint8Array<ArrayBuffer>) => void;

const FACES = 6;
/** The most bytes that share out equally among the faces: 252 of 256. */
const FAIR_BYTES = 256 - (256 % FACES);

/** Throws a fair die: a byte that would favour the low faces is thrown again. @returns 1-6. */
export function throwDie(bytes: Bytes = (into) => void crypto.getRandomValues(into)): number {
  const drawn = new Uint8Array(1);
  let byte: number;
  do {
    bytes(drawn);
    byte = drawn[0]!;
  } while (byte >= FAIR_BYTES);
  return 1 + (byte % FACES);
}
