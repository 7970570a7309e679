/** 2³²: the numbers that the generator gives are below it. */
const RANGE = 2 ** 32;
/** Rounds that mix the seed in before the first number is given out. */
const WARM_UP = 12;

/** Draws a whole number from 0 up to `below`, every one as likely. @param below - from 1 to 2³². */
export type Draw = (below: number) => number;

/**
 * A stream of random numbers that follows from its seed: sfc32 by Chris Doty-Humphrey, as PractRand (public domain)
 * has it, seeded as its `seed(Uint64)` does.
 *
 * @param seed - a whole number from 0 to 2³² - 1; any other is taken modulo 2³².
 */
export function seeded(seed: number): Draw {
  let a = 0;
  let b = seed | 0;
  let c = 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < WARM_UP; round += 1) next();
  return (below) => {
    // The last numbers, which would make some remainders likelier than others, are passed over.
    const fair = RANGE - (RANGE % below);
    let number = next();
    while (number >= fair) number = next();
    return number % below;
  };
}

/** Some of a list, drawn one after the other, every choice as likely. @param count - at most as many as there are. */
export function drawSome<Item>(draw: Draw, items: readonly Item[], count: number): readonly Item[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat();
}
