import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueOf } from '../../../src/games/gools/due.ts';
import type { GoolsEvent } from '../../../src/games/gools/events.ts';
import { openTurn, stillToPlay } from '../../../src/games/gools/lead.ts';
import { GOOLS } from '../../../src/games/gools/play.ts';
import type { GoolsState } from '../../../src/games/gools/play-state.ts';
import { results } from '../../../src/games/gools/results.ts';
import { TABLE_RULINGS, type TableRulings } from '../../../src/games/gools/rulings.ts';
import { seeded } from '../../../src/games/shared/seeded.ts';
import { frozen } from '../frozen.ts';
import { botEvent } from './bot.ts';
import { bruteEvening } from './brute-evening.ts';
import { setupOf } from './table.ts';
import { wildEvents } from './wild-events.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100);

const rulings = fc.record(
  Object.fromEntries(Object.entries(TABLE_RULINGS).map(([id, { options }]) => [id, fc.constantFrom(...options)])),
) as fc.Arbitrary<unknown> as fc.Arbitrary<TableRulings>;
const evenings = fc.record({
  rulings,
  players: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat(),
  length: fc.integer({ min: 1, max: 250 }),
});
type Evening = typeof evenings extends fc.Arbitrary<infer Value> ? Value : never;

interface Step {
  readonly event: GoolsEvent;
  readonly before: GoolsState;
  readonly after: GoolsState;
}

/** What the bot plays; every event of it must be allowed, and every state is frozen. */
function stepsOf({ rulings: read, players, seed, length }: Evening): readonly Step[] {
  const draw = seeded(seed);
  const steps: Step[] = [];
  let before = frozen(GOOLS.start(setupOf(players, read)));
  while (steps.length < length) {
    const event = frozen(botEvent(before, draw));
    const { judgement, next } = GOOLS.decide(before, event, 0);
    expect({ event, ...judgement }).toEqual({
      event,
      allowed: true,
      findings: [],
      canOverrule: false,
    });
    const after = frozen(next());
    steps.push({ event, before, after });
    before = after;
  }
  return steps;
}

const glassesOf = ({ pours }: GoolsState) =>
  pours.flatMap(({ to, of, count }) => to.flatMap((seat) => Array.from({ length: count }, () => `${seat} ${of}`)));

function holds(property: (steps: readonly Step[], evening: Evening) => void, runs = RUNS): void {
  fc.assert(
    fc.property(evenings, (evening) => property(stepsOf(evening), evening)),
    { numRuns: runs },
  );
}

describe('any evening', () => {
  test('comes to what the brute force makes of it', { timeout: 2_000 * RUNS }, () => {
    holds((steps, { players, rulings: read }) => {
      const brute = bruteEvening(
        players,
        read,
        steps.map(({ event }) => event),
      );
      const { after } = steps.at(-1)!;
      expect(after.rounds.map(({ winner }) => winner)).toEqual(brute.winners);
      expect(after.parts).toEqual(brute.parts);
      expect(glassesOf(after).toSorted()).toEqual(brute.glasses.toSorted());
      const made = steps.filter(({ event }) => event.kind === 'rule').length;
      expect(after.rulesDue).toHaveLength(brute.rules.length - made);
    });
  });

  test('adds up: what all take is what each takes, and what is given is taken', { timeout: 2_000 * RUNS }, () => {
    holds((steps) => {
      const { after } = steps.at(-1)!;
      const rows = results(after);
      for (const of of ['drink', 'shot', 'hit'] as const) {
        const poured = glassesOf(after).filter((glass) => glass.endsWith(of)).length;
        const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
        expect(sum(rows.map(({ taken }) => taken[of]))).toBe(poured);
        const own = after.pours.filter((pour) => pour.of === of && pour.from !== null && pour.to.includes(pour.from));
        expect(sum(rows.map(({ given }) => given[of])) + sum(own.map(({ count }) => count))).toBe(poured);
      }
    });
  });

  test('nobody plays twice in a round, and five dice lie for each', { timeout: 2_000 * RUNS }, () => {
    holds((steps) => {
      for (const round of steps.at(-1)!.after.rounds) {
        expect(round.turns.map(({ seat }) => seat).toSorted()).toEqual(round.order.toSorted());
        expect(new Set(round.order).size).toBe(round.order.length);
        for (const { lying, throws, isEntered } of round.turns) {
          expect(lying).toHaveLength(5);
          if (!isEntered) expect(throws.flatMap(({ kept }) => kept)).toEqual(lying);
        }
      }
    });
  });

  test('whoever has played, or is not there, may not play', { timeout: 2_000 * RUNS }, () => {
    holds((steps, { players }) => {
      for (const { after } of steps) {
        if (after.stage.is !== 'round') continue;
        const { round } = after.stage;
        const free = openTurn(round) ? [openTurn(round)!.seat] : stillToPlay(round);
        for (let seat = 0; seat <= players; seat += 1) {
          if (free.includes(seat)) continue;
          const event: GoolsEvent = { kind: 'enter', seat, dice: [1, 2, 4, 5, 1], last: [1], overrule: { reason: '' } };
          expect(GOOLS.decide(after, event, 0).judgement.allowed).toBe(false);
        }
      }
    });
  });

  test('is plain data, and there is always something due', { timeout: 2_000 * RUNS }, () => {
    holds(
      (steps) => {
        for (const { after } of steps.filter((_, index) => index % 10 === 0)) {
          const copy = JSON.parse(JSON.stringify(after)) as GoolsState;
          expect(copy).toStrictEqual(after);
          expect(dueOf(copy).length).toBeGreaterThan(0);
        }
      },
      Math.ceil(RUNS / 4),
    );
  });

  test(
    'a mini game gives the dice back: with no more drinks they reach the Three Man',
    { timeout: 2_000 * RUNS },
    () => {
      holds((steps) => {
        const last = steps.findLast(({ after }) => after.stage.is === 'three-man');
        let state = last?.after;
        for (let turns = 0; state?.stage.is === 'three-man' && turns < 20; turns += 1) {
          const { stage, threeMan, ring } = state.stage.game;
          const by = 'hand';
          const other = ring.find((seat) => seat !== threeMan)!;
          const event: GoolsEvent = {
            kind: 'three-man',
            event:
              stage.is === 'throw'
                ? { kind: 'throw', seat: stage.roller, dice: [1, 5], by }
                : stage.is === 'hand-out'
                  ? { kind: 'hand-out', seat: stage.roller, shares: [{ to: threeMan, drinks: stage.drinks }] }
                  : stage.is === 'pass-on'
                    ? { kind: 'pass-on', seat: threeMan, to: other }
                    : { kind: 'one-die', seat: threeMan, eyes: 1, by },
          };
          state = GOOLS.decide(state, event, 0).next();
        }
        expect(state?.stage.is).not.toBe('three-man');
      });
    },
  );

  test('whatever is tried, check and apply agree, and the bot plays on', { timeout: 2_000 * RUNS }, () => {
    const tries = fc.array(fc.tuple(wildEvents, fc.nat({ max: 3 })), { minLength: 20, maxLength: 80 });
    fc.assert(
      fc.property(evenings, tries, ({ rulings: read, players, seed }, wild) => {
        const draw = seeded(seed);
        let state = frozen(GOOLS.start(setupOf(players, read)));
        for (const [event, plays] of wild) {
          const { judgement, next } = GOOLS.decide(state, frozen(event), 0);
          const { allowed, findings } = judgement;
          if (allowed) state = frozen(next());
          else {
            expect(findings.length).toBeGreaterThan(0);
            expect(next).toThrow(RangeError);
          }
          for (let count = 0; count < plays; count += 1) {
            const due = botEvent(state, draw);
            const decided = GOOLS.decide(state, due, 0);
            expect({ due, ...decided.judgement }).toMatchObject({ due, allowed: true });
            state = frozen(decided.next());
          }
        }
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
      }),
      { numRuns: RUNS },
    );
  });
});
