import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { NO_WORKS } from '../../../src/games/gug/position.ts';
import { $games, $saving, append, openLog, startGame } from '../../../src/storage/games.ts';
import type { Keeper } from './keeper.ts';

const SEATS = ['Anna', 'Bo', 'Cecilie'].map((name, index) => ({
  team: '',
  marker: (['circle', 'square', 'triangle'] as const)[index]!,
  players: [{ name, drink: 'beer' as const }],
}));

/** The log of the site, with one game; each label is an event of its own, a name given to the game. */
export function logKeeper(): Keeper {
  const game = () => [...$games.get().values()].find((each) => each.kind === 'game')?.game;
  return {
    async open() {
      await openLog();
      if (game()) return;
      startGame({
        game: 'gug',
        name: '',
        setup: {
          variation: 'C',
          closedStations: null,
          isFriendly: false,
          bottle: 33,
          referee: null,
          works: NO_WORKS,
          seats: SEATS,
        },
        rulings: DEFAULT_RULINGS,
        sides: {},
        board: { id: 'london-2025', version: 1 },
      });
    },
    add: (label) => append(game()!.id, { kind: 'rename', name: label }),
    labels: () => game()?.events.flatMap((event) => (event.kind === 'rename' ? [event.name] : [])) ?? [],
    said: () =>
      new Promise((resolve) => {
        const stop = $saving.subscribe(({ is }) => {
          if (is !== 'saved' && is !== 'not-saved') return;
          resolve(is);
          queueMicrotask(() => stop());
        });
      }),
  };
}
