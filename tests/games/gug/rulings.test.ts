import { describe, expect, test } from 'vitest';
import { DEFAULT_RULINGS, GUG_RULINGS, RULING_IDS, type Rulings } from '../../../src/games/gug/rulings.ts';
import { ask, check } from './ask.ts';
import { ARRIVAL_ROWS } from './ruling-rows-arrival.ts';
import { MOVEMENT_ROWS } from './ruling-rows-movement.ts';

const ROWS = [...MOVEMENT_ROWS, ...ARRIVAL_ROWS];
const cases = ROWS.flatMap(({ readings, ...row }) =>
  Object.entries(readings).map(([option, expected]) => ({ ...row, option, expected })),
);

/** What only a whole game can tell apart, or its set-up: `play-rulings.test.ts`, `play-join.test.ts`, `closed-draw.test.ts` and `check-setup.test.ts`. */
const OF_A_GAME: readonly string[] = 'R26 R27 R28 R29 R30 R34 R35 R36 R38 R41 R42 R44 R56 R59 R61'.split(' ');
const OF_A_TURN = RULING_IDS.filter((id) => !OF_A_GAME.includes(id));

/** Ruling `id` read as `option`, the others as the row has them. */
const read = (id: string, option: string, rulings: Partial<Rulings> = {}) =>
  ({ ...rulings, [id]: option }) as Partial<Rulings>;

describe('rulings', () => {
  test.each(cases)('$id $option: $say', ({ id, option, expected, say, house, ...row }) => {
    check({ clause: id, say, ...row, ...expected, house: { ...house, rulings: read(id, option, house?.rulings) } });
  });

  test.each(OF_A_TURN)('%s: all its readings are in the table', (id) => {
    const options = ROWS.filter((row) => row.id === id).map(({ readings }) => Object.keys(readings));
    expect(options.length).toBeGreaterThan(0);
    for (const named of options) expect(named).toEqual([...GUG_RULINGS[id].options]);
  });

  test.each(OF_A_TURN.filter((id) => GUG_RULINGS[id].options.length > 1))(
    '%s: each reading has a situation in which it says something else than the default',
    (id) => {
      const [usual, ...others] = GUG_RULINGS[id].options;
      for (const other of others) {
        const differs = ROWS.filter((row) => row.id === id).some(({ on = 'london-2025', ask: query, house }) => {
          const [one, two] = [usual, other].map((option) =>
            ask(on, query, { ...house, rulings: read(id, option, house?.rulings) }),
          );
          return JSON.stringify(one) !== JSON.stringify(two);
        });
        expect({ id, other, differs }).toEqual({ id, other, differs: true });
      }
    },
  );

  test('the default is the first reading of each', () => {
    expect(DEFAULT_RULINGS).toEqual(Object.fromEntries(RULING_IDS.map((id) => [id, GUG_RULINGS[id].options[0]])));
    const ids = Array.from({ length: 45 }, (_, index) => `R${index + 1}`);
    // Those of tournaments are not among them, and what nobody chooses has numbers in between.
    expect(RULING_IDS).toEqual([...ids.filter((id) => id !== 'R24' && id !== 'R25'), 'R56', 'R59', 'R60', 'R61']);
  });
});
