/** How sure anything here can be: 12 in the logistic domain, 256 to the unit. */
export const SURE = 3071;

/** e^(1/256). All else is made of it by products and quotients, which every browser rounds alike; `Math.exp` need not. */
const STEP = 1.003913889338348;

const squashed = new Int32Array(2 * SURE + 1);
for (let at = 0, odds = 1; at <= SURE; at++, odds *= STEP) {
  squashed[SURE + at] = Math.min(65_535, Math.floor((65_536 * odds) / (1 + odds)));
  squashed[SURE - at] = 65_536 - squashed[SURE + at]!;
}

const stretched = new Int16Array(4096);
for (let chance = 0, at = -SURE; chance < 4096; chance++) {
  while (at < SURE && squash(at) < chance * 16 + 8) at++;
  stretched[chance] = at;
}

/** The chance of a one, of 65,536 and never none, that stands at a place of the logistic domain. @param at - within `SURE`. */
export function squash(at: number): number {
  return squashed[at + SURE]!;
}

/** The place of a chance of 65,536 in the logistic domain, 256 to the unit: the inverse of `squash`, as finely as 4,096 steps go. */
export function stretch(chance: number): number {
  return stretched[chance >>> 4]!;
}

/** Into the domain. */
export function bounded(at: number): number {
  return at > SURE ? SURE : at < -SURE ? -SURE : at;
}
