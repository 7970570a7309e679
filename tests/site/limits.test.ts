import { expect, test } from 'vitest';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

test('a limit is off until it is asked for, and a note is for one person: not aloud, not in the game, not on the big screen', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await openEvening(page, savedEvening([]));
      const stage = page.locator('#gools');
      const note = stage.locator('.limit-note');
      const sheet = page.locator('dialog[open]');
      await stage.locator('[data-do="table"]').tap();
      await sheet.locator('.limit-form > summary').tap();
      await sheet.locator('[name="limit"]').fill('0');
      await sheet.locator('[data-do="limit"]').tap();
      await sheet.getByText('Type a whole number from 1 to 999.').waitFor();
      await sheet.locator('[name="limit"]').fill('1');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await sheet.locator('[data-do="limit"]').tap();
      await sheet.getByText('Maya gets a note at 1.').waitFor();
      await page.keyboard.press('Escape');
      expect(await note.count()).toBe(0);
      const seat = stage.locator('[data-do="table"]');
      await seat.waitFor();
      // Maya's die falls off the table: one drink (6.6), and the press that it is drunk.
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((one) => one.startsWith('game:'))!;
        const game = JSON.parse(localStorage.getItem(key)!) as { events: unknown[] };
        const line = (id: string, seq: number, event: object) => ({
          id,
          seq,
          at: 1_795_000_000_000,
          kind: 'play',
          event,
        });
        game.events.push(line('late-one', 1, { kind: 'sloppy', seat: 0 }), line('late-two', 2, { kind: 'drunk' }));
        localStorage.setItem(key, JSON.stringify(game));
      });
      await page.reload();
      await note.waitFor();
      expect(await note.locator('p').isVisible()).toBe(false);
      const aloud = await page.locator('[aria-live], [role="status"], [role="alert"]').allTextContents();
      expect(aloud.join()).not.toContain('note for');
      expect(
        await page.evaluate(() =>
          JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('game:'))),
        ),
      ).not.toContain('limit');
      await note.locator('summary').tap();
      await note.getByText('You set a limit of 1, and have reached 1.').waitFor();
      const { height } = (await note.locator('summary').boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(44);
      await page.goto(new URL('/#tv', page.url()).href);
      await page.locator('.tv').first().waitFor();
      expect(await page.locator('.tv').first().innerText()).not.toContain('note');
      await page.goto(new URL('/#gools', page.url()).href);
      await page.reload();
      await note.locator('summary').tap();
      await note.locator('[data-do="thanks"]').tap();
      await expect.poll(() => note.count()).toBe(0);
      await page.reload();
      await stage.locator('[data-do="table"]').waitFor();
      expect(await note.count()).toBe(0);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
