import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/storage/saved-game.ts';

/** What a phone keeps, by its keys. */
type Kept = Readonly<Record<string, string>>;

/** A phone with this game on the table of its panel. */
export const onTable = (game: SavedGame): Kept => ({
  [`game:${game.id}`]: JSON.stringify(game),
  [`${game.game}:current`]: JSON.stringify(game.id),
});

/** A game with its first entries, in the midst of which it is looked at. */
export const begun = (game: SavedGame, entries: number) =>
  ({ ...game, events: game.events.slice(0, entries) }) as SavedGame;

/** Puts texts into the storage of this browser. */
export const keep = (page: Page, kept: Kept): Promise<void> =>
  page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, kept);

/** Puts a game on the table of this browser, and opens its panel. A tournament is in that of the log. */
export async function openOnTable(
  page: Page,
  game: SavedGame,
  address = game.game === 'tournament' ? '/#log' : `/#${game.game}`,
): Promise<void> {
  await keep(page, onTable(game));
  await page.goto(new URL(address, page.url()).href);
}
