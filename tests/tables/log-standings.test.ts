import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { followGames, $standings, workedThrough } from '../../src/logbook/standings.ts';
import { savedEvening } from '../browser/gools-evening.ts';

const GAMES = 100;

vi.mock('../../src/storage/games.ts', async (original) => {
  const { atom } = await import('nanostores');
  return { ...(await original<object>()), $games: atom(new Map()) };
});

test('a long log is worked out in few portions, for all that shows how games stand is drawn with each of them', async () => {
  const { $games } = await import('../../src/storage/games.ts');
  const evening = savedEvening([]);
  const games = Array.from({ length: GAMES }, (_, at) => ({ ...evening, id: `evening-${at}` }));
  const told: number[] = [];
  const deafen = $standings.listen((standings) => void told.push(standings.size));
  ($games as unknown as { set: (games: unknown) => void }).set(
    new Map(games.map((game) => [game.id, { kind: 'game', game }])),
  );
  const stop = followGames();
  await workedThrough();
  // The first of them soon, and each portion four times the one before.
  expect(told).toEqual([10, 50, GAMES]);
  expect([...$standings.get().values()].every(({ is }) => is === 'known')).toBe(true);

  // One that goes on is worked out by itself.
  const next = { ...games[3]!, name: 'again' };
  ($games as unknown as { set: (games: unknown) => void }).set(
    new Map([...$games.get(), [next.id, { kind: 'game', game: next }]]),
  );
  await workedThrough();
  expect(told).toEqual([10, 50, GAMES, GAMES]);
  stop();
  deafen();
});
