import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answered, mapReady, PHONE, query } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const plan = (page: Page) => page.locator('[data-plan]');
const turnsOf = async (page: Page) => Number(await plan(page).getAttribute('data-turns'));

test.each(['/', '/nb/'])('%s a link asks the way to an end station, and a throw ranks its ends', (address) =>
  visit(
    `${address}?board=london-2025&at=victoria&goal=brixton#gug`,
    async ({ page, problems }) => {
      await plan(page).waitFor();
      expect(await plan(page).getAttribute('data-goal')).toBe('brixton');
      expect(await plan(page).getAttribute('data-turns')).toBe('1.527778');
      expect(Number(await plan(page).getAttribute('data-sips'))).toBeGreaterThan(0);
      expect(await page.locator('[data-plan-die]').count()).toBe(6);
      expect(await page.locator('[data-plan-end]').count()).toBe(0);
      const { violations } = await new AxeBuilder({ page }).include('#gug-plan').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);

      // A throw that is tapped is thrown, and its best route is judged and drawn.
      await page.locator('[data-plan-die="6"] button').click();
      await page.locator('[data-plan-end]').first().waitFor();
      expect((await answered(page)).verdict).toBe('legal');
      expect(query(page)).toContain('goal=brixton');
      const ends = page.locator('[data-plan-end]');
      const turns = await ends.evaluateAll((all) => all.map((end) => Number((end as HTMLElement).dataset['turns'])));
      expect(turns).toEqual(turns.toSorted((one, other) => one - other));
      expect(await turnsOf(page)).toBeCloseTo(1 + turns[0]!, 5);
      expect(await ends.first().getAttribute('data-cost')).toBe('0.000000');
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);

test('where nothing can be dropped any more, the plan says why', () =>
  visit(
    '/?board=london-2025&at=victoria&drops=victoria:brixton&goal=brixton#gug',
    async ({ page, problems }) => {
      await plan(page).waitFor();
      expect(await plan(page).getAttribute('data-turns')).toBe('never');
      expect(await plan(page).locator('a[href$="#gug-13.2"]').count()).toBe(1);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test(
  'without a goal all drops are planned for, once somebody wants to know',
  () =>
    visit(
      '/?board=london-2025&at=kings-cross-st-pancras#gug',
      async ({ page, problems }) => {
        await mapReady(page);
        expect(await plan(page).count()).toBe(0);
        await plan(page).waitFor({ timeout: 120_000 });
        expect(await turnsOf(page)).toBeGreaterThan(28);
        expect(await turnsOf(page)).toBeLessThan(29.4);
        expect(await plan(page).getAttribute('data-goal')).toBe('');
        expect(await page.locator('[data-plan-goal]').count()).toBeGreaterThan(15);
        expect(problems).toEqual([]);
      },
      PHONE,
    ),
  180_000,
);
