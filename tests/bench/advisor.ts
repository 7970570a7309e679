import { planFor, makeShares } from '../../src/games/gools/advisor/advice.ts';
import { SETS } from '../../src/games/gools/advisor/dice-set.ts';

/** The lowest expected sum of so many dice, by trying every fall and every keep again each time it comes up. */
function plainSum(left: number): number {
  const falls = 6 ** left;
  let total = 0;
  for (let fall = 0; fall < falls; fall += 1) {
    const worth = Array.from({ length: left }, (_, at) => (Math.floor(fall / 6 ** at) % 6) + 1).map((die) =>
      die === 3 ? 0 : die,
    );
    let best = Infinity;
    for (let keep = 1; keep < 2 ** left; keep += 1) {
      const kept = worth.filter((_, at) => Math.floor(keep / 2 ** at) % 2 === 1);
      const sum = kept.reduce((all, die) => all + die, 0) + (kept.length === left ? 0 : plainSum(left - kept.length));
      if (sum < best) best = sum;
    }
    total += best;
  }
  return total / falls;
}

/** Of four it takes minutes, of five days. */
const PLAIN_DICE = 3;
const PLAYERS = 5;

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const ms = (time: number) => `${time.toFixed(1)} ms`;

export function benchAdvisor(): void {
  console.log('\n## The advisor of Gools: its whole table, made cold, against a plain recursion without tables');
  const shares = makeShares();
  const aim = 'lowest-sum';
  const table = timed(() => planFor({ aim, lead: undefined, still: 0 }, shares));
  const plain = timed(() => plainSum(PLAIN_DICE));
  console.log(
    `every state of five dice ${ms(table)}  plain recursion, ${PLAIN_DICE} dice and the sum alone ${ms(plain)}  ` +
      `ratio ${(table / plain).toFixed(4)}`,
  );
  const all = timed(() => planFor({ aim: 'win', lead: undefined, still: PLAYERS - 1 }, shares));
  console.log(`opening against ${PLAYERS - 1} others who play to win: ${ms(all)} once an evening`);

  const plan = planFor({ aim, lead: undefined, still: 0 }, shares);
  const throws = SETS[5]!;
  const answers = timed(() => {
    for (const thrown of throws) plan.keeps(0, thrown);
  });
  console.log(`answers a second, all keeps of a throw of five: ${Math.round((throws.length / answers) * 1000)}`);
}
