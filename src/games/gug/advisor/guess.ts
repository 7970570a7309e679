import { onceFor } from '../../shared/memo.ts';
import { type Lists, type Turns } from './turns.ts';

/** On average: for a guess to begin with. */
const HOPS_A_TURN = 8;

/** The stands that a stand may follow, over the ends of turns as well; by stand. */
const backOf = onceFor(turnedBack);

/**
 * A first guess of what is ahead: the hops to the nearest drop, so many of which are a turn.
 *
 * @param ahead - what is to come after a drop, by index in `arrivals`; infinite where none is made.
 * @returns for who has not touched the loop, and who has: by way, without the turn itself.
 */
export function guessAhead(turns: Turns, ahead: Float64Array): readonly [Float64Array, Float64Array] {
  const stands = turns.way.length;
  const { touches } = turns;
  const back = backOf(turns);
  // Those of who has touched the loop stand behind the others.
  const hops = new Float64Array(2 * stands).fill(Infinity);
  const waiting: number[] = [];
  turns.arrival.forEach((arrival, stand) => {
    if (arrival < 0 || ahead[arrival] === Infinity) return;
    hops[stands + stand] = ahead[arrival]!;
    waiting.push(stands + stand);
  });
  // What has changed tells those before it, until nothing is nearer: the list grows while it is read.
  for (const node of waiting) {
    const stand = node % stands;
    const isTouched = node >= stands;
    if (touches[stand] === 1 && !isTouched) continue;
    const mine = hops[node]! + 1 / HOPS_A_TURN;
    for (let index = back.at[stand]!; index < back.at[stand + 1]!; index += 1) {
      const before = back.items[index]!;
      for (const from of touches[stand] === 1 ? [before, stands + before] : [isTouched ? stands + before : before]) {
        if (mine >= hops[from]!) continue;
        hops[from] = mine;
        waiting.push(from);
      }
    }
  }
  const { first, startsTouching } = turns;
  return [0, 1].map((touched) =>
    Float64Array.from(startsTouching, (starts, way) => {
      let least = Infinity;
      for (let index = first.at[way]!; index < first.at[way + 1]!; index += 1) {
        const stand = first.items[index]!;
        const isTouched = touched === 1 || starts === 1 || touches[stand] === 1;
        least = Math.min(least, hops[(isTouched ? stands : 0) + stand]!);
      }
      return least + 1 / HOPS_A_TURN;
    }),
  ) as [Float64Array, Float64Array];
}

function turnedBack({ first, next, stops, way }: Turns): Lists {
  const before: number[][] = Array.from(way, () => []);
  way.forEach((at, stand) => {
    const [{ at: begin, items }, from] = stops[stand] === 1 ? [first, at] : [next, stand];
    for (let index = begin[from]!; index < begin[from + 1]!; index += 1) before[items[index]!]!.push(stand);
  });
  const at = new Int32Array(way.length + 1);
  before.forEach((list, stand) => (at[stand + 1] = at[stand]! + list.length));
  return { at, items: Int32Array.from(before.flat()) };
}
