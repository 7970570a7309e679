import { beforeEach, expect, test, vi } from 'vitest';
import { checkTournamentSetup } from '../../src/games/tournament/tournament-check-setup.ts';
import { DEFAULT_TOURNAMENT_READINGS } from '../../src/games/tournament/rulings.ts';
import type { PlayedGame } from '../../src/games/tournament/tournament-setup.ts';
import { $games } from '../../src/storage/games.ts';
import { peopleOf } from '../../src/storage/registry.ts';
import { setupDraft } from '../../src/storage/setup-drafts.ts';
import { playHeat } from '../../src/tables/tournament/game/play-heat.ts';
import { fitsTable } from '../../src/tables/tournament/game/play-heat.ts';
import { useFakeStorage } from '../storage/fake-storage.ts';

useFakeStorage();
beforeEach(() => {
  vi.stubGlobal('location', { hash: '' });
});

const named = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `Player ${at + 1}`);

/** The names of whom the game's own table has seated; none where it could not begin. */
function seatedBy(of: PlayedGame, names: readonly string[]): readonly string[] {
  const before = new Set($games.get().keys());
  try {
    playHeat(of, names, 'Heat 1');
  } catch {
    return [];
  }
  if (of.is === 'gug')
    return setupDraft('gug')
      .$draft.get()!
      .seats.flatMap(({ players }) => players.map(({ name }) => name));
  const logged = [...$games.get()].find(([id]) => !before.has(id))?.[1];
  return logged?.kind === 'game' ? peopleOf(logged.game).map(({ name }) => name) : [];
}

test('a code may ask for heats of more than a table seats', () => {
  const setup = { format: '2H12/6F-F12', of: { is: 'gabong' }, rulings: DEFAULT_TOURNAMENT_READINGS } as const;
  expect(checkTournamentSetup({ ...setup, players: named(24).map((name) => ({ name })) })).toEqual([]);
});

test.each<PlayedGame>([{ is: 'gug', variation: null }, { is: 'gools' }, { is: 'gabong' }])(
  'a heat of $is is offered to its table where that seats everybody, and only there',
  (of) => {
    for (let count = 2; count <= 20; count += 1) {
      const names = named(count);
      expect([count, fitsTable(of, count)]).toEqual([count, seatedBy(of, names).join() === names.join()]);
    }
  },
);

test('another game has no table here', () => expect(fitsTable({ is: 'other', name: 'Darts' }, 4)).toBe(false));
