import { expect, test } from 'vitest';
import { mapReady, PHONE, tapStation, verdictOf } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

test('the verdict is announced once for each change, in the only live region', () =>
  visit(
    '/?at=victoria&die=4&route=victoria:green-park#gug',
    async ({ page }) => {
      await mapReady(page);
      expect(await page.locator('[role="status"], [role="alert"]').count()).toBe(1);
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(globalThis, { said });
        const region = document.querySelector('[role="status"]')!;
        const note = () => said.push(region.textContent.trim().replace(/\s+/g, ' '));
        new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
      });
      await tapStation(page, 'warren-street');
      await page.getByText('One point left.').waitFor();
      await tapStation(page, 'goodge-street');
      await verdictOf(page, 'illegal');
      const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
      expect(said).toEqual([
        'One point left. Tap the next station.',
        'Not legal: step 4 turns back at Warren Street, which has one dot.',
      ]);
      // What does not change the answer is not announced.
      await page.getByRole('button', { name: 'Only the answer' }).tap();
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => (globalThis as unknown as { said: string[] }).said.length)).toBe(2);
    },
    PHONE,
  ));
