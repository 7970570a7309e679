import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reduceSaved } from '../../src/storage/gug-reduction.ts';
import { withEvents } from '../../src/storage/saved-game.ts';
import { finishClock } from '../../src/tables/gug/game/play/clock.ts';
import { openGame } from '../browser/gug-game.ts';
import { PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { pressInMore } from '../browser/stage.ts';
import { useBrowser } from '../browser/visit.ts';
import { BOARDS } from '../games/gug/ask.ts';
import type { WholeGame } from '../games/gug/whole-game.ts';

const visit = useBrowser();

/** A game in which somebody has just reached the goal: the others have a quarter of an hour left. */
function justFinished() {
  const { game } = JSON.parse(readFileSync('tests/games/gug/games/classic.json', 'utf8')) as WholeGame;
  const { steps } = reduceSaved(game, BOARDS.get(game.board.id)!);
  const { id, at } = steps.find(({ after }) => finishClock(after) !== undefined)!.play;
  const later = Date.now() - at;
  const events = game.events.slice(0, game.events.findIndex((entry) => entry.id === id) + 1);
  return withEvents(
    { ...game, createdAt: game.createdAt + later },
    events.map((entry) => ({ ...entry, at: entry.at + later })),
  ) as WholeGame['game'];
}

const shaken = (page: Page) => page.evaluate(() => (window as unknown as { shaken: number }).shaken);

/** Counts how often the phone shakes; the clock is the test's. */
async function countShakes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = window as unknown as { shaken: number };
    counting.shaken = 0;
    navigator.vibrate = () => (counting.shaken += 1) > 0;
  });
  await page.clock.install();
}

test.each([
  { say: 'that was turned on sounds once', isOn: true },
  { say: 'is off otherwise', isOn: false },
])('15.1: when the fifteen minutes are over, the alarm $say', ({ isOn }) =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await countShakes(page);
      await openGame(page, justFinished());
      await page.locator('#gug [data-do="table"]').tap();
      const alarm = page.locator('[data-do="alarm"]');
      if (isOn) await alarm.check();
      expect(await alarm.isChecked()).toBe(isOn);
      // It is to be heard once when it is turned on.
      await expect.poll(() => shaken(page)).toBe(isOn ? 1 : 0);
      await page.keyboard.press('Escape');
      expect(await page.locator('[data-do="time-up"]').count()).toBe(0);
      await page.clock.fastForward('15:01');
      await page.locator('[data-do="time-up"]').waitFor();
      await expect.poll(() => shaken(page)).toBe(isOn ? 2 : 0);
      // 11.3: whoever is on turn now plays on only because the table lets them, and can be hurried.
      expect(await page.locator('[data-do="snol"]').count()).toBe(0);
      await page.locator('[data-do="pass"]').tap();
      await page.locator('[data-acts] [data-do="snol"]').waitFor();
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);

test('F63: an alarm that was turned on at an earlier visit sounds where no file can be had any more', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await countShakes(page);
      await page.addInitScript(() => localStorage.setItem('gug:alarm', 'true'));
      await openGame(page, justFinished());
      await page.waitForLoadState('networkidle');
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.clock.fastForward('15:01');
      await page.locator('[data-do="time-up"]').waitFor();
      await expect.poll(() => shaken(page)).toBe(1);
    },
    PHONE,
  ));

test('15.1: a paused clock stands still, and says so, until somebody goes on; undo, redo and a page loaded anew know it', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await countShakes(page);
      await openGame(page, justFinished());
      const [bar, resume] = [page.locator('.game-head [data-clock]'), page.locator('[data-do="resume"]')];
      await pressInMore(page, '[data-do="pause"]');
      await expect.poll(() => bar.textContent()).toBe('Paused');
      expect(await page.locator('[data-said="game"]').textContent()).toMatch(
        /^The clock was paused during .+’s turn\./,
      );
      const left = await resume.textContent();
      expect(left).toMatch(/^Start the clock again.* 1[45]:\d\d$/);
      await page.clock.fastForward('40:00');
      await page.reload();
      await resume.waitFor();
      await page.clock.fastForward('01:00');
      expect(await resume.textContent()).toBe(left);
      expect(await page.locator('[data-do="time-up"]').count()).toBe(0);
      await page.locator('.stage-bar [data-do="table"]').tap();
      await page.locator('[data-do="happened"]').waitFor();
      expect(await page.locator('[data-do="pause"]').count()).toBe(0);
      await page.keyboard.press('Escape');

      await resume.tap();
      await expect.poll(() => bar.textContent()).toMatch(/1[45]:\d\d/);
      await page.clock.fastForward('05:00');
      await expect.poll(() => bar.textContent()).toMatch(/\b[89]:\d\d/);
      const undo = page.locator('.game-dock .undo');
      expect(await undo.textContent()).toBe('Undo: the end of the pause');
      await undo.tap();
      await expect.poll(() => resume.textContent()).toBe(left);
      // The table says that there was no pause: then three quarters of an hour have gone.
      await undo.tap();
      await page.locator('[data-do="time-up"]').waitFor();
      await page.locator('.game-dock [data-do="redo"]').tap();
      await expect.poll(() => resume.textContent()).toBe(left);

      // Whoever plays on lets it run, and undo brings the pause back.
      await page.locator('[data-do="pass"]').tap();
      await expect.poll(() => bar.textContent()).toMatch(/1[45]:\d\d/);
      await undo.tap();
      await expect.poll(() => bar.textContent()).toBe('Paused');
      await resume.tap();
      await pressInMore(page, '[data-do="happened"]');
      await page.getByText('The clock was paused for 46 minutes during').first().waitFor();
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
