import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { PHONE } from '../browser/gug.ts';
import { savedGame } from '../browser/gug-game.ts';
import { openOnTable } from '../browser/on-table.ts';
import { openTicket } from '../browser/stage.ts';
import { useBrowser } from '../browser/visit.ts';
import { savedTournament } from '../storage/tournaments.ts';

const visit = useBrowser();

const ROUND = [
  { kind: 'enter', seat: 0, dice: [1, 1, 2, 4, 5], last: [] },
  { kind: 'enter', seat: 1, dice: [3, 3, 1, 1, 1], last: [] },
  { kind: 'end' },
] as const;

const ENDED: readonly { readonly panel: string; readonly game: SavedGame; readonly who: string }[] = [
  {
    panel: 'gools',
    game: savedEvening(ROUND, ['Anna', 'Bo']),
    who: 'Bo wins the evening: one round',
  },
  {
    panel: 'gabong',
    game: savedRound([{ kind: 'end' }], ['Anna', 'Bo']),
    who: '',
  },
  {
    panel: 'gug',
    game: savedGame([
      { kind: 'throw', seat: 0, eyes: 6, by: 'hand' },
      { kind: 'throw', seat: 1, eyes: 5, by: 'hand' },
      { kind: 'call-off' },
    ]),
    who: 'Called off, with nothing dropped.',
  },
  {
    panel: 'log',
    game: { ...savedTournament('eight'), events: [{ kind: 'play', id: 'end', seq: 0, at: 1, event: { kind: 'end' } }] },
    who: '',
  },
];

/** Width and height of a PNG, as its header says them. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function open(page: Page, panel: string, game: SavedGame): Promise<void> {
  await openOnTable(page, game, `/#${panel}`);
  if (panel === 'log') await page.locator('#log .view-keys button').nth(2).tap();
}

test.each(ENDED)('$panel ends with a card of who has won, and its picture leaves the phone', ({ panel, game, who }) =>
  visit(
    '/favicon.svg',
    async ({ page, problems }) => {
      await open(page, panel, game);
      const card = page.locator('.over-ticket');
      await card.waitFor();
      expect(await card.locator('.answer').innerText()).toContain(who);
      const size = await card.locator('.answer').evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      expect(size).toBeGreaterThanOrEqual(32);
      const download = page.waitForEvent('download');
      await card.locator('[data-do="share-winner"]').tap();
      const file = await (await download).path();
      const [width, height] = sizeOf(readFileSync(file));
      // Sharp enough for A3.
      expect(width).toBe(2160);
      expect(height).toBeGreaterThan(600);
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);

test('a judged turn leaves the phone as a picture, with its link where the phone can share both', () =>
  visit(
    '/nb/?at=victoria&die=2&route=victoria:green-park,victoria:oxford-circus#gug',
    async ({ page, problems }) => {
      await openTicket(page);
      const key = page.locator('.ticket-body [data-do="turn-picture"]');
      const download = page.waitForEvent('download');
      await key.tap();
      const [width, height] = sizeOf(readFileSync(await (await download).path()));
      expect(width).toBe(2160);
      expect(height).toBeGreaterThan(600);
      await page.evaluate(() => {
        navigator.canShare = () => true;
        navigator.share = ({ files = [], url = '' } = {}) => {
          document.body.setAttribute('data-shared', `${files[0]?.type} ${url}`);
          return Promise.resolve();
        };
      });
      await key.tap();
      await expect.poll(() => page.locator('body').getAttribute('data-shared')).toBe(`image/png ${page.url()}`);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
