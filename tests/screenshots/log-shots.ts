import type { Page } from 'playwright-core';
import { exportAll } from '../../src/storage/export.ts';
import { encodeGame } from '../../src/storage/game-link.ts';
import { partsOf } from '../../src/storage/link-parts.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { keptAs, savedGame } from '../browser/log.ts';
import { LONG_NAMES, type State } from '../browser/states/state.ts';
import { eveningByTwo } from '../storage/evening.ts';
import { goldenGame, withAt } from '../storage/golden.ts';
import { savedTournament } from '../storage/tournaments.ts';

const LONG = savedGame({ id: 'over', name: LONG_NAMES[0], players: LONG_NAMES, isOver: true });
/** What a group has played in half a year, running and finished, of every game. */
const SEASON = keptAs(
  ...['a', 'b', 'c'].map((id) => ({ ...goldenGame('v1-gools-six.json.txt'), id })),
  { ...goldenGame('v1-gabong-ten-deals.json.txt'), id: 'd' },
  { ...goldenGame('v1-classic.json.txt'), id: 'e' },
  { ...savedTournament('eight'), id: 'f' },
  LONG,
);
const EVENING = eveningByTwo(12);
const ONE_LONG = keptAs(LONG, EVENING);

const shown = (page: Page, what: string) => page.locator(`${what} >> visible=true`).first();
const view = (which: number) => (page: Page) => page.locator('#log .view-keys button').nth(which).click();
const log = (name: string, shows: string, rest: Partial<State>): State => ({
  name: `log ${name}`,
  kind: 'filled',
  address: '#log',
  shows,
  ...rest,
});

/** Opens the sheet of a game, and in it the part that a key asks for. */
const sheetOf = (id: string, key?: number) => async (page: Page) => {
  await page.locator(`[data-game="${id}"] button[aria-haspopup]`).click();
  await page.locator('.log-sheet .names-part, .log-sheet .fold-key').first().waitFor();
  if (key !== undefined) await page.locator('.log-sheet .log-keys').nth(1).locator('.key').nth(key).click();
};
/** Pastes a text into the form that takes games in. */
const pasted = (text: string) => async (page: Page) => {
  await view(3)(page);
  await page.locator('#log .log-keys .key').nth(1).click();
  await page.locator('#log textarea').fill(text);
  await page.locator('#log .log-bring form button').click();
};
const linked = (mark: string, game: SavedGame) => async (page: Page) => {
  const data = (await encodeGame(game))!;
  const text = mark === 'part' ? partsOf(data)[0]! : data;
  await page.evaluate((hash) => (location.hash = hash), `#${mark}=${text}`);
};
const OTHER_START = { ...LONG, createdAt: LONG.createdAt + 1 };
/** A file with a game that is new, one that is here otherwise, one of a newer version, and one that is spoilt. */
const MIXED = exportAll([
  { kind: 'game', game: goldenGame('v1-gools-six.json.txt') },
  { kind: 'game', game: OTHER_START },
  { kind: 'newer', id: 'newer', version: 999, text: '{"v":999}' },
  { kind: 'game', game: withAt(withAt(LONG, 'id', 'spoilt'), 'setup', { seats: 3 }) as SavedGame },
]).join('');

/** Has the browser refuse everything that would be kept. */
async function blocked(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.reload();
}

/** The log with what is in it, how it comes in and goes out, and what goes wrong. */
export const LOG_SHOTS: readonly State[] = [
  log('season', 'dialog .season-sheet table', {
    kept: SEASON,
    async prepare(page) {
      await view(1)(page);
      await shown(page, '[data-do="season-table"]').click();
    },
  }),
  log('season end', 'dialog .season-sheet table', {
    kept: SEASON,
    async prepare(page) {
      await view(1)(page);
      await shown(page, '[data-do="season-table"]').click();
      await page.locator('dialog .season-sheet table').first().waitFor();
      await page.locator('dialog').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    },
  }),
  log('players', '[data-person]', { kept: SEASON, prepare: view(1) }),
  log('person', '.log-player', {
    kept: SEASON,
    async prepare(page) {
      await view(1)(page);
      await page.locator('[data-person]').first().click();
    },
  }),
  log('sheet', '.log-sheet', { kept: ONE_LONG, prepare: sheetOf('over') }),
  log('sheet end', '.log-sheet', {
    kept: ONE_LONG,
    async prepare(page) {
      await sheetOf('over')(page);
      await page.locator('dialog').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    },
  }),
  log('rename', '.log-rename', {
    kept: ONE_LONG,
    async prepare(page) {
      await sheetOf('over')(page);
      await page.locator('.log-sheet .log-keys .key').first().click();
    },
  }),
  log('code', '.log-qr', { kept: ONE_LONG, prepare: sheetOf('over', 0) }),
  log('codes', '.log-qr', { kept: ONE_LONG, prepare: sheetOf(EVENING.id, 0) }),
  log('news', '.log-qr', { kept: ONE_LONG, prepare: sheetOf(EVENING.id, 1) }),
  log('deleted', '.log-undo', {
    kept: ONE_LONG,
    async prepare(page) {
      await sheetOf('over')(page);
      await page.locator('.log-sheet .key.delete').click();
    },
  }),
  log('import', '.log-bring', {
    kept: ONE_LONG,
    async prepare(page) {
      await view(3)(page);
      await page.locator('#log .log-keys .key').nth(1).click();
    },
  }),
  log('import mixed', '[data-found]', { kept: ONE_LONG, prepare: pasted(MIXED) }),
  log('import refused', '.log-refused', { kind: 'error', prepare: pasted('{"games":') }),
  log('import link', '[data-found]', { prepare: linked('game', LONG) }),
  log('import part', '#log-part', { prepare: linked('part', EVENING) }),
  log('camera', '.log-read', {
    async prepare(page) {
      await view(3)(page);
      await page.locator('#log .log-keys .key').first().click();
      await page.locator('.log-read [role="alert"]:not(:empty)').waitFor();
    },
  }),
  log('storage', '.log-storage', {
    kept: { ...ONE_LONG, 'game:spoilt': '{"v":1,' },
    async prepare(page) {
      await sheetOf('over')(page);
      await page.locator('.log-sheet .key.delete').click();
      await view(3)(page);
    },
  }),
  log('blocked', '.log-notice', { kind: 'error', prepare: blocked }),
];
