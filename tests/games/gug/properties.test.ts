import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { judgeLedger } from '../../../src/games/gug/ledger.ts';
import { type End, countRoutes, legalEnds } from '../../../src/games/gug/moves.ts';
import type { Network } from '../../../src/games/gug/network.ts';
import { routeTo, waysThere } from '../../../src/games/gug/route-to.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import type { Step } from '../../../src/games/gug/position.ts';
import { makeRoute, parseRoute } from '../../../src/games/gug/notation.ts';
import { makeSituation, parseSituation } from '../../../src/games/gug/situation.ts';
import { judgeTurn } from '../../../src/games/gug/turn.ts';
import { bruteAfter, type BruteTurn, bruteCount, bruteEnds, bruteRoutes } from './brute-force.ts';
import { placeOf } from './brute/day.ts';
import { bruteDrop, bruteReach, candidates } from './brute/drops.ts';
import { legalWalks, pointsOf, stepsOf, textOf } from './brute/routes.ts';
import type { Situation } from './brute/situations.ts';
import { BOARDS, situations } from './brute/situations.ts';
import { contradictions } from './contradictions.ts';
import { spoil, stagger } from './brute/strays.ts';

/** Enough for every run of the tests; a long search for a difference sets more. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60);
const TIME_LIMIT = 2_000 * RUNS;

const boards = new Map(BOARDS.map((data) => [data.id, makeBoard(data)]));

function networkOf({ data, rulings, works, sides }: Situation): Network {
  return makeNetwork(boards.get(data.id)!, rulings, works, sides);
}

/** Holds a property for random situations with dice up to `most`, and numbers to choose by. */
function holds(most: number, property: (situation: Situation, numbers: readonly number[]) => void): void {
  const numbers = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 12, maxLength: 12 });
  fc.assert(fc.property(situations(most), numbers, property), { numRuns: RUNS });
}

/** Two legal routes, one that strays over the map, and a legal one spoilt. */
function strays(
  situation: Situation,
  turns: readonly BruteTurn[],
  numbers: readonly number[],
): readonly (readonly Step[])[] {
  const [one = [], other = []] = numbers.map((number) => turns[number % turns.length]?.steps);
  return [one, other, stagger(situation, numbers), spoil(one, other, numbers)];
}

/** What people go by: changes of line, then whether the way begins on another line than the one they came by, then its length. */
function easeOf({ rulings, position: { came } }: Situation, route: readonly Step[]): readonly number[] {
  const changes = route.filter(({ line }, step) => step > 0 && line !== route[step - 1]!.line).length;
  const isOff = came !== null && rulings.R1 !== 'forgotten' && route[0]!.line !== came.by;
  return [changes, Number(isOff), route.length];
}

/** The least of them, compared number by number. */
const easiest = (eases: readonly (readonly number[])[]): readonly number[] =>
  eases.toSorted((one, other) => one.map((each, at) => each - other[at]!).find((each) => each !== 0) ?? 0)[0]!;

/** A route, and each of its steps taken back again by every line. */
function turnsBack(network: Network, route: readonly Step[]): readonly (readonly Step[])[] {
  return route.slice(1).flatMap(({ to }, index) => {
    const before = route[index]!.to;
    const back = network.hopsFrom(network.place(to)).filter((hop) => network.place(hop.to) === network.place(before));
    return back.map(({ line, to: there }) => [...route.slice(0, index + 2), { line, to: there }]);
  });
}

describe('the judge and the brute force', () => {
  it('name the same ends, with the same sips, drops and fewest changes', { timeout: TIME_LIMIT }, () => {
    holds(3, (situation) => {
      const { day, position, dice } = situation;
      const ends = legalEnds(networkOf(situation), position, dice);
      const named = ends.map(
        ({ at, sips, drop, changes }) => [`${placeOf(day, at)} ${sips} ${drop}`, changes] as const,
      );
      expect(new Map(named)).toEqual(bruteEnds(day, position, dice));
      expect(named.length).toBe(new Map(named).size);
    });
  });

  it('agree on every route that an end shows', { timeout: TIME_LIMIT }, () => {
    holds(4, (situation) => {
      const { position, dice } = situation;
      const network = networkOf(situation);
      for (const end of legalEnds(network, position, dice)) {
        const { outcome, sips, drop } = judgeTurn(network, position, { dice, route: end.route });
        const route = makeRoute(end.route);
        expect([route, outcome, sips.total, drop.allowed]).toEqual([route, 'legal', end.sips, end.drop]);
      }
    });
  });

  it('count the same routes', { timeout: TIME_LIMIT }, () => {
    holds(3, (situation) => {
      const { day, position, dice } = situation;
      const network = networkOf(situation);
      for (const die of dice) expect(countRoutes(network, position, die)).toBe(bruteCount(day, position, die));
    });
  });

  it('pass the same routes, of those that stray over the map and of legal ones spoilt', { timeout: TIME_LIMIT }, () => {
    holds(3, (situation, numbers) => {
      const { day, position } = situation;
      const network = networkOf(situation);
      const die = situation.dice[0]!;
      const turns = bruteRoutes(day, position, die);
      for (const route of strays(situation, turns, numbers)) {
        const verdict = judgeTurn(network, position, { dice: [die], route });
        const turn = turns.find(({ text }) => text === textOf(route));
        expect([textOf(route), verdict.outcome === 'legal']).toEqual([textOf(route), turn !== undefined]);
        if (!turn) continue;
        expect([turn.text, verdict.sips.total, verdict.drop.allowed]).toEqual([turn.text, turn.sips, turn.drop]);
        expect(verdict.after).toMatchObject(bruteAfter(day, position, turn));
      }
    });
  });

  it('go to a station the way that people take, and know every other way to end there', { timeout: TIME_LIMIT }, () => {
    holds(3, (situation, [first = 0, cut = 0, ...numbers]) => {
      const { day, position } = situation;
      const network = networkOf(situation);
      const die = situation.dice[0]!;
      const walks = legalWalks(day, position, pointsOf(day, position, die)).map(stepsOf);
      const wholes = bruteRoutes(day, position, die);
      const some = walks[first % walks.length]!;
      // From the start, or from a part of a route that is tapped already.
      const ridden = some.slice(0, cut % (some.length + 1));
      const goesOn = (steps: readonly Step[]) =>
        steps.length > ridden.length && textOf(steps.slice(0, ridden.length)) === textOf(ridden);
      const onward = walks.filter(goesOn);
      if (onward.length === 0) return;
      for (const number of numbers) {
        const { to } = onward[number % onward.length]!.at(-1)!;
        const endsThere = (steps: readonly Step[]) => placeOf(day, steps.at(-1)!.to) === placeOf(day, to);
        const found = routeTo(network, position, die, ridden, to)!;
        const ways = onward.filter(endsThere);
        const texts = ways.map(textOf);
        expect(texts).toContain(textOf(found));
        expect([textOf(found), easeOf(situation, found)]).toEqual([
          textOf(found),
          easiest(ways.map((steps) => easeOf(situation, steps))),
        ]);
        const turns = wholes.filter(({ steps }) => steps.length > 0 && goesOn(steps) && endsThere(steps));
        const classes = new Map<string, readonly number[]>();
        for (const { steps, sips, drop } of turns) {
          const key = `${steps.at(-1)!.line} ${sips} ${String(drop === 'yes')}`;
          const ease = easeOf(situation, steps);
          classes.set(key, easiest([classes.get(key) ?? ease, ease]));
        }
        const keyOf = ({ route, sips, drop }: End) => `${route.at(-1)!.line} ${sips} ${String(drop === 'yes')}`;
        const offered = waysThere(network, position, [die], ridden, to);
        expect(new Map(offered.map((end) => [keyOf(end), easeOf(situation, end.route)]))).toEqual(classes);
        const eases = offered.map(({ route }) => easeOf(situation, route));
        if (eases.length > 0) expect(eases[0]).toEqual(easiest(eases));
      }
    });
  });

  it('find nothing that contradicts another finding', { timeout: TIME_LIMIT }, () => {
    holds(3, (situation, numbers) => {
      const { day, position } = situation;
      const network = networkOf(situation);
      const die = situation.dice[0]!;
      const routes = strays(situation, bruteRoutes(day, position, die), numbers);
      for (const route of [...routes, ...turnsBack(network, routes[0]!)]) {
        const verdict = judgeTurn(network, position, { dice: [die], route });
        expect([textOf(route), contradictions([...verdict.findings, ...verdict.drop.findings])]).toEqual([
          textOf(route),
          [],
        ]);
      }
      // Any list of drops at all, most of which the rules do not allow.
      const ends = candidates(day);
      const drops = numbers.map((number) => ends[number % ends.length]!);
      for (const faults of judgeLedger(network, drops, [], 'all').faults) expect(contradictions(faults)).toEqual([]);
    });
  });

  it('say the same of which drops are left, and whether eleven can be reached', { timeout: TIME_LIMIT }, () => {
    holds(1, (situation, numbers) => {
      const { day, position } = situation;
      const ledger = judgeLedger(networkOf(situation), position.drops);
      expect(ledger.isReachable).toBe(bruteReach(day, position.drops));
      const useful = candidates(day).filter((drop) => bruteDrop(day, position.drops, drop.station, drop.line));
      const words = useful.map(({ station, line }) => `${station} ${line}`);
      expect(ledger.useful.map(({ drop }) => `${drop.station} ${drop.line}`).sort()).toEqual(words.sort());
      const one = ledger.useful[numbers[0]! % ledger.useful.length];
      if (one)
        expect([one.drop, one.keepsReachable]).toEqual([one.drop, bruteReach(day, [...position.drops, one.drop])]);
    });
  });
});

describe('the notation', () => {
  it('reads every route it writes', { timeout: TIME_LIMIT }, () => {
    holds(3, (situation, numbers) => {
      const route = stagger(situation, numbers);
      expect(parseRoute(boards.get(situation.data.id)!, makeRoute(route))).toEqual({ route, unreadable: [] });
    });
  });

  it('reads every situation it writes', { timeout: TIME_LIMIT }, () => {
    holds(6, (situation, numbers) => {
      const { data, position, dice, works } = situation;
      const written = { board: data.id, position, dice, route: stagger(situation, numbers), works };
      const read = parseSituation(new URLSearchParams(makeSituation(written)), boards);
      expect(read).toEqual({ situation: written, problems: [] });
    });
  });
});
