import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsIn, WHOLE } from '../browser/axe.ts';
import { mapReady, PHONE } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';
import { TFL } from '../../src/works/tfl.ts';
import { SATURDAY, shape } from '../works/answers.ts';

const visit = useBrowser();

/** Lets others of the network answer in TfL's place. @returns the paths that are asked for. */
async function inPlaceOfTfl(page: Page, answer: { lines?: unknown; stations?: unknown; status?: number }) {
  const asked: string[] = [];
  // Wednesday; Saturday's works are none of today's.
  await page.clock.setFixedTime('2026-11-18T19:00:00Z');
  await page.route(`${TFL}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const isLines = pathname.startsWith('/Line/');
    return route.fulfill({
      status: answer.status ?? 200,
      headers: { 'access-control-allow-origin': '*' },
      json: isLines ? (answer.lines ?? []) : (answer.stations ?? []),
    });
  });
  return asked;
}

const tfl = (page: Page) => page.locator('.tfl');
const isAnswered = (page: Page, how = 'answered') => page.locator(`.tfl[data-asked="${how}"]`).waitFor();
const chooseDay = (page: Page, day: string) => page.locator('.tfl input[type="date"]').fill(day);
const fetchKey = (page: Page) => page.locator('.tfl .row .key');
const closed = (page: Page) => page.locator('.more .drops li, .setup .drops li');

test('nobody is asked before the tap; then closures are ticked, closed and undone, kept and shown without a net', () =>
  visit(
    '/#gug',
    async ({ page, problems }) => {
      const asked = await inPlaceOfTfl(page, { lines: shape('lines'), stations: shape('stations') });
      await mapReady(page);
      await page.locator('.more .fold-key', { hasText: 'Closed today' }).click();
      await page.locator('.tfl-key').waitFor();
      expect([asked, problems]).toEqual([[], []]);

      await page.locator('.tfl-key').click();
      await isAnswered(page);
      expect(asked.length).toBe(2);
      await chooseDay(page, SATURDAY);
      await isAnswered(page, 'idle');
      expect(asked.length).toBe(2);
      await fetchKey(page).click();
      await isAnswered(page);
      expect(asked.filter((path) => path.endsWith(`/Status/${SATURDAY}/to/2026-11-22`)).length).toBeGreaterThan(0);

      const text = await tfl(page).innerText();
      for (const told of [
        'Seven Sisters – Walthamstow Central',
        'Waterloo & City line, all of it',
        'Also where the District line still runs',
        '2 entries in the answer could not be read',
        'TfL said nothing about: Hammersmith & City',
        'The dates could not be read',
        'No trains between two places that only this text names.',
        'Only trains in one direction are affected',
        'Powered by TfL Open Data',
      ])
        expect(text).toContain(told);
      expect(await closed(page).count()).toBe(0);

      const violations = await violationsIn(page, { include: '.tfl' }, WHOLE);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

      // What is said as a mark-up is shown as it is written.
      await page.locator('.tfl-notices > summary').click();
      expect(await page.locator('.tfl-notices').innerText()).toContain('<img src=x');
      expect(await page.evaluate(() => 'sung' in window)).toBe(false);

      const close = tfl(page).locator('.key.wide');
      await expect.poll(() => close.innerText()).toBe('Close the 4 ticked');
      await tfl(page).getByLabel('Covent Garden').uncheck();
      await close.click();
      await expect.poll(() => closed(page).count()).toBe(5);
      await expect.poll(() => tfl(page).innerText()).toContain('You can undo it');
      await page.locator('.dock .undo').click();
      await expect.poll(() => closed(page).count()).toBe(0);

      await tfl(page).getByRole('button', { name: 'Place it by hand' }).first().click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');

      await page.context().setOffline(true);
      await fetchKey(page).click();
      await expect.poll(() => tfl(page).innerText()).toContain('This phone is offline.');
      expect(await tfl(page).innerText()).toContain('Saved on this phone');
      expect(await tfl(page).innerText()).toContain('Seven Sisters – Walthamstow Central');
    },
    PHONE,
  ));

test('in the set-up of a game, in Norwegian: a fault, nothing planned, and closures that go into the game', () =>
  visit(
    '/nb/#gug',
    async ({ page }) => {
      const answer: { lines?: unknown; stations?: unknown; status?: number } = { status: 500 };
      await inPlaceOfTfl(page, answer);
      await mapReady(page);
      await page.locator('.mode-keys .key').click();
      await page.locator('#setup-works .fold-key').click();
      await page.locator('.tfl-key').click();
      await isAnswered(page, 'failed');
      expect(await tfl(page).innerText()).toContain('TfL svarte med feilkode 500.');
      expect(await tfl(page).innerText()).toContain('for hånd');

      delete answer.status;
      answer.lines = (shape('lines') as { readonly id: string }[]).flatMap(({ id }) => [
        { id, lineStatuses: [{ statusSeverity: 10, validityPeriods: [] }] },
        { id: 'hammersmith-city', lineStatuses: [{ statusSeverity: 10, validityPeriods: [] }] },
      ]);
      await fetchKey(page).click();
      await expect.poll(() => tfl(page).innerText()).toContain('TfL nevner ingen stengninger denne dagen.');

      Object.assign(answer, { lines: shape('lines'), stations: shape('stations') });
      await chooseDay(page, SATURDAY);
      await fetchKey(page).click();
      await expect.poll(() => tfl(page).innerText()).toContain('Waterloo & City-linjen, hele');
      await tfl(page).locator('.key.wide').click();
      await expect.poll(() => closed(page).count()).toBe(6);
      await page.locator('#setup-start').click();
      await expect.poll(() => page.locator('#setup-works .setup-value').innerText()).toBe('én stasjon, 5 strekninger');
    },
    PHONE,
  ));
