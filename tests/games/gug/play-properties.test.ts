import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueOf } from '../../../src/games/gug/due.ts';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import { legalEnds } from '../../../src/games/gug/moves.ts';
import type { GugGame } from '../../../src/games/gug/play.ts';
import type { Charge, Due, GugState } from '../../../src/games/gug/play-state.ts';
import { positionOf } from '../../../src/games/gug/play-table.ts';
import { DRINKS, VARIATION_CODES } from '../../../src/games/gug/setup.ts';
import { dueEvent } from './due-event.ts';
import { frozen, gameOf, measuredAt, NOON, setupOf } from './table.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 30);
const GAMES = [gameOf(), gameOf({ R26: 'together', R27: 'still-playing', R19: 'must-drop' })] as const;

/** Enough to try every station of the loop. */
const TRIES = Array.from({ length: 27 }, (_, pick) => pick);

/** Numbers to choose by, one event each. */
interface Pick {
  readonly pick: number;
  readonly other: number;
  /** Whether what is due is done, or something stray. */
  readonly isDue: boolean;
}
const picks: fc.Arbitrary<readonly Pick[]> = fc.array(
  fc.record({ pick: fc.nat(), other: fc.nat(), isDue: fc.boolean() }),
  { minLength: 20, maxLength: 90 },
);
const tables = fc.record({ game: fc.constantFrom(...GAMES), code: fc.constantFrom(...VARIATION_CODES), picks });

const one = <Value>(values: readonly Value[], pick: number): Value => values[pick % values.length]!;
const eyes = (pick: number) => (pick % 6) + 1;

/** The event that does what is due. */
function doing(game: GugGame, state: GugState, due: Due, { pick, other }: Pick): GugEvent {
  switch (due.kind) {
    case 'place':
      return { ...due, station: one(game.network(state.setup).board.loop, pick) };
    case 'move': {
      const [icon, die] = [one(due.icons, pick), one(due.dice, other)];
      const network = game.turnNetwork(state);
      const dice = [state.turn!.dice[die]!];
      const end = one(legalEnds(network, positionOf(network, state, due.seat, icon), dice), pick);
      return { kind: 'move', seat: due.seat, icon, die, route: end.route, drop: end.drop === 'yes' };
    }
    case 'drink':
      return { kind: 'drink', seat: due.seat, sips: (pick % due.owed) + 1 };
    case 'throw':
    case 'roll':
    case 'toss':
    case 'pass':
    case 'skip':
    case 'time-up':
    case 'over': {
      const thrown = [pick, other].values();
      return dueEvent(due, () => eyes(thrown.next().value ?? pick));
    }
  }
}

/** Anything else that might be tried; most of it is refused. */
function straying(state: GugState, { pick, other }: Pick): GugEvent {
  const seat = other % (state.seats.length + 1);
  const owed = state.seats[seat]?.owed ?? 1;
  const stray: readonly GugEvent[] = [
    { kind: 'drink', seat, sips: Math.max(1, owed - (other % 3)) },
    { kind: 'drink', seat, sips: owed, shares: [owed, 0] },
    { kind: 'mode', seat, player: other % 2, drink: one(DRINKS, other) },
    { kind: 'snol', seat: state.turn?.seat ?? 0, form: one(['hurry', 'count', 'lost'], other) },
    { kind: 'move', seat: state.turn?.seat ?? 0, icon: 0, die: 0, route: [], drop: other % 2 === 0 },
    { kind: 'roll', seat, dice: [7], by: 'hand' },
    { kind: 'referee', name: one(['Ref', null], other) },
    { kind: one(['pause', 'resume'], other) },
    { kind: 'pass', seat, overrule: { reason: 'why not' } },
    {
      kind: 'move',
      seat: state.turn?.seat ?? 0,
      icon: 0,
      die: 0,
      route: [{ line: 'victoria', to: one(['brixton', 'vauxhall', 'nowhere'], other) } as never],
      drop: other % 2 === 0,
      overrule: { reason: 'so be it', ...(other % 3 === 0 && { sips: other % 20 }) },
    },
    ...(other % 20 === 0 ? [{ kind: 'retire', seat } as const] : []),
  ];
  return one(stray, pick);
}

/** Plays on: each event at its time, those that are refused left out. Every state is frozen. */
function played(
  game: GugGame,
  start: GugState,
  chosen: readonly Pick[],
  see: (state: GugState, event: GugEvent) => void,
) {
  return chosen.reduce((state, numbers, index) => {
    const at = NOON + index * 30_000;
    const event = numbers.isDue
      ? doing(game, state, one(dueOf(game, state, measuredAt(state, at)), numbers.pick), numbers)
      : straying(state, numbers);
    const { judgement, next } = game.decide(state, frozen(event), at);
    const { allowed, findings } = judgement;
    if (!allowed) {
      expect(findings.length).toBeGreaterThan(0);
      expect(next).toThrow(RangeError);
      return state;
    }
    const after = frozen(next());
    see(after, event);
    return after;
  }, start);
}

const startOf = ({ game, code }: { readonly game: GugGame; readonly code: (typeof VARIATION_CODES)[number] }) =>
  frozen(game.start(setupOf(3, { variation: code })));

function worked({ sips }: Charge): number {
  return sips.terms.reduce((sum, { does, amount }) => {
    if (does === 'add') return sum + amount;
    return does === 'multiply' ? sum * amount : Math.min(sum, amount);
  }, 0);
}

describe('any play-out', () => {
  test(
    'every amount is the sum of its terms, and all of them are owed, drunk or counted',
    { timeout: 2_000 * RUNS },
    () => {
      fc.assert(
        fc.property(tables, (table) => {
          played(table.game, startOf(table), table.picks, (state) => {
            for (const { charges, owed, players } of state.seats) {
              const taken = players.reduce((sum, { drunk, counted }) => sum + drunk + counted, 0);
              expect(charges.reduce((sum, { sips }) => sum + sips.total, 0)).toBe(owed + taken);
              for (const charge of charges) expect(worked(charge)).toBe(charge.sips.total);
            }
          });
        }),
        { numRuns: RUNS },
      );
    },
  );

  test('state is plain data: written and read it is the same, and plays on the same', { timeout: 2_000 * RUNS }, () => {
    fc.assert(
      fc.property(tables, (table) => {
        played(table.game, startOf(table), table.picks, (state) => {
          const copy = JSON.parse(JSON.stringify(state)) as GugState;
          expect(copy).toStrictEqual(state);
          expect(dueOf(table.game, copy)).toEqual(dueOf(table.game, state));
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('there is always something due that the judge allows', { timeout: 2_000 * RUNS }, () => {
    fc.assert(
      fc.property(tables, (table) => {
        played(table.game, startOf(table), table.picks, (state) => {
          const due = dueOf(table.game, state);
          expect(due.length).toBeGreaterThan(0);
          expect(due.some(({ kind }) => kind === 'over')).toBe(state.phase === 'over');
          for (const what of due) {
            if (what.kind === 'over') continue;
            const isAllowed = TRIES.some((pick) => {
              const event = doing(table.game, state, what, { pick, other: pick, isDue: true });
              return table.game.decide(state, event, state.now).judgement.allowed;
            });
            expect(isAllowed).toBe(true);
          }
        });
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  });

  test('drops wait only while something is owed', { timeout: 2_000 * RUNS }, () => {
    fc.assert(
      fc.property(tables, (table) => {
        played(table.game, startOf(table), table.picks, (state) => {
          for (const { pending, owed } of state.seats) if (owed === 0) expect(pending).toEqual([]);
        });
      }),
      { numRuns: RUNS },
    );
  });
});
