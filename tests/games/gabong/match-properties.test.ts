import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../src/games/gabong/match-bounds.ts';
import type { GabongEvent } from '../../../src/games/gabong/match-events.ts';
import { GABONG } from '../../../src/games/gabong/match-play.ts';
import { matchResults } from '../../../src/games/gabong/match-results.ts';
import { stageOf, standings, winnersOf } from '../../../src/games/gabong/match-standing.ts';
import type { GabongState } from '../../../src/games/gabong/match-state.ts';
import { seeded } from '../../../src/games/shared/seeded.ts';
import { reduceEvents } from '../../../src/games/shared/reduction.ts';
import type { Entry, EntryBody } from '../../../src/games/shared/history.ts';
import { playedOf, redoOf, undoOf } from '../../../src/games/shared/played.ts';
import { frozen } from '../frozen.ts';
import { botDeal } from './match-bot.ts';
import { bruteRound } from './match-brute.ts';
import { type Round, rounds, RUNS, setups, SLOWLY, type Step, stepsOf } from './match-rounds.ts';
import { wildMatchEvents } from './match-wild.ts';

const eventsOf = (steps: readonly Step[]) => steps.map(({ event }) => event);

function holds(property: (steps: readonly Step[], round: Round) => void): void {
  fc.assert(
    fc.property(rounds, (round) => property(stepsOf(round), round)),
    { numRuns: RUNS },
  );
}

describe('any round', () => {
  test('comes to what the slow counting makes of it', SLOWLY, () => {
    holds((steps, { setup }) => {
      steps.forEach(({ after }, index) => {
        const brute = bruteRound(setup, eventsOf(steps.slice(0, index + 1)));
        const rows = matchResults(after).toSorted((one, other) => one.seat - other.seat);
        expect(after.deals.map(({ totals }) => totals)).toEqual(brute.board);
        expect(rows.map(({ thetas }) => thetas)).toEqual(brute.thetas);
        expect(rows.map(({ dealsWon }) => dealsWon)).toEqual(brute.dealsWon);
        expect(rows.map(({ worst }) => worst ?? 0)).toEqual(brute.worst);
        const cards = rows.map(({ penalties }) => Object.values(penalties).reduce((all, one) => all + one, 0));
        expect(cards).toEqual(brute.penalties);
        expect(stageOf(after).is === 'over').toBe(brute.isOver);
        expect(winnersOf(after)).toEqual(brute.winners);
      });
    });
  });

  test('10.1: totals are sums of deals, and one hand of each is empty', SLOWLY, () => {
    holds((steps, { setup }) => {
      const { deals } = steps.at(-1)!.after;
      for (const { hands } of deals) expect(hands.filter(({ points }) => points === 0)).toHaveLength(1);
      if (deals.some(({ halved }) => halved.length > 0)) return;
      for (const seat of setup.players.keys()) {
        const points = deals.map(({ hands }) => hands[seat]!.points);
        expect(deals.at(-1)?.totals[seat] ?? 0).toBe(points.reduce((all, one) => all + one, 0));
      }
    });
  });

  test('7.1: places are in order, and whoever shares one is equal in points and θ', SLOWLY, () => {
    holds((steps) => {
      for (const { after } of steps) {
        const rows = standings(after);
        rows.slice(1).forEach((row, index) => {
          const before = rows[index]!;
          expect([before.place, index + 2]).toContain(row.place);
          expect(before.total < row.total || (before.total === row.total && before.thetas >= row.thetas)).toBe(true);
          if (before.place === row.place) expect(row).toMatchObject({ total: before.total, thetas: before.thetas });
        });
      }
    });
  });

  test('is plain data, from which it goes on', SLOWLY, () => {
    holds((steps) => {
      const { after } = steps.at(-1)!;
      const copy = JSON.parse(JSON.stringify(after)) as GabongState;
      expect(copy).toStrictEqual(after);
      expect(stageOf(copy)).toEqual(stageOf(after));
    });
  });
});

describe('the log of any round', () => {
  const add = (entries: Entry<GabongEvent>[], body: EntryBody<GabongEvent>) => {
    const seq = entries.length;
    entries.push({ id: `e${seq}`, seq, at: seq, ...body });
  };
  const logOf = (steps: readonly Step[]) => {
    const entries: Entry<GabongEvent>[] = [];
    for (const event of eventsOf(steps)) add(entries, { kind: 'play', event });
    return entries;
  };

  test('undo goes back deal by deal to the start, and redo to the end', SLOWLY, () => {
    holds((steps, { setup }) => {
      const entries = logOf(steps);
      for (let index = steps.length - 1; index >= 0; index -= 1) {
        add(entries, { kind: 'undo', entries: undoOf(entries)! });
        const { state, rejectedEvents } = reduceEvents(GABONG, setup, playedOf(entries));
        expect(rejectedEvents).toEqual([]);
        expect(state).toEqual(steps[index - 1]?.after ?? GABONG.start(setup));
      }
      for (let undone = redoOf(entries); undone; undone = redoOf(entries))
        add(entries, { kind: 'redo', entries: undone });
      expect(reduceEvents(GABONG, setup, playedOf(entries)).state).toEqual(steps.at(-1)!.after);
    });
  });

  test('an earlier deal that is corrected counts as if it had been so', SLOWLY, () => {
    fc.assert(
      fc.property(rounds, fc.nat(), fc.nat(), (round, pick, seed) => {
        const steps = stepsOf(round);
        const { setup } = round;
        const at = pick % steps.length;
        const before = steps[at - 1]?.after ?? GABONG.start(setup);
        const event = botDeal(before, seeded(seed));
        const entries = logOf(steps);
        add(entries, { kind: 'correct', entry: `e${at}`, event });
        const { state, steps: stood, rejectedEvents } = reduceEvents(GABONG, setup, playedOf(entries));
        expect(stood.length + rejectedEvents.length).toBe(steps.length);
        const events = stood.map(({ play }) => play.event);
        expect(events).toContainEqual(event);
        expect(state.deals.map(({ totals }) => totals)).toEqual(bruteRound(setup, events).board);
        // The round may end earlier, or go on where an extra deal had been played.
        for (const { judgement } of rejectedEvents) expect(judgement.findings).not.toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

test('whatever is tried, check and apply agree, and nothing else is ever thrown', SLOWLY, () => {
  fc.assert(
    fc.property(setups, fc.array(wildMatchEvents, { minLength: 5, maxLength: 40 }), fc.nat(), (setup, wild, seed) => {
      const draw = seeded(seed);
      const { players, ...rest } = setup;
      let state = frozen(GABONG.start({ ...rest, players: players.slice(0, 4) }));
      for (const event of wild) {
        const { judgement, next } = GABONG.decide(state, frozen(event), 0);
        const { allowed, findings, canOverrule } = judgement;
        if (allowed) {
          expect(findings.length === 0 || (canOverrule && event.overrule !== undefined)).toBe(true);
          state = frozen(next());
        } else {
          expect(findings.length).toBeGreaterThan(0);
          expect(next).toThrow(RangeError);
        }
        const { totals } = state.deals.at(-1) ?? { totals: [] };
        expect(totals.every((total) => Number.isFinite(total) && total >= 0)).toBe(true);
        expect(matchResults(state).map(({ place }) => place)).toContain(1);
        state.setup.players.forEach((_, seat) => boundsOf(state, seat));
      }
      if (stageOf(state).is !== 'over') GABONG.decide(state, botDeal(state, draw), 0).next();
    }),
    { numRuns: RUNS },
  );
});
