/** Players of a game, by their index from 0. */
export type Game = readonly number[];
/** Rounds of games that are played side by side. */
export type Rounds = readonly (readonly Game[])[];
/** Two players, the lower first. */
export type Pair = readonly [one: number, other: number];

/** How often each pair meets: those that do again, those that never do, and the meetings that are not the first. */
export function countMeetings(
  players: number,
  rounds: Rounds,
): {
  readonly again: readonly { readonly pair: Pair; readonly times: number }[];
  readonly never: readonly Pair[];
  readonly repeats: number;
} {
  const times = new Array<number>(players * players).fill(0);
  for (const game of rounds.flat()) for (const [one, other] of pairsOf(game)) times[one * players + other]! += 1;
  const pairs = pairsOf(Array.from({ length: players }, (_, player) => player));
  const met = pairs.map((pair) => ({ pair, times: times[pair[0] * players + pair[1]]! }));
  const again = met.filter((one) => one.times > 1);
  const never = met.filter((one) => one.times === 0).map(({ pair }) => pair);
  return { again, never, repeats: again.reduce((sum, one) => sum + one.times - 1, 0) };
}

function pairsOf(players: Game): readonly Pair[] {
  const sorted = [...players].sort((one, other) => one - other);
  return sorted.flatMap((one, index) => sorted.slice(index + 1).map((other): Pair => [one, other]));
}
