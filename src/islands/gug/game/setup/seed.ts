/** A seed for a draw: whole, from 0 to 2³² - 1. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
