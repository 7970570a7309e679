import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
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
      await page.locator('[data-game="over"] button', { hasText: 'More' }).tap();
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
