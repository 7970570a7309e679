import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { GUG_RULINGS, RULING_IDS } from '../../src/games/gug/rulings.ts';
import { answered, openRuling, PHONE, query, verdictOf } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';
import { openTicket } from '../browser/stage.ts';

const visit = useBrowser();
const MILL_HILL_EAST =
  'at=east-finchley&from=highgate&by=northern&die=5&route=northern:finchley-central,northern:mill-hill-east';

describe('the drops', () => {
  test('eleven places; a drop is added from those of use, and taken away again', () =>
    visit(
      '/?at=victoria&die=4#gug',
      async ({ page }) => {
        await expect.poll(() => page.locator('.slot').count()).toBe(11);
        await page.getByRole('button', { name: 'Add a drop' }).tap();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('searchbox').fill('mordn');
        await sheet.locator('[data-drop="northern:morden"]').tap();
        await page.locator('.slot[data-taken="true"]').waitFor();
        expect(await query(page)).toContain('drops=northern:morden');
        await page.getByRole('button', { name: 'Remove Morden' }).tap();
        await expect.poll(() => query(page)).not.toContain('drops');
      },
      PHONE,
    ));

  test('Mill Hill East after Edgware drops nothing, after Morden it does', () =>
    visit(
      `/?${MILL_HILL_EAST}&drops=northern:edgware#gug`,
      async ({ page }) => {
        const verdict = await verdictOf(page, 'legal');
        expect(verdict).toMatchObject({ sips: 8, drop: 'no' });
        expect(verdict.clauses).toContain('gug-13.3');
        await page.goto(page.url().replace('edgware', 'morden'), { waitUntil: 'networkidle' });
        expect(await verdictOf(page, 'legal')).toMatchObject({ drop: 'yes' });
      },
      PHONE,
    ));

  test('a list that does not count says which rule it breaks', () =>
    visit(
      '/?at=victoria&die=4&drops=northern:edgware,northern:high-barnet#gug',
      async ({ page }) => {
        const fault = page.locator('.drops .fault');
        expect(await fault.locator('.clause').textContent()).toBe('13.3');
        // What does not count takes nothing away: the ten that are left can still be dropped.
        expect(await page.locator('.outlook').getAttribute('data-reachable')).toBe('true');
      },
      PHONE,
    ));

  test('after a drop is added it is asked anew whether the Circle line was touched, and not assumed', () =>
    visit(
      '/?at=victoria&die=4&leicester=2#gug',
      async ({ page }) => {
        expect(await page.getByRole('checkbox').isChecked()).toBe(true);
        await page.getByRole('button', { name: 'Add a drop' }).tap();
        await page.locator('[data-drop="northern:edgware"]').tap();
        const asked = page.getByRole('group', { name: 'Have you touched the Circle line since your last drop?' });
        await asked.waitFor();
        expect(await page.getByRole('radio', { name: '0', exact: true }).isChecked()).toBe(true);
        await expect.poll(() => query(page)).toContain('touched=0');
        await asked.getByRole('button', { name: 'Yes' }).tap();
        await asked.waitFor({ state: 'detached' });
        expect(await page.getByRole('checkbox').isChecked()).toBe(true);
        await expect.poll(() => query(page)).not.toContain('touched');
      },
      PHONE,
    ));

  test('what happened since the last drop is told by a tap', () =>
    visit(
      `/?${MILL_HILL_EAST}#gug`,
      async ({ page }) => {
        await page.getByRole('checkbox').uncheck();
        await expect.poll(async () => (await answered(page)).drop).toBe('no');
        expect((await answered(page)).clauses).toContain('gug-14.1');
        await page.getByRole('radio', { name: '2', exact: true }).check();
        await expect.poll(() => query(page)).toContain('touched=0&leicester=2');
      },
      PHONE,
    ));
});

describe('the house rules', () => {
  const ADJACENT =
    '/?at=oxford-circus&from=green-park&by=victoria&die=2&route=victoria:warren-street,northern:goodge-street#gug';

  test('every ruling is there in words, its default marked', () =>
    visit(
      '/#gug',
      async ({ page }) => {
        await page.getByRole('button', { name: 'House rules' }).tap();
        await expect.poll(() => page.locator('#gug-house-rules .ruling').count()).toBe(RULING_IDS.length);
        for (const id of RULING_IDS) {
          const readings = page.locator(`#gug-house-rules input[name="panel-${id}"]`);
          const { length } = GUG_RULINGS[id].options;
          // A single reading is stated, and nothing is to be chosen.
          expect(await readings.count()).toBe(length > 1 ? length : 0);
          if (length > 1) expect(await readings.first().isChecked()).toBe(true);
        }
        const chosen = RULING_IDS.filter((id) => GUG_RULINGS[id].options.length > 1);
        expect(await page.locator('#gug-house-rules .standard').count()).toBe(chosen.length);
      },
      PHONE,
    ));

  test('one that was used is switched on the spot, and holds at the next visit; back to the defaults can be undone', () =>
    visit(
      ADJACENT,
      async ({ page }) => {
        await verdictOf(page, 'illegal');
        await openTicket(page);
        const used = page.locator('.ticket .ruling', { hasText: 'R2' }).first();
        await used.locator('summary').tap();
        await used.getByRole('radio').last().check();
        expect((await verdictOf(page, 'legal')).verdict).toBe('legal');
        await page.reload({ waitUntil: 'networkidle' });
        await verdictOf(page, 'legal');
        await page.getByRole('button', { name: 'House rules' }).tap();
        await page.getByRole('button', { name: 'Back to the defaults' }).tap();
        await verdictOf(page, 'illegal');
        await page.locator('.undo').tap();
        await verdictOf(page, 'legal');
      },
      PHONE,
    ));

  test('settings that cannot be read fall back with a note, and can be downloaded', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await page.evaluate(() => {
          localStorage.setItem('gug:house-rules', '{"v":1,"rulings":{"R2":');
        });
        await page.goto(new URL(ADJACENT, page.url()).href, { waitUntil: 'networkidle' });
        await verdictOf(page, 'illegal');
        const note = page.locator('.notes [data-part="house-rules"]');
        expect(await note.textContent()).toContain('could not read');
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download the unreadable data' }).tap(),
        ]);
        expect(await readFile(await file.path(), 'utf8')).toBe('{"v":1,"rulings":{"R2":');
        const kept = await page.evaluate(() => localStorage.getItem('gug:house-rules:unreadable-1'));
        expect(kept).toBe('{"v":1,"rulings":{"R2":');
      },
      PHONE,
    ));

  test('a browser that refuses storage plays on, and says that it does not save', () =>
    visit(
      '/favicon.svg',
      async ({ page, problems }) => {
        await page.addInitScript(() => {
          Object.defineProperty(globalThis, 'localStorage', {
            get: () => {
              throw new DOMException('no', 'SecurityError');
            },
          });
        });
        await page.goto(new URL(ADJACENT, page.url()).href, { waitUntil: 'networkidle' });
        await openTicket(page);
        const used = page.locator('.ticket .ruling', { hasText: 'R2' }).first();
        await used.locator('summary').tap();
        await used.getByRole('radio').last().check();
        await verdictOf(page, 'legal');
        expect(await page.locator('.notes').textContent()).toContain('could not save');
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('a referee may set the side of an end station', () =>
    visit(
      '/?at=victoria&die=4&drops=metropolitan:uxbridge#gug',
      async ({ page }) => {
        const sides = await openRuling(page, 'R22');
        await sides.getByRole('radio').last().check();
        await page.locator('.sides label', { hasText: 'Uxbridge' }).locator('select').selectOption('south');
        await expect.poll(() => page.locator('.slots > div').nth(1).locator('[data-taken="true"]').count()).toBe(1);
      },
      PHONE,
    ));
});
