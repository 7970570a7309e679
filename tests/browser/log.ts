import type { Page } from 'playwright-core';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { NO_WORKS } from '../../src/games/gug/position.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { MARKERS } from '../../src/games/gug/setup.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { keep } from './on-table.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 18);

/** Three throws for the order, and three stations: a game that is about to start. */
export const OPENING: readonly GugEvent[] = [
  { kind: 'throw', seat: 0, eyes: 6, by: 'hand' },
  { kind: 'throw', seat: 1, eyes: 5, by: 'hand' },
  { kind: 'throw', seat: 2, eyes: 4, by: 'hand' },
  { kind: 'place', seat: 0, icon: 0, station: 'victoria' as StationId },
  { kind: 'place', seat: 1, icon: 0, station: 'bank' as StationId },
  { kind: 'place', seat: 2, icon: 0, station: 'paddington' as StationId },
];

/** Who begins, and the first roll: with that it is a game that counts. */
export const FIRST_ROLL: readonly GugEvent[] = [
  { kind: 'throw', seat: 0, eyes: 6, by: 'hand' },
  { kind: 'throw', seat: 1, eyes: 5, by: 'hand' },
  { kind: 'throw', seat: 2, eyes: 4, by: 'hand' },
  { kind: 'roll', seat: 0, dice: [3], by: 'hand' },
];

interface Wish {
  readonly id: string;
  readonly name?: string;
  readonly players?: readonly [string, string, string];
  /** Whether the table has ended it, with nobody at the goal. */
  readonly isOver?: boolean;
}

/** A short game, as a phone keeps it. */
export function savedGame({ id, name = '', players = ['Kari', 'Ola', 'Per'], isOver = false }: Wish): SavedGame {
  const events: readonly GugEvent[] = isOver ? [...OPENING, ...FIRST_ROLL, { kind: 'call-off' }] : OPENING;
  return {
    v: 1,
    id,
    game: 'gug',
    name,
    createdAt: START,
    setup: {
      variation: 'C',
      closedStations: null,
      isFriendly: false,
      bottle: 33,
      referee: null,
      works: NO_WORKS,
      seats: players.map((player, seat) => ({
        team: '',
        marker: MARKERS[seat]!,
        players: [{ name: player, drink: 'beer' }],
      })),
    },
    rulings: DEFAULT_RULINGS,
    sides: {},
    board: { id: 'london-2025', version: 1 },
    events: events.map((event, index) => ({
      id: `e${index}`,
      seq: index + 1,
      at: START + (index + 1) * MINUTE,
      kind: 'play',
      event,
    })),
  };
}

/** Opens the log of a phone that has these texts under these keys. */
export async function openLogWith(
  page: Page,
  kept: Readonly<Record<string, string>>,
  address = '/#log',
): Promise<void> {
  const { origin } = new URL(page.url());
  await keep(page, kept);
  await page.goto(origin + address);
  await page.locator('#log .view-keys').waitFor();
}

/** What a phone that has these games has under its keys. */
export const keptAs = (...games: readonly SavedGame[]): Readonly<Record<string, string>> =>
  Object.fromEntries(games.map((game) => [`game:${game.id}`, JSON.stringify(game)]));

/** A picture of the site, which has no script: storage can be filled there before the log wakes. */
export const NO_LOG = '/favicon.svg';
