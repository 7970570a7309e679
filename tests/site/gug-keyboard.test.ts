import { expect, test } from 'vitest';
import { answered, mapReady, query, verdictOf } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();
const focused = (): string => document.activeElement?.getAttribute('data-station') ?? document.activeElement?.id ?? '';

test('with the keyboard alone: search, came by, die, a route on the map, and the same verdict', () =>
  visit('/#gug', async ({ page, problems }) => {
    await mapReady(page);
    await page.getByRole('combobox').focus();
    await page.keyboard.type('victoria');
    await page.keyboard.press('Enter');
    // Focus goes on with the question, never to nowhere.
    await page.locator('[data-question="came"]:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('[data-question="die"]:focus').waitFor();
    for (let eyes = 1; eyes <= 4; eyes += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('[data-question="route"]:focus').waitFor();
    await verdictOf(page, 'incomplete');

    // The map is one tab stop, at where the player stands.
    expect(await page.locator('#gug svg [tabindex="0"]').count()).toBe(1);
    await page.locator('#gug svg [tabindex="0"]').focus();
    await expect.poll(() => page.evaluate(focused)).toBe('victoria');
    const WALK = [
      ['ArrowUp', 'green-park'],
      ['ArrowUp', 'oxford-circus'],
      ['ArrowRight', 'tottenham-court-road'],
      ['ArrowUp', 'goodge-street'],
      ['ArrowUp', 'warren-street'],
    ] as const;
    for (const [key, station] of WALK) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(focused)).toBe(station);
    }
    await page.keyboard.press('Enter');
    await expect
      .poll(() => query(page))
      .toContain('route=victoria:green-park,victoria:oxford-circus,victoria:warren-street');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const verdict = await verdictOf(page, 'illegal');
    expect(verdict.clauses).toEqual(['gug-10.2']);
    await page.keyboard.press('Backspace');
    await verdictOf(page, 'incomplete');
    await expect.poll(() => page.evaluate(focused)).toBe('goodge-street');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(focused)).toBe('gug-answer');
    expect(problems).toEqual([]);
  }));

test('the list key leads to the stations, past the drops and the ends, and back to the map', () =>
  visit('/?at=victoria&die=4#gug', async ({ page }) => {
    await mapReady(page);
    await page.locator('.dock [data-do="list"]').press('Enter');
    await expect.poll(() => page.evaluate(focused)).toBe('gug-list');
    await page.locator('.more [data-do="to-map"]').press('Enter');
    await expect.poll(() => page.evaluate(focused)).toBe('victoria');
  }));

test('the list does the same as the map', () =>
  visit('/?at=victoria&die=4#gug', async ({ page }) => {
    await mapReady(page);
    for (const station of ['Green Park', 'Oxford Circus', 'Warren Street', 'Goodge Street']) {
      await page
        .locator('section[aria-labelledby="gug-list"] > ul')
        .getByRole('button', { name: station })
        .first()
        .press('Enter');
      await expect.poll(() => query(page)).toContain(station.toLowerCase().replace(' ', '-'));
    }
    expect(await answered(page)).toMatchObject({ verdict: 'illegal', clauses: ['gug-10.2'] });
  }));

test('focus is never lost by what it does', () =>
  visit('/?at=victoria&die=4&drops=northern:morden#gug', async ({ page }) => {
    const isSomewhere = () =>
      page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null);
    await page.getByRole('button', { name: 'Remove Morden' }).press('Enter');
    await page.getByRole('button', { name: 'Remove Morden' }).waitFor({ state: 'detached' });
    await expect.poll(isSomewhere).toBe(true);
    await page.locator('.undo').press('Enter');
    await page.getByRole('button', { name: 'Remove Morden' }).waitFor();
    await expect.poll(isSomewhere).toBe(true);
    await page.getByRole('button', { name: 'Add a drop' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Edgware', exact: false }).first().press('Enter');
    await page.getByRole('button', { name: 'Remove Edgware' }).waitFor();
    await expect.poll(isSomewhere).toBe(true);
  }));
