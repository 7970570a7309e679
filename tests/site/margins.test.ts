import { expect, test } from 'vitest';
import { goTo } from '../browser/at-rest.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { BEGUN } from '../browser/begun.ts';
import { keep, onTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** CSS pixels between the edge of a phone and what a panel holds. */
const MARGIN = 16;

const KEPT = { ...onTable(BEGUN), ...onTable(savedEvening([])), ...onTable(savedRound([])) };

test.each([
  {
    address: '/#gug',
    begins: ['.dice .die', '.game-dock .undo'],
    ends: ['.stage-acts .acts .key', '.dice .die'],
  },
  {
    address: '/#gools',
    begins: ['.dice-faces .gools-die', '.stage-undo .undo'],
    ends: ['.stage-acts .acts .key', '.dice-faces .gools-die'],
  },
  { address: '/#gabong', begins: ['.deal-seats', '.stage-undo .undo'], ends: ['.deal-seats', '.deal-on .key'] },
  { address: '/nb/#log', begins: ['.home svg', '#log h2', '.view-keys'], ends: ['.view-keys'] },
])('$address begins and ends on one grid', ({ address, begins, ends }) =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await keep(page, KEPT);
      await goTo(page, address);
      for (const part of begins) {
        const box = await page.locator(`${part} >> visible=true`).first().boundingBox();
        expect(Math.round(box!.x), part).toBe(MARGIN);
      }
      for (const part of ends) {
        const { x, width } = (await page.locator(`${part} >> visible=true`).last().boundingBox())!;
        expect(Math.round(360 - x - width), part).toBe(MARGIN);
      }
    },
    PHONE,
  ),
);

test('what lies in a strip is rounded by so much less as it lies further in', () =>
  visit(
    '/#log',
    async ({ page }) => {
      const [outer, inner, edge] = await page
        .locator('#log .view-keys')
        .evaluate((strip) => [
          parseFloat(getComputedStyle(strip).borderTopLeftRadius),
          parseFloat(getComputedStyle(strip.querySelector('button')!).borderTopLeftRadius),
          parseFloat(getComputedStyle(strip.querySelector('button')!).borderTopWidth),
        ]);
      // The plate is drawn inside the border of its key.
      expect(edge).toBe(4);
      expect(inner - edge).toBe(outer - 4);
    },
    PHONE,
  ));
