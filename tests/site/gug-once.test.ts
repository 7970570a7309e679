import { expect, test } from 'vitest';
import london2025 from '../../content/boards/london-2025.json' with { type: 'json' };
import type { BoardData, Point } from '../../src/games/gug/board-data.ts';
import { minus } from '../../src/map/vector.ts';
import { mapReady, PHONE, query, tapStation, verdictOf } from '../browser/gug.ts';
import { heardOfAnswer, listenToAnswer } from '../browser/gug-heard.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();
const board = london2025 as unknown as BoardData;

test('the verdict is announced once for each change, in the only live region', () =>
  visit(
    '/?at=victoria&die=4&route=victoria:green-park#gug',
    async ({ page }) => {
      await mapReady(page);
      expect(await page.locator('[role="status"], [role="alert"]').count()).toBe(1);
      await listenToAnswer(page);
      await tapStation(page, 'warren-street');
      await page.getByText('One point left.').waitFor();
      await tapStation(page, 'goodge-street');
      await verdictOf(page, 'illegal');
      expect(await heardOfAnswer(page)).toEqual([
        'One point left. Tap the next station.',
        'Not legal: step 4 turns back at Warren Street, which has one dot.',
      ]);
      // What does not change the answer is not announced.
      await page.getByRole('button', { name: 'Show why' }).tap();
      await page.getByRole('button', { name: 'Only the answer' }).tap();
      await page.waitForTimeout(200);
      expect(await heardOfAnswer(page)).toEqual([]);
    },
    PHONE,
  ));

test("a tap on Euston's Victoria dot takes the Victoria line, and one on a Northern dot the Northern line", () =>
  visit(
    '/?at=goodge-street&die=3&route=northern:warren-street#gug',
    async ({ page }) => {
      await mapReady(page);
      const { victoria, 'northern/bank': bank } = dotsOf('euston');
      await tapStation(page, 'euston', victoria);
      await expect.poll(() => query(page)).toContain('route=northern:warren-street,victoria:euston');
      // Another dot of where one is already is another line for the last step.
      await tapStation(page, 'euston', bank);
      await expect.poll(() => query(page)).toContain('route=northern:warren-street,northern:euston');
    },
    PHONE,
  ));

/** Where the platforms of a station are drawn, from the first of its dots, in grid units. */
function dotsOf(station: string): Readonly<Record<string, Point>> {
  const { dots, platforms, at } = board.stations[station]!;
  const [first] = dots!;
  const origin = platforms?.[first![0]!] ?? at;
  return Object.fromEntries(
    Object.entries(platforms ?? {}).map(([platform, place]) => [platform, minus(place, origin)]),
  );
}
