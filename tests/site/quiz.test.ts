import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { RULE_QUIZ } from '../../src/i18n/rule-quiz.ts';
import { faultsInBothLights } from '../browser/axe.ts';
import { PHONE } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const asked = (page: Page) => page.locator('.quiz-asked[data-quiz]');
const isRight = async (page: Page) => (await asked(page).getAttribute('data-right')) === 'true';
const say = (page: Page, said: boolean) => page.locator(`[data-say="${said}"]`);

test.each(LANGS)('a miss opens the rule, an answer is counted once, and the next is another: %s', (lang) =>
  visit(
    pathIn(lang, 'rules/quiz/'),
    async ({ page, problems }) => {
      await asked(page).waitFor();
      const clause = await asked(page).getAttribute('data-quiz');
      const right = await isRight(page);
      await say(page, !right).tap();
      await page.locator('.quiz-said[data-correct="false"]').waitFor();
      const rule = page.locator('.quiz-rule');
      expect(await rule.getAttribute('data-clause')).toBe(clause);
      expect(await rule.getAttribute('open')).not.toBeNull();
      expect(await rule.locator('a').getAttribute('href')).toContain(`#${clause}`);
      // The answer stands.
      await say(page, right).click({ force: true });
      expect(await page.locator('.quiz-score').getAttribute('data-asked')).toBe('1');
      expect(await page.locator('.quiz-score').getAttribute('data-correct')).toBe('0');
      const text = await asked(page).textContent();
      await page.locator('[data-do="next"]').tap();
      await page.waitForFunction((before) => document.querySelector('.quiz-asked')?.textContent !== before, text);
      expect(await asked(page).getAttribute('data-quiz')).not.toBe(clause);
      await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.quiz-asked'))).toBe(true);
      await say(page, await isRight(page)).tap();
      await page.locator('.quiz-said[data-correct="true"]').waitFor();
      expect(await rule.getAttribute('open')).toBeNull();
      await page.reload();
      await asked(page).waitFor();
      expect(await page.locator('.quiz-score').getAttribute('data-asked')).toBe('2');
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);

test('a link is one question, and the keyboard is enough', () =>
  visit('/rules/quiz/?n=4711', async ({ page }) => {
    await asked(page).waitFor();
    const text = await asked(page).textContent();
    await say(page, true).focus();
    await page.keyboard.press('Enter');
    await page.locator('.quiz-said').waitFor();
    await page.goto(new URL('/rules/quiz/?n=4711', page.url()).href);
    await asked(page).waitFor();
    await expect.poll(() => asked(page).textContent()).toBe(text);
  }));

test.each(LANGS)('it is readable in light and dark, and fits 320 px: %s', (lang) =>
  visit(
    `${pathIn(lang, 'rules/quiz/')}?n=123`,
    async ({ page }) => {
      await asked(page).waitFor();
      await say(page, !(await isRight(page))).tap();
      await page.locator('.quiz-said').waitFor();
      expect(await faultsInBothLights(page)).toEqual([]);
    },
    PHONE,
  ),
);

test('it is found from every page, and without a script it says so', () =>
  visit('/nb/', async ({ page }) => {
    const link = page.locator('.site-footer a', { hasText: RULE_QUIZ.nb.heading });
    expect(await link.getAttribute('href')).toBe(pathIn('nb', 'rules/quiz/'));
    await page.goto(new URL(pathIn('nb', 'rules/'), page.url()).href);
    await page.locator('.shelf a', { hasText: RULE_QUIZ.nb.heading }).waitFor();
  }));
