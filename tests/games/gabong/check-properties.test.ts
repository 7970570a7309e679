import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDue } from '../../../src/games/gabong/check-due.ts';
import type { CheckEvent } from '../../../src/games/gabong/check-events.ts';
import { takenBy } from '../../../src/games/gabong/check-gabong.ts';
import { CHECKER, judgeCard } from '../../../src/games/gabong/check-play.ts';
import type { CheckRulings, CheckSetup } from '../../../src/games/gabong/check-setup.ts';
import type { CheckState } from '../../../src/games/gabong/check-state.ts';
import { GABONG_RULINGS } from '../../../src/games/gabong/rulings.ts';
import { reduceEvents } from '../../../src/games/shared/reduction.ts';
import { playedOf, undoOf } from '../../../src/games/shared/played.ts';
import type { Entry } from '../../../src/games/shared/history.ts';
import { frozen } from '../frozen.ts';
import { PACK, setupOf } from './check-table.ts';
import { wildEvents } from './check-wild-events.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100);
const TIMEOUT = { timeout: 2_000 * RUNS };

const readings = fc.record({
  B2: fc.constantFrom(...GABONG_RULINGS.B2.options),
  B3: fc.constantFrom(...GABONG_RULINGS.B3.options),
  B7: fc.constantFrom(...GABONG_RULINGS.B7.options),
  B9: fc.constantFrom(...GABONG_RULINGS.B9.options),
  B11: fc.constantFrom(...GABONG_RULINGS.B11.options),
  B12: fc.constantFrom(...GABONG_RULINGS.B12.options),
  B13: fc.constantFrom(...GABONG_RULINGS.B13.options),
  B14: fc.constantFrom(...GABONG_RULINGS.B14.options),
  B15: fc.constantFrom(...GABONG_RULINGS.B15.options),
  B16: fc.constantFrom(...GABONG_RULINGS.B16.options),
  B17: fc.constantFrom(...GABONG_RULINGS.B17.options),
  B28: fc.constantFrom(...GABONG_RULINGS.B28.options),
  B30: fc.constantFrom(...GABONG_RULINGS.B30.options),
}) satisfies fc.Arbitrary<CheckRulings>;
const setups: fc.Arbitrary<CheckSetup> = fc
  .record({ players: fc.integer({ min: 2, max: 10 }), seat: fc.nat(), packs: fc.constantFrom(2, 3), rulings: readings })
  .map(({ players, seat, packs, rulings }) => setupOf({ players, master: seat % players, packs }, rulings));
/** From its first card on; what cannot be is passed over. */
const happenings = fc
  .tuple(fc.constantFrom(...PACK), fc.array(wildEvents, { maxLength: 80 }))
  .map(([card, wild]): readonly CheckEvent[] => [{ kind: 'first', card }, ...wild]);

interface Step {
  readonly event: CheckEvent;
  readonly before: CheckState;
  readonly after: CheckState;
}

/** Every event is asked about; what is allowed is applied, and what is refused throws. */
function stepsOf(setup: CheckSetup, events: readonly CheckEvent[]): readonly Step[] {
  const steps: Step[] = [];
  let before = frozen(CHECKER.start(frozen(setup)));
  for (const event of events) {
    const { judgement, next } = CHECKER.decide(before, frozen(event), 0);
    const { allowed, findings } = judgement;
    if (!allowed) {
      expect(findings.length).toBeGreaterThan(0);
      expect(next).toThrow(RangeError);
      continue;
    }
    const after = frozen(next());
    steps.push({ event, before, after });
    before = after;
  }
  return steps;
}

function holds(property: (steps: readonly Step[], setup: CheckSetup) => void): void {
  fc.assert(
    fc.property(setups, happenings, (setup, events) => property(stepsOf(setup, events), setup)),
    { numRuns: RUNS },
  );
}

/** Every seat that a state speaks of. */
function seatsOf(state: CheckState): readonly number[] {
  return checkDue(state).flatMap((one) => {
    if (one.kind === 'race') return one.seats;
    if (one.kind === 'count') return one.owes ? [one.owes.seat] : [];
    return 'seat' in one ? [one.seat] : [];
  });
}

test('the ring is always valid, and there is always something due', TIMEOUT, () => {
  holds((steps, { players }) => {
    for (const { after } of steps) {
      expect(checkDue(after).length).toBeGreaterThan(0);
      for (const seat of seatsOf(after)) expect(Number.isInteger(seat) && seat >= 0 && seat < players).toBe(true);
      if (after.stage.is === 'turn' && after.direction === null) expect(after.stage.seat).toBe(after.setup.master);
      if (after.stage.is === 'race' || after.stage.is === 'direction') expect(after.direction).toBeNull();
    }
  });
});

test('twos to draw for lie on top, and cards drawn for them are as many', TIMEOUT, () => {
  holds((steps) => {
    for (const { event, before, after } of steps) {
      const top = after.pile.slice(after.pile.length - after.twos);
      expect(top.map(({ card }) => card.rank).filter((rank) => rank !== 2)).toEqual([]);
      if (event.kind !== 'draw') continue;
      const draw = after.draws.at(-1)!;
      expect(draw.count).toBe(draw.why === 'twos' ? 2 * before.twos : 1);
      expect(after.twos).toBe(draw.why === 'kosetrekke' ? before.twos : 0);
    }
  });
});

test('a question about a card is answered as the card would be judged', TIMEOUT, () => {
  holds((steps, { players }) => {
    const { after } = steps.at(-1)!;
    for (let seat = 0; seat < players; seat += 1) {
      for (const card of PACK) {
        const event = { kind: 'lay', seat, card, named: null, isLast: false } as const;
        const answer = judgeCard(after, seat, card);
        const { judgement, next } = CHECKER.decide(after, event, 0);
        expect(answer.may).toBe(judgement.allowed);
        if (answer.may) expect(answer.next).toEqual(next());
      }
    }
  });
});

test('cards that are gabonged are all taken, by one who has not gone out', TIMEOUT, () => {
  holds((steps) => {
    for (const { after } of steps) {
      const taken = takenBy(after);
      expect(taken !== undefined).toBe(after.stage.is === 'gabong');
      if (!taken || after.stage.is !== 'gabong') continue;
      const { gabongs } = after.stage;
      expect(taken.thetas).toEqual(gabongs.map(({ seat }) => seat));
      expect(new Set(taken.thetas).size).toBe(taken.thetas.length);
      const lie = gabongs.reduce((sum, { hand, slaps }) => sum + hand.length + slaps.length, 0);
      const back = gabongs.length > 1 || taken.taker === null ? 0 : 1;
      expect(taken.cards).toHaveLength(taken.taker === null ? 0 : lie + back);
    }
  });
});

test('is plain data, and undo takes back exactly the last', TIMEOUT, () => {
  holds((steps, setup) => {
    const entries = steps.map(({ event }, index): Entry<CheckEvent> => {
      return { id: `e${index}`, seq: index, at: 0, kind: 'play', event };
    });
    const undo: Entry<CheckEvent> = { id: 'undo', seq: steps.length, at: 0, kind: 'undo', entries: undoOf(entries)! };
    const { before, after } = steps.at(-1)!;
    expect(reduceEvents(CHECKER, setup, playedOf(entries)).state).toEqual(after);
    expect(reduceEvents(CHECKER, setup, playedOf([...entries, undo])).state).toEqual(before);
    expect(JSON.parse(JSON.stringify(after))).toStrictEqual(after);
  });
});
