import { expect, test } from 'vitest';
import { mapReady, PHONE, tapStation, verdictOf } from '../browser/gug.ts';
import { heardOfAnswer, listenToAnswer } from '../browser/gug-heard.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

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
      await page.getByRole('button', { name: 'Only the answer' }).tap();
      await page.waitForTimeout(200);
      expect(await heardOfAnswer(page)).toEqual([]);
    },
    PHONE,
  ));
