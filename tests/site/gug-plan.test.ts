import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsIn } from '../browser/axe.ts';
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
      expect(await plan(page).locator('[aria-live]').textContent()).toMatch(/1[.,]5 .*Brixton/);
      expect(await page.locator('[data-plan-die]').count()).toBe(6);
      expect(await page.locator('[data-plan-end]').count()).toBe(0);
      // Each die is said to whoever does not see it.
      expect(await page.locator('[data-plan-die="6"]').textContent()).toMatch(/^6 (?:eyes|øyne): /);
      const violations = await violationsIn(page, { include: '#gug-plan' });
      expect(violations.map(({ id }) => id)).toEqual([]);

      // A throw that is tapped is thrown, and its best route is judged and drawn.
      await page.locator('[data-plan-die="6"] button').click();
      await page.locator('[data-plan-end]').first().waitFor();
      expect((await answered(page)).verdict).toBe('legal');
      expect(await query(page)).toContain('goal=brixton');
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

test('17.4: of two dice the plan names for each end the one that leads there, and says what it does not weigh', () =>
  visit(
    '/?board=london-2025&at=victoria&goal=brixton&die=2,5#gug',
    async ({ page, problems }) => {
      await plan(page).waitFor();
      const ends = page.locator('[data-plan-end]');
      expect(await ends.first().getAttribute('data-station')).toBe('brixton');
      expect(await ends.first().locator('.die').getAttribute('data-eyes')).toBe('5');
      expect(await ends.first().textContent()).toContain('5 eyes: Brixton');
      expect(await page.locator('[data-plan-end][data-station="vauxhall"] .die').getAttribute('data-eyes')).toBe('2');
      expect(await plan(page).textContent()).toContain('which die to give to which icon');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('12.1: where every drop must be made, the plan for one end says what it leaves out', () =>
  visit(
    '/favicon.svg',
    async ({ page, problems }) => {
      await page.evaluate(() =>
        localStorage.setItem('gug:house-rules', '{"v":1,"rulings":{"R19":"must-drop"},"sides":{}}'),
      );
      await page.goto(new URL('/?board=london-2025&at=victoria&goal=morden#gug', page.url()).href);
      await plan(page).waitFor();
      expect(await plan(page).textContent()).toContain('Drops that must be made on the way');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('14.1: once another reading is chosen, the plan is worked out anew, and says so meanwhile', () =>
  visit(
    '/?board=london-2025&at=victoria&goal=brixton&touched=0#gug',
    async ({ page, problems }) => {
      await plan(page).waitFor();
      expect(await plan(page).getAttribute('data-turns')).toBe('1.527778');
      const said = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const changes = new MutationObserver(() => {
              const words = document.querySelector('#gug-plan [aria-live]')?.textContent ?? '';
              if (words.startsWith('About')) return;
              changes.disconnect();
              resolve(words);
            });
            changes.observe(document.querySelector('#gug-plan')!, {
              subtree: true,
              childList: true,
              characterData: true,
            });
          }),
      );
      const other = await page.context().newPage();
      await other.goto(new URL('/favicon.svg', page.url()).href);
      await other.evaluate(() =>
        localStorage.setItem('gug:house-rules', '{"v":1,"rulings":{"R13":"ending"},"sides":{}}'),
      );
      await page.bringToFront();
      expect(await said).toBe('Working it out …');
      await page.locator('[data-plan]:not([data-turns="1.527778"])').waitFor();
      expect(await turnsOf(page)).toBeGreaterThan(2);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

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
  'without a goal all drops are planned for: the map comes first, and nothing is worked out while nobody looks',
  () =>
    visit(
      '/?board=london-2025&at=kings-cross-st-pancras#gug',
      async ({ page, problems }) => {
        await mapReady(page);
        expect(await plan(page).count()).toBe(0);
        await page.evaluate(() => (location.hash = '#log'));
        await page.locator('#gug-plan select').waitFor({ state: 'attached' });
        expect(page.workers()).toEqual([]);
        await page.evaluate(() => (location.hash = '#gug'));
        await plan(page).waitFor({ timeout: 120_000 });
        expect(page.workers()).toHaveLength(1);
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
