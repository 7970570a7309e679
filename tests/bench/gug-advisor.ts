import type { StationId } from '../../src/games/gug/board-data.ts';
import { bestOf, endsFrom, figuresAt, type FoundEnd, worthOf } from '../../src/games/gug/advisor/play.ts';
import { makeTurns, wayOf } from '../../src/games/gug/advisor/turns.ts';
import { makeWholeGame } from '../../src/games/gug/advisor/whole-game.ts';
import type { Drop, Position } from '../../src/games/gug/position.ts';
import { startPosition } from '../../src/games/gug/situation.ts';
import type { Aim, Figures } from '../../src/games/gug/advisor/solve.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../src/games/gug/rulings.ts';
import { CLASSIC, type Variation } from '../../src/games/gug/sips.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import { NO_WORKS } from '../../src/games/gug/position.ts';
import { parseWorks } from '../../src/games/gug/notation.ts';
import { BOARDS } from './judge-work.ts';

const START = 'kings-cross-st-pancras';
const TURNS = 1_000_000;
/** For what a table may play otherwise: without the luck of the dice, enough to tell a tenth of a per cent. */
const TURNS_OTHERWISE = 20_000;
const DROPS = 11;
const NOTHING: Figures = { turns: 0, sips: 0 };
/** A game that takes more turns has lost an end it needed. */
const LONGEST = 1_000;
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

/** What is played: a board, a start, and what the table reads otherwise. */
interface Played {
  readonly say: string;
  readonly board?: (typeof BOARDS)[number];
  readonly at?: string;
  readonly rulings?: Partial<Rulings>;
  readonly variation?: Partial<Variation>;
  readonly works?: string;
  readonly aim?: Aim;
  /** Where constants were chosen by what was played, other dice tell whether they hold. */
  readonly seed?: number;
}

const DRAWN = {
  closed: [
    'edgware',
    'stanmore',
    'cockfosters',
    'epping',
    'watford',
    'morden',
    'brixton',
    'richmond',
    'upminster',
    'barking',
  ],
  double: ['uxbridge', 'wimbledon', 'stratford'],
  triple: ['walthamstow-central'],
} as unknown as Variation['draw'];

/** Where the estimate has to hold as well. */
const OTHERWISE: readonly Played[] = [
  { say: 'from Gloucester Road', at: 'gloucester-road' },
  { say: 'from Liverpool Street', at: 'liverpool-street' },
  { say: 'from Victoria, 2003', at: 'victoria', board: BOARDS[1] },
  { say: 'R1: the way one came is forgotten', rulings: { R1: 'forgotten' } },
  { say: 'R6: a turn may stop early', rulings: { R6: 'early' } },
  { say: 'R10: at least five on each side', rulings: { R10: 'at-least' } },
  { say: 'R13: the loop is touched by ending there', rulings: { R13: 'ending' } },
  { say: 'R19: a drop that can be made is made', rulings: { R19: 'must-drop' } },
  { say: 'R31: no turn ends at a terminus', rulings: { R31: 'termini-too' } },
  { say: '17.5: ten ends closed, three doubled, one tripled', variation: { draw: DRAWN } },
  { say: 'works: Camden Town and a stretch are closed', works: 'green-park~victoria,camden-town' },
  { say: 'for the fewest sips', aim: 'sips', seed: 2 },
  { say: 'for the fewest sips, 2003', aim: 'sips', board: BOARDS[1], seed: 2 },
];

interface Choice {
  readonly after: Position;
  readonly sips: number;
  readonly drop: Drop | undefined;
}

/** Plays games of eleven drops by the plan, and compares what it had expected. @returns the plan, made cold. */
function playOut(
  { say, board: data = BOARDS[0], at = START, aim = 'turns', seed = 1, ...table }: Played,
  most: number,
) {
  console.log(`\n### ${data.id}, ${say}`);
  const board = makeBoard(data);
  const works = table.works ? parseWorks(board, table.works).works : NO_WORKS;
  const variation = { ...CLASSIC, ...table.variation };
  const network = makeNetwork(board, { ...DEFAULT_RULINGS, ...table.rulings }, works, {}, variation.draw.closed);
  const begun = performance.now();
  const turns = makeTurns(network, variation);
  const plan = makeWholeGame(turns);
  const start = startPosition(at as StationId);
  const expected = figuresAt(turns, plan.next([], aim), start);
  console.log(`table made: ${(performance.now() - begun).toFixed(0)} ms`);
  const order = plan.order(start, aim);
  console.log(`best fixed order: ${order.figures.turns.toFixed(3)} turns, ${order.figures.sips.toFixed(1)} sips`);

  // All that is asked again and again is looked up.
  const ends = new Map<string, readonly (readonly FoundEnd[])[]>();
  const endsAt = (position: Position, way: string) => {
    const key = `${way} ${position.touched}`;
    const known = ends.get(key) ?? endsFrom(network, { ...position, drops: [], leicester: 0 }, variation);
    ends.set(key, known);
    return known;
  };
  const choices = new Map<string, Map<string, Choice>>();
  const die = dieOf(seed);
  const games: { readonly turns: number; readonly sips: number; readonly steady: Figures }[] = [];
  let stuck = 0;
  for (let played = 0; played < most;) {
    let position: Position = start;
    let drops: readonly Drop[] = [];
    let [count, sips] = [0, 0];
    // Within a stage the plan is solved, so its luck is nothing on average: what is left is by how much the stages disagree.
    let steady = expected;
    while (drops.length < DROPS && count < LONGEST) {
      const solved = plan.next(drops, aim);
      const set = drops
        .map(({ station, line }) => `${line}:${station}`)
        .toSorted()
        .join();
      const ofSet = choices.get(set) ?? new Map<string, Choice>();
      choices.set(set, ofSet);
      const way = wayOf(network, position);
      const eyes = die();
      const key = `${way} ${position.touched} ${eyes}`;
      const choose = (): Choice => {
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
        const ending = solved.task.endings[turns.arrivalOf(choice.drop)]!;
        const ahead = ending.is === 'drop' ? ending.ahead : NOTHING;
        const then = drops.length < DROPS ? figuresAt(turns, plan.next(drops, aim), position) : NOTHING;
        steady = { turns: steady.turns + then.turns - ahead.turns, sips: steady.sips + then.sips - ahead.sips };
      }
    }
    played += count;
    if (drops.length < DROPS) stuck += 1;
    else games.push({ turns: count, sips, steady });
  }
  for (const [name, figure, of] of [
    ['turns', 'turns', (game: (typeof games)[number]) => game.turns],
    ['turns without the luck of the dice', 'turns', (game: (typeof games)[number]) => game.steady.turns],
    ['sips', 'sips', (game: (typeof games)[number]) => game.sips],
    ['sips without the luck of the dice', 'sips', (game: (typeof games)[number]) => game.steady.sips],
  ] as const) {
    const mean = games.reduce((sum, game) => sum + of(game), 0) / games.length;
    const variance = games.reduce((sum, game) => sum + (of(game) - mean) ** 2, 0) / (games.length - 1);
    const half = WITHIN * Math.sqrt(variance / games.length);
    const estimate = expected[figure];
    console.log(
      `${name}: played ${mean.toFixed(3)} (95 %: ${(mean - half).toFixed(3)}-${(mean + half).toFixed(3)}), ` +
        `estimate ${estimate.toFixed(3)}, ${((100 * (estimate - mean)) / mean).toFixed(2)} % off; ${games.length} games`,
    );
  }
  if (stuck > 0) console.log(`${stuck} games were not over after ${LONGEST} turns`);
  return { turns, order, answers: () => endsAt(start, wayOf(network, start)), solved: plan.next([], aim) };
}

/** The whole game, planned and then played a million turns on each board, and fewer where a table plays otherwise. */
export function benchGugAdvisor(): void {
  console.log('\n## The advisor of GUG: eleven drops, played by its plan');
  for (const board of BOARDS) {
    const { turns, order, answers, solved } = playOut({ say: `from ${START}`, board }, TURNS);
    console.log(order.drops.map(({ station, line }) => `${station} (${line})`).join(', '));
    const begun = performance.now();
    const asked = 100;
    for (let index = 0; index < asked; index += 1) {
      answers()[index % 6]!.forEach((end) => worthOf(turns, solved, end));
    }
    console.log(`an answer: ${((performance.now() - begun) / asked).toFixed(3)} ms`);
  }
  for (const played of OTHERWISE) playOut(played, TURNS_OTHERWISE);
}
