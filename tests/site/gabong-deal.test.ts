import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsIn } from '../browser/axe.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { openOnTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const SIX = ['Anna', 'Bo', 'Cecilie', 'David', 'Eva', 'Frida'];

const key = (page: Page, what: string) => page.locator(`.deal-entry [data-do="${what}"]`);
const seatKey = (page: Page, seat: number) => page.locator(`.deal-seat[data-seat="${seat}"]`);
const rankKey = (page: Page, rank: number) => page.locator(`.rank-key[data-rank="${rank}"]`);
const undoKey = (page: Page) => page.locator('.table-dock .undo');
const now = (page: Page) => page.locator('.deal-who').textContent();
const comesTo = (page: Page) => page.locator('.deal-now .deal-comes').first().innerText();
const sums = (page: Page) => page.locator('.deal-sum').allInnerTexts();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
/** Which deal the table waits for. */
const waitsFor = (page: Page, deal: number) => page.locator(`.deal-entry[data-deal="${deal}"]`).waitFor();

/** A round of six that has just begun. */
async function sitDown(page: Page, address: string, names: readonly string[] = SIX): Promise<void> {
  await openOnTable(page, savedRound([], names), address);
  await waitsFor(page, 1);
}

/** A thumb that counts its taps. */
function thumbOn(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  return {
    tap,
    /** All taps so far. */
    taps: () => taps,
    /** Counts hands one after another, from whoever is up, and writes the deal. */
    async count(hands: readonly (readonly number[])[]) {
      for (const [at, hand] of hands.entries()) {
        for (const rank of hand) await tap(rankKey(page, rank));
        await tap(key(page, at === hands.length - 1 ? 'write' : 'next'));
      }
    },
  };
}

test('a deal for six takes 27 taps with twenty cards left, and 32 with twenty-five; an earlier one is mended', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await sitDown(page, '/#gabong');
      expect(await violationsIn(page, { include: '.deal-entry' })).toEqual([]);
      const usual = thumbOn(page);
      await usual.tap(seatKey(page, 2));
      await usual.tap(key(page, 'theta'));
      await expect.poll(() => now(page)).toBe('David');
      for (const rank of [2, 5, 11, 9]) await usual.tap(rankKey(page, rank));
      await expect.poll(() => comesTo(page)).toContain('5 + 5 + 9 + 10 = 29, ×2 (two) = 58');
      expect(await page.locator('.deal-now .clause').innerText()).toBe('11.2');
      await usual.tap(key(page, 'next'));
      await usual.count([
        [7, 7, 14],
        [13, 12, 4, 10, 3],
        [8, 8, 9, 6],
        [2, 2, 14, 3],
      ]);
      expect(usual.taps()).toBe(27);
      await waitsFor(page, 2);
      await expect.poll(() => sums(page)).toEqual(['24', '140', '0', '58', '30', '35']);

      const worst = thumbOn(page);
      await worst.tap(seatKey(page, 4));
      await worst.tap(key(page, 'out'));
      await worst.count([
        [3, 4, 5, 6, 7],
        [9, 9, 9, 9, 9],
        [11, 12, 13, 11, 12],
        [14, 14, 14, 14, 8],
        [2, 10, 10, 10, 10],
      ]);
      expect(worst.taps()).toBe(32);
      await waitsFor(page, 3);
      await expect.poll(() => sums(page)).toEqual(['69', '190', '85', '108', '30', '60']);

      // Bo had one two, and not two of them.
      await page.locator('.score-board [data-deal="1"]').tap();
      const sheet = page.locator('.sheet');
      await sheet.waitFor();
      expect(await sheet.locator('.deal-hands').innerText()).toContain('5 + 5 + 5 + 20 = 35, ×4 (two, two) = 140');
      await sheet.locator('[data-do="mend"]').tap();
      await sheet.locator('[data-seat="1"]').tap();
      await sheet.locator('[data-do="take-out"]').tap();
      await sheet.locator('[data-rank="2"]').tap();
      await expect.poll(() => comesTo(page)).toContain('= 60');
      expect(await violationsIn(page, { include: '.sheet' })).toEqual([]);
      await sheet.locator('[data-do="write"]').tap();
      await expect.poll(() => sheet.locator('.deal-hands').innerText()).toContain('= 60');
      await page.keyboard.press('Escape');
      await expect.poll(() => sums(page)).toEqual(['69', '110', '85', '108', '30', '60']);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

/**
 * Eight deals of four: each of them goes out twice, once with a θ, and the others hold one to four cards, five in all on
 * average. Whoever is left goes out last, so that the others' hands are all that is counted.
 */
const OF_FOUR = [
  { out: 0, by: 'theta', hands: [[], [7], [8, 14], [13, 5]] },
  { out: 0, by: 'out', hands: [[], [9, 9], [4], [10, 11]] },
  { out: 1, by: 'theta', hands: [[7], [], [8, 14, 3], [13]] },
  { out: 1, by: 'out', hands: [[6, 6], [], [12], [2, 5]] },
  { out: 2, by: 'theta', hands: [[7, 7], [3, 4], [], [13]] },
  { out: 2, by: 'out', hands: [[11], [4, 5, 6, 9], [], [14]] },
  { out: 3, by: 'theta', hands: [[10], [4], [8, 8, 9], []] },
  { out: 3, by: 'out', hands: [[13, 14], [2], [6], []] },
] as const;

test('a deal of four takes 8.5 taps at most, on average', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await sitDown(page, '/nb/#gabong', SIX.slice(0, 4));
      const thumb = thumbOn(page);
      for (const [deal, { out, by, hands }] of OF_FOUR.entries()) {
        let counted = 0;
        for (const [seat, hand] of hands.entries()) {
          if (seat === out) continue;
          // The first is up at once; on from hand to hand is one tap, on the key or on whoever is next.
          const isUp = (await page.locator(`.deal-seat[data-seat="${seat}"]`).getAttribute('aria-pressed')) === 'true';
          if (!isUp) await thumb.tap(seatKey(page, seat));
          for (const rank of hand) await thumb.tap(rankKey(page, rank));
          counted += 1;
          if (counted === 3) await thumb.tap(key(page, `last-${by}`));
        }
        await waitsFor(page, deal + 2);
      }
      expect(thumb.taps() / OF_FOUR.length).toBeLessThanOrEqual(8.5);
      // Everybody's points are read across the table.
      const sum = page.locator('.deal-sum').last();
      expect(await sum.evaluate((one) => getComputedStyle(one).fontSize)).toBe('32px');
      // Two and two, as around a table.
      const [first, , third] = await page
        .locator('.deal-seat')
        .evaluateAll((seats) => seats.map((seat) => Math.round(seat.getBoundingClientRect().x)));
      expect(first).toBe(third);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('cards are typed as they are called, and the focus follows the hand', () =>
  visit(NO_LOG, async ({ page }) => {
    await sitDown(page, '/#gabong');
    await seatKey(page, 0).focus();
    for (const typed of ['7', 't', 'Q', 'a', '2', 'Backspace']) await page.keyboard.press(typed);
    await expect.poll(() => comesTo(page)).toContain('= 40');
    await key(page, 'next').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => now(page)).toBe('Bo');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Bo');
    for (const typed of ['k', 'Enter', 'J']) await page.keyboard.press(typed);
    await expect.poll(() => now(page)).toBe('Cecilie');
    await expect.poll(() => comesTo(page)).toContain('10');
  }));

describe.each([
  {
    address: '/#gabong',
    many: 'The packs hold only 8 of this card: nine.',
    whole: 'Points are whole numbers: count Bo again.',
    negative: 'Bo cannot have fewer than zero points.',
    few: 'No card counts less than 5, so Cecilie cannot have fewer points and still hold a card.',
    seven: 'No hand adds up to 7: count Bo again. Nearest: 5 or 9.',
    undone: 'Undo: Bo without K',
    king: 'king, one',
  },
  {
    address: '/nb/#gabong',
    many: 'Kortstokkene har bare 8 av dette kortet: nier.',
    whole: 'Poeng er hele tall: Tell hånden til Bo på nytt.',
    negative: 'Bo kan ikke ha mindre enn null poeng.',
    few: 'Ingen kort teller mindre enn 5, så Cecilie kan ikke ha færre poeng og likevel sitte igjen med kort.',
    seven: 'Ingen hånd blir 7 poeng: Tell hånden til Bo på nytt. Nærmest: 5 eller 9.',
    undone: 'Angre: Bo uten K',
    king: 'konge, én',
  },
])('$address', ({ address, many, whole, negative, few, seven, undone, king }) => {
  test('cards come and go, a number is typed, and what cannot be is said; a reload and undo keep their place', () =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await sitDown(page, address);
        const fault = page.locator('.deal-now [role="alert"]');
        await key(page, 'theta').tap();
        await expect.poll(() => now(page)).toBe('Bo');
        // The ninth says why nothing comes of it.
        for (let tap = 0; tap < 9; tap += 1) await rankKey(page, 9).tap({ force: true });
        await expect.poll(() => fault.innerText()).toContain(many);
        await expect.poll(() => rankKey(page, 9).locator('.rank-count').innerText()).toBe('×8');
        await rankKey(page, 13).tap();
        await expect.poll(() => fault.count()).toBe(0);
        expect(await rankKey(page, 13).locator('.visually-hidden').innerText()).toBe(king);
        await key(page, 'take-out').tap();
        await rankKey(page, 9).tap();
        await expect.poll(() => comesTo(page)).toBe('7×9 + 10 = 73');
        // A finger that stays takes one out; lifting it is no tap.
        await rankKey(page, 9).hover();
        await page.mouse.down();
        await expect.poll(() => comesTo(page)).toBe('6×9 + 10 = 64');
        await page.mouse.up();
        await rankKey(page, 13).press('-');
        await expect.poll(() => comesTo(page)).toBe('9 + 9 + 9 + 9 + 9 + 9 = 54');

        await page.reload();
        await waitsFor(page, 1);
        await expect
          .poll(async () => [await now(page), await comesTo(page)])
          .toEqual(['Bo', '9 + 9 + 9 + 9 + 9 + 9 = 54']);
        await expect.poll(() => undoKey(page).innerText()).toBe(undone);
        await undoKey(page).tap();
        await expect.poll(() => comesTo(page)).toBe('6×9 + 10 = 64');

        await key(page, 'more').tap();
        await key(page, 'number').tap();
        await expect.poll(() => focused(page)).toBe('gabong-number');
        for (const [text, why] of [
          ['4,5', whole],
          ['-5', negative],
        ] as const) {
          await page.keyboard.press('Control+A');
          await page.keyboard.type(text);
          await expect.poll(() => fault.innerText()).toContain(why);
          await page.keyboard.press('Enter');
          await expect.poll(() => now(page)).toBe('Bo');
        }
        // A total that no hand has is said, with the nearest.
        await page.keyboard.press('Control+A');
        await page.keyboard.type('7');
        await page.keyboard.press('Enter');
        await expect.poll(() => fault.innerText()).toContain(seven);
        await expect.poll(() => now(page)).toBe('Bo');
        await page.keyboard.press('Control+A');
        await page.keyboard.type('45');
        await page.keyboard.press('Enter');
        await expect.poll(() => now(page)).toBe('Cecilie');
        // A table that types goes on typing; what no hand makes is said before it goes on.
        expect(await focused(page)).toBe('gabong-number');
        await page.keyboard.type('3');
        await page.keyboard.press('Enter');
        await expect.poll(() => fault.innerText()).toContain(few);
        await page.keyboard.press('Enter');
        await expect.poll(() => now(page)).toBe('David');
        await key(page, 'number').tap();
        await expect.poll(() => focused(page)).toBe('gabong-more');
        expect(await key(page, 'number').count()).toBe(0);
        for (const name of ['David', 'Cecilie', 'Bo']) {
          await undoKey(page).tap();
          await expect.poll(() => now(page)).toBe(name);
        }
        await expect.poll(() => comesTo(page)).toBe('6×9 + 10 = 64');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

test('a θ never comes from a mistaken mark: whose gabong was gabonged is asked; two who are out want the table’s word', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await sitDown(page, '/#gabong');
      const notice = page.locator('.table-notice');
      const asks = page.locator('.deal-asks');
      // Who only laid the card gets no θ by a mistaken mark.
      await key(page, 'more').tap();
      await key(page, 'gabonged').tap();
      await expect.poll(() => asks.innerText()).toContain('No θ. Count the whole hand');
      expect(await violationsIn(page, { include: '.deal-entry' })).toEqual([]);
      await key(page, 'laid-it').tap();
      await expect.poll(() => asks.count()).toBe(0);
      expect(await sums(page)).toEqual(['0', '0', '0', '0', '0', '0']);
      expect(await key(page, 'gabonged').getAttribute('aria-pressed')).toBe('false');
      // Whose own gabong was gabonged keeps a θ, and who did it has one with the same tap.
      await key(page, 'gabonged').tap();
      await expect.poll(() => asks.innerText()).toContain('Anna keeps a θ, which counts in a tie');
      expect(await asks.locator('.clause').allInnerTexts()).toEqual(['4.3', '4.2']);
      await asks.locator('[data-seat="1"]').tap();
      await expect.poll(async () => (await sums(page))[1]).toContain('θ');
      await rankKey(page, 14).tap();
      await rankKey(page, 14).tap();
      await key(page, 'next').tap();
      await expect.poll(() => key(page, 'gabonged').count()).toBe(0);
      for (let seat = 1; seat < 5; seat += 1) {
        await seatKey(page, seat).tap();
        await key(page, 'out').tap();
      }
      await seatKey(page, 5).tap();
      await rankKey(page, 4).tap();
      await key(page, 'write').tap();
      await expect.poll(() => notice.innerText()).toContain('nobody has a θ for doing it');
      await seatKey(page, 1).tap();
      await key(page, 'theta').tap();
      await seatKey(page, 5).tap();
      await key(page, 'write').tap();
      await expect.poll(() => notice.innerText()).toContain('have zero points');
      for (const seat of [2, 3, 4]) {
        await seatKey(page, seat).tap();
        await rankKey(page, 3).tap();
      }
      await expect.poll(async () => (await sums(page))[0]).toBe('0 · θ + 40');
      const counted = await sums(page);
      await key(page, 'write').tap();
      await waitsFor(page, 2);
      await expect.poll(() => notice.count()).toBe(0);
      // What is written is undone in the log, and its hands are there again.
      await expect.poll(() => undoKey(page).innerText()).toBe('Undo: deal 1');
      await undoKey(page).tap();
      await waitsFor(page, 1);
      await expect.poll(() => sums(page)).toEqual(counted);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
