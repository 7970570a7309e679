import { expect, test } from 'vitest';
import { endOfSaved, reduceSaved, judgeOfSaved } from '../../src/storage/gug-reduction.ts';
import { GAME } from '../games/gug/table.ts';
import { LONDON_2025 } from '../games/gug/ask.ts';
import { evening } from './evening.ts';

const saved = evening({ seed: 4, seats: 3, turns: 12 });

test('a saved game is folded to where it stood', () => {
  const { state, steps, rejectedEvents } = reduceSaved(saved, LONDON_2025);
  expect(rejectedEvents).toEqual([]);
  const again = steps.reduce(
    (table, { play }) => GAME.decide(table, play.event, play.at).next(),
    GAME.start(saved.setup),
  );
  expect(state).toEqual(again);
});

test('one more event keeps all steps before it', () => {
  const before = reduceSaved(saved, LONDON_2025);
  const last = saved.events.at(-1)!;
  const entry = { id: 'next', seq: last.seq + 1, at: last.at, kind: 'play', event: { kind: 'call-off' } } as const;
  const after = reduceSaved({ ...saved, events: [...saved.events, entry] }, LONDON_2025);
  expect(after.steps).toHaveLength(before.steps.length + 1);
  expect(before.steps.every((step, index) => after.steps[index] === step)).toBe(true);
});

test('a game of the same id that started otherwise is folded anew', () => {
  reduceSaved(saved, LONDON_2025);
  const other = reduceSaved({ ...saved, setup: { ...saved.setup, bottle: 50 } }, LONDON_2025);
  expect(other.state.setup.bottle).toBe(50);
});

test('of a long log few reductions are kept, and every game stands where it stands by its reduction', () => {
  const games = Array.from({ length: 40 }, (_, at) => ({ ...saved, id: `game-${at}` }));
  const { state, rejectedEvents } = reduceSaved(saved, LONDON_2025);
  for (const game of games)
    expect(endOfSaved(game, LONDON_2025)).toMatchObject({ state, rejectedEvents: rejectedEvents.length });
  // The first were looked at to be played on; of the others nothing is left.
  const judge = judgeOfSaved(games[0]!, LONDON_2025);
  const reduction = reduceSaved(games[0]!, LONDON_2025);
  expect(judgeOfSaved(games[0]!, LONDON_2025)).toBe(judge);
  expect(reduceSaved(games[0]!, LONDON_2025).steps[0]).toBe(reduction.steps[0]);
  const last = judgeOfSaved(games.at(-1)!, LONDON_2025);
  games.slice(0, 20).forEach((game) => reduceSaved(game, LONDON_2025));
  expect(judgeOfSaved(games.at(-1)!, LONDON_2025)).not.toBe(last);
});
