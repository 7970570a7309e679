import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/games/shared/seeded.ts';
import { GUG_PLAN_EN } from '../../src/i18n/gug-plan/en.ts';
import { PEOPLE_EN } from '../../src/i18n/log/en-people.ts';
import { atRest, goTo, saidKept } from '../browser/at-rest.ts';
import { BEGUN } from '../browser/begun.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { openGame } from '../browser/gug-game.ts';
import { keptAs, NO_LOG, openLogWith, savedGame as loggedGame } from '../browser/log.ts';
import { pressAll } from '../browser/monkey.ts';
import { openOnTable } from '../browser/on-table.ts';
import { translatePages } from '../browser/translator.ts';
import { useBrowser } from '../browser/visit.ts';
import { keeping, round, throwing } from '../games/gools/table.ts';
import { goldenGame } from '../storage/golden.ts';

const visit = useBrowser();
const STEPS = 25;
const SEED = 7;
const NOW = Date.UTC(2026, 10, 28, 20);
const PHONE_SIZE = { viewport: { width: 360, height: 740 } };

const LAST_DIE = [...round('221|14 221|55 441|44', 0, 4), throwing(3, '33322'), keeping(3, '3332')];
// Made once, so that both pages have them from the same minute.
const EVENING = savedEvening([]);
const AT_LAST_DIE = savedEvening(LAST_DIE);
const ROUND = savedRound([]);
const GAMES = keptAs(loggedGame({ id: 'a' }), loggedGame({ id: 'b', isOver: true }), EVENING, ROUND);

const WALKS: readonly {
  readonly what: string;
  readonly panel: string;
  readonly open: (page: Page) => Promise<unknown>;
}[] = [
  { what: 'a game of GUG', panel: 'gug', open: (page) => openGame(page, BEGUN) },
  { what: 'Gools', panel: 'gools', open: (page) => openEvening(page, EVENING) },
  { what: 'Gools, then Three Man', panel: 'gools', open: (page) => openEvening(page, AT_LAST_DIE) },
  { what: 'Gabong', panel: 'gabong', open: (page) => openOnTable(page, ROUND) },
  { what: 'a tournament', panel: 'log', open: (page) => openOnTable(page, goldenGame('v1-tournament-eight.json.txt')) },
  { what: 'the log', panel: 'log', open: (page) => openLogWith(page, GAMES) },
];

/** Dice, draws and ids fall alike on both pages, at the same time of day, and in the same room. */
async function makeEven(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    // The room on this machine is not the same from one moment to the next.
    StorageManager.prototype.estimate = () => Promise.resolve({ usage: 100_000, quota: 1_000_000_000 });
    // Codes that change by themselves, one after the other, would be read at another one; what a hand sets off goes on.
    const { setInterval } = globalThis;
    Object.assign(globalThis, {
      setInterval: (work: () => void, every: number) => (every < 300 ? setInterval(work, every) : 0),
    });
    let last = 1;
    crypto.getRandomValues = (into) => {
      if (!(into instanceof Uint8Array || into instanceof Uint32Array)) throw new Error('not drawn from here');
      return into.map(() => (last = (last * 48_271) % 2_147_483_647)) as typeof into;
    };
  });
}

/** Does the same on a page that is translated and on one that is not. @returns what `walk` returns of both. */
const onBoth = <Result>(address: string, walk: (page: Page) => Promise<Result>) =>
  Promise.all(
    [false, true].map((isTranslated) =>
      visit(
        NO_LOG,
        async ({ page, problems }) => {
          await makeEven(page);
          if (isTranslated) await translatePages(page);
          if (address !== NO_LOG) await goTo(page, address);
          const result = await walk(page);
          expect(problems.filter((each) => each.startsWith('uncaught'))).toEqual([]);
          expect((await page.locator('font').count()) > 0).toBe(isTranslated);
          return result;
        },
        PHONE_SIZE,
      ),
    ),
  );

/**
 * All that can be read once a page has done what it does: what it measures first, it says some frames later, and what a
 * worker counts or a picture shows, once that is done.
 */
async function textOf(page: Page): Promise<string> {
  for (let last = ''; ;) {
    await atRest(page);
    const text = await page.evaluate(() => document.body.innerText);
    const isBusy = [GUG_PLAN_EN.thinking, PEOPLE_EN.picture.drawing].some((words) => text.includes(words));
    if (text === last && !isBusy) return text;
    last = text;
  }
}

describe('a browser that translates the page leaves every figure right', () => {
  test.each(WALKS)('$what', { timeout: 240_000 }, async ({ panel, open }) => {
    const [read, translated] = await onBoth(NO_LOG, async (page) => {
      await open(page);
      await saidKept(page);
      const texts: string[] = [];
      const pressed = await pressAll(page, panel, STEPS, seeded(SEED), async () => void texts.push(await textOf(page)));
      return pressed.map(({ what }, at) => ({ what, text: texts[at] }));
    });
    expect(read).toHaveLength(STEPS);
    for (const [at, step] of read!.entries()) expect(translated![at], `step ${at + 1}`).toEqual(step);
  });

  test('the answers of the search page', async () => {
    const [read, translated] = await onBoth('/rules/search/', async (page) => {
      const texts: string[] = [];
      for (const [asked, last] of [
        ['queen', '.found'],
        ['can I take the DLR to Bank', '.answer-card'],
        ['xyzzy', '.offers'],
      ] as const) {
        await page.locator('#find').fill(asked);
        await page.locator(last).first().waitFor();
        texts.push(await textOf(page));
      }
      return texts;
    });
    expect(translated).toEqual(read);
  });

  test('the questions of "Legal or not?"', async () => {
    const [read, translated] = await onBoth('/rules/quiz/?n=3', async (page) => {
      const texts: string[] = [];
      for (let pressed = 0; pressed < 4; pressed += 1) {
        await page
          .locator(pressed % 2 === 0 ? '.quiz [data-say]' : '.quiz [data-do="next"]')
          .first()
          .click();
        texts.push(await textOf(page));
      }
      return texts;
    });
    expect(translated).toEqual(read);
  });

  test('the readings of the phone', async () => {
    const [read, translated] = await onBoth('/rules/readings/', async (page) => {
      const texts: string[] = [];
      for (const ruling of ['gug-R4', 'gools-G1']) {
        await page.locator(`details:has(#${ruling}) summary`).click();
        await page.locator(`#${ruling} input`).last().check();
        texts.push(await textOf(page));
      }
      return texts;
    });
    expect(translated).toEqual(read);
  });
});

test('a rule book can be translated', () =>
  visit(NO_LOG, async ({ page }) => {
    await translatePages(page);
    await goTo(page, '/rules/gabong/');
    expect(
      await page
        .locator('.clause :not(:has(*))')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.localName !== 'font' && part.textContent.trim() !== '' && !part.closest('svg'))
            .map((part) => part.outerHTML),
        ),
    ).toEqual([]);
  }));
