import type { StationId } from '../../src/games/gug/board-data.ts';
import { bestOf, endsFrom, figuresAt, type FoundEnd, worthOf } from '../../src/games/gug/advisor/play.ts';
import { makeTurns, wayOf } from '../../src/games/gug/advisor/turns.ts';
import { makeWholeGame } from '../../src/games/gug/advisor/whole-game.ts';
import type { Drop, Position } from '../../src/games/gug/position.ts';
import { startPosition } from '../../src/games/gug/situation.ts';
import { CLASSIC } from '../../src/games/gug/sips.ts';
import { BOARDS, freshNetwork } from './judge-work.ts';

const START = 'kings-cross-st-pancras' as StationId;
const TURNS = 1_000_000;
const DROPS = 11;
/** Of a normal distribution 95 % lies within so many standard deviations. */
const WITHIN = 1.96;

/** Numbers from 0 to 5, the same each time (mulberry32). */
function dieOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * 6);
  };
}

/** The whole game, planned and then played a million turns. */
export function benchGugAdvisor(): void {
  for (const data of BOARDS) {
    console.log(`\n## The advisor of GUG on ${data.id}, eleven drops from ${START}`);
    const network = freshNetwork(data);
    const begun = performance.now();
    const turns = makeTurns(network, CLASSIC);
    const plan = makeWholeGame(turns);
    const start = startPosition(START);
    const expected = figuresAt(turns, plan.next([], 'turns'), start);
    console.log(`table made cold: ${(performance.now() - begun).toFixed(0)} ms`);
    const order = plan.order(start, 'turns');
    console.log(`best fixed order: ${order.figures.turns.toFixed(3)} turns, ${order.figures.sips.toFixed(1)} sips`);
    console.log(order.drops.map(({ station, line }) => `${station} (${line})`).join(', '));

    // All that is asked again and again is looked up.
    const ends = new Map<string, readonly (readonly FoundEnd[])[]>();
    const endsAt = (position: Position, way: string) => {
      const key = `${way} ${position.touched}`;
      const known = ends.get(key) ?? endsFrom(network, { ...position, drops: [], leicester: 0 }, CLASSIC);
      ends.set(key, known);
      return known;
    };
    interface Played {
      readonly after: Position;
      readonly sips: number;
      readonly drop: Drop | undefined;
    }
    const choices = new Map<string, Map<string, Played>>();
    const die = dieOf(1);
    const games: { readonly turns: number; readonly sips: number }[] = [];
    for (let played = 0; played < TURNS;) {
      let position: Position = start;
      let drops: readonly Drop[] = [];
      let [count, sips] = [0, 0];
      while (drops.length < DROPS) {
        const solved = plan.next(drops, 'turns');
        const set = drops
          .map(({ station, line }) => `${line}:${station}`)
          .toSorted()
          .join();
        const ofSet = choices.get(set) ?? new Map<string, Played>();
        choices.set(set, ofSet);
        const way = wayOf(network, position);
        const eyes = die();
        const key = `${way} ${position.touched} ${eyes}`;
        const choose = (): Played => {
          const { end, worth } = bestOf(turns, solved, endsAt(position, way)[eyes]!);
          return { after: { ...end.after, leicester: 0 }, sips: end.sips, drop: worth.drops ? end.arrival : undefined };
        };
        const choice = ofSet.get(key) ?? choose();
        ofSet.set(key, choice);
        count += 1;
        sips += choice.sips;
        position = choice.after;
        if (choice.drop) {
          drops = [...drops, choice.drop];
          position = { ...position, touched: network.isOnLoop(network.place(position.at)) };
        }
      }
      played += count;
      games.push({ turns: count, sips });
    }
    for (const [name, of] of [
      ['turns', (game: (typeof games)[number]) => game.turns],
      ['sips', (game: (typeof games)[number]) => game.sips],
    ] as const) {
      const mean = games.reduce((sum, game) => sum + of(game), 0) / games.length;
      const variance = games.reduce((sum, game) => sum + (of(game) - mean) ** 2, 0) / (games.length - 1);
      const half = WITHIN * Math.sqrt(variance / games.length);
      const estimate = expected[name];
      console.log(
        `${name}: played ${mean.toFixed(3)} (95 %: ${(mean - half).toFixed(3)}-${(mean + half).toFixed(3)}), ` +
          `estimate ${estimate.toFixed(3)}, ${((100 * (estimate - mean)) / mean).toFixed(2)} % off; ${games.length} games`,
      );
    }
    const solved = plan.next([], 'turns');
    const answer = performance.now();
    const asked = 100;
    for (let index = 0; index < asked; index += 1) {
      const found = endsAt(start, wayOf(network, start))[index % 6]!;
      found.forEach((end) => worthOf(turns, solved, end));
    }
    console.log(`an answer: ${((performance.now() - answer) / asked).toFixed(3)} ms`);
  }
}
