import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LOG_EN } from '../../src/i18n/log/en.ts';
import { PHONE } from '../browser/gug.ts';
import { keptAs, NO_LOG, openLogWith, savedGame } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** One was given a name; the others are called by their signs. */
const OVER = savedGame({ id: 'over', players: ['Circle', 'Square', 'Triangle'], isOver: true });
const NAMED = {
  ...OVER,
  events: [
    ...OVER.events,
    { id: 'named', seq: 99, at: OVER.createdAt, kind: 'player-name', players: ['0'], name: 'Åse' },
  ],
} as typeof OVER;

test('a finished game leaves as a picture, as a table and to the play log, where nobody is called by a sign', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await openLogWith(page, keptAs(NAMED));
      await page.locator('[data-game="over"] [aria-haspopup]').tap();
      const link = (await page.locator('[data-do="play-log"]').getAttribute('href'))!;
      const play = JSON.parse(new URL(link).searchParams.get('data')!) as { players: readonly { name: string }[] };
      expect(play.players.map(({ name }) => name).toSorted()).toEqual(['Player 2', 'Player 3', 'Åse']);
      const taken = async (press: () => Promise<void>) => {
        const [download] = await Promise.all([page.waitForEvent('download'), press()]);
        return readFile(await download.path());
      };
      const picture = await taken(() => page.locator('[data-do="picture"]').tap());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      const table = (await taken(() => page.getByRole('button', { name: 'Result as a table (CSV)' }).tap())).toString();
      expect(table).toContain('"Player 2"');
      expect(table).not.toContain('Square');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

/** What the share sheet of this page was given, and what it does: the platform's own, which no test browser has. */
interface Sheet {
  readonly given: string[];
  does: 'shared' | 'AbortError' | 'NotAllowedError';
}

test('from the home screen of an iPhone files go to the share sheet, and are saved where it fails', () =>
  visit(
    '/rules/gabong/',
    async ({ page, problems }) => {
      await page.addInitScript(() => {
        const sheet: Sheet = { given: [], does: 'shared' };
        Object.assign(globalThis, { sheet });
        Object.assign(navigator, { standalone: true });
        navigator.canShare = () => true;
        navigator.share = async ({ files = [] } = {}) => {
          const isInTap = navigator.userActivation.isActive;
          const texts = await Promise.all(files.map(async (file) => `${file.name} ${file.type} ${await file.text()}`));
          sheet.given.push(isInTap ? texts.join() : 'not within the tap');
          if (sheet.does !== 'shared') throw new DOMException('', sheet.does);
        };
      });
      await openLogWith(page, keptAs(NAMED));
      const downloads: string[] = [];
      page.on('download', (download) => downloads.push(download.suggestedFilename()));
      const given = () => page.evaluate(() => (globalThis as unknown as { sheet: Sheet }).sheet.given);
      const becomes = (does: Sheet['does']) =>
        page.evaluate((next) => void ((globalThis as unknown as { sheet: Sheet }).sheet.does = next), does);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).tap();

      await press(LOG_EN.list.exportAll);
      await expect.poll(given).toHaveLength(1);
      expect((await given())[0]).toMatch(/^gunnar-games-[-\d]+\.json application\/json [^]*Åse/);
      await press(LOG_EN.list.csv);
      await expect.poll(given).toHaveLength(2);
      expect((await given())[1]).toMatch(/^gunnar-results?-[-\d]+\.csv text\/csv [^]*Åse/);
      await becomes('AbortError');
      await press(LOG_EN.list.csv);
      await expect.poll(given).toHaveLength(3);
      await becomes('NotAllowedError');
      await press(LOG_EN.list.exportAll);
      await expect.poll(() => downloads.map((name) => name.split('.').at(-1))).toEqual(['json']);
      expect(await given()).toHaveLength(4);
      expect(await page.locator('#log [role="alert"]:not(:empty)').count()).toBe(0);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
