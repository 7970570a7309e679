/** A mean, told exactly. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** What a finished hand is worth, its dice from low to high, and the dice of the last throw. */
export type HandWorth<Worth = number> = (hand: readonly number[], last: readonly number[]) => Worth;

/** What is played for, and something else that comes of it. */
export interface Outcome {
  readonly goal: Fraction;
  readonly side: Fraction;
}

const whole = (number: number): Fraction => ({ over: BigInt(number), under: 1n });

const add = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
const isMore = (one: Fraction, other: Fraction): boolean => one.over * other.under > other.over * one.under;

function reduced({ over, under }: Fraction): Fraction {
  let [a, b] = [over < 0n ? -over : over, under];
  while (b > 0n) [a, b] = [b, a % b];
  return a === 0n ? { over: 0n, under: 1n } : { over: over / a, under: under / a };
}

const sorted = (dice: readonly number[]) => dice.toSorted((one, other) => one - other);

function allThrows(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return allThrows(count - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((die) => [...dice, die]));
}

/**
 * The greatest mean worth that play can reach, by trying every die of every throw one by one and every way to keep;
 * slow, and with nothing of the advisor's in it but the rule that at least one die stays (2.1).
 */
export function bruteTurns(worth: HandWorth) {
  const brute = bruteOutcomes((hand, last) => ({ goal: whole(worth(hand, last)), side: whole(0) }));
  return {
    ahead: (lying: readonly number[]) => brute.ahead(lying).goal,
    afterKeep: (lying: readonly number[], thrown: readonly number[], keep: readonly number[]) =>
      brute.afterKeep(lying, thrown, keep).goal,
    bestOf: (lying: readonly number[], thrown: readonly number[]) => brute.bestOf(lying, thrown).goal,
  };
}

/** The same, with the mean of something else when the goal alone is played for. */
export function bruteOutcomes(worth: HandWorth<Outcome>) {
  const known = new Map<string, Outcome>();

  function ahead(lying: readonly number[]): Outcome {
    const key = sorted(lying).join('');
    const found = known.get(key);
    if (found) return found;
    const throws = allThrows(5 - lying.length);
    const best = new Map<string, Outcome>();
    let sum: Outcome = { goal: whole(0), side: whole(0) };
    for (const thrown of throws) {
      const same = sorted(thrown).join('');
      const one = best.get(same) ?? bestOf(lying, thrown);
      best.set(same, one);
      sum = { goal: reduced(add(sum.goal, one.goal)), side: reduced(add(sum.side, one.side)) };
    }
    const mean = ({ over, under }: Fraction) => reduced({ over, under: under * BigInt(throws.length) });
    const outcome = { goal: mean(sum.goal), side: mean(sum.side) };
    known.set(key, outcome);
    return outcome;
  }

  function afterKeep(lying: readonly number[], thrown: readonly number[], keep: readonly number[]): Outcome {
    const together = [...lying, ...keep];
    return keep.length === thrown.length ? worth(sorted(together), thrown) : ahead(together);
  }

  function bestOf(lying: readonly number[], thrown: readonly number[]): Outcome {
    let best: Outcome | undefined;
    for (let mask = 1; mask < 2 ** thrown.length; mask += 1) {
      const keep = thrown.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1);
      const found = afterKeep(lying, thrown, keep);
      if (!best || isMore(found.goal, best.goal)) best = found;
    }
    return best!;
  }

  return { ahead, afterKeep, bestOf };
}
