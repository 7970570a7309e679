import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atRest, drawn } from '../browser/at-rest.ts';
import { PHONE } from '../browser/gug.ts';
import { NAMES, savedRound } from '../browser/gabong-round.ts';
import { keep, onTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { pressInMore } from '../browser/stage.ts';

const visit = useBrowser();

const key = (page: Page, what: string) => page.locator(`.checker [data-do="${what}"]`);
const answer = (page: Page) => page.locator('.checker-answer').innerText();
/** Starts a disputed sequence over, which has no key of its own among those at the thumb. */
const startOver = (page: Page) => pressInMore(page, '[data-do="again"]');
const ticket = (page: Page) => page.locator('.checker-ticket').getAttribute('data-outcome');

async function open(page: Page, part: number): Promise<void> {
  if ((await page.locator('.checker').count()) === 0) {
    await page.locator('#gabong .view-keys').first().getByRole('button').last().tap();
  }
  await page.locator('.checker .view-keys button').nth(part).tap();
  await page.locator('.checker-part').waitFor();
}

/** As in H7, S14. */
async function tap(page: Page, text: string): Promise<void> {
  await page.locator(`.card-ranks [data-rank="${text.slice(1)}"]`).tap();
  await page.locator(`.card-suits [data-suit="${text.slice(0, 1)}"]`).tap();
}

async function ask(page: Page, top: string, mine: string): Promise<void> {
  await page.locator('[data-slot="top"]').tap();
  await tap(page, top);
  await page.locator('[data-slot="mine"]').tap();
  await tap(page, mine);
}

async function lay(page: Page, seat: number, text: string): Promise<void> {
  await page.locator(`.ring-seat[data-seat="${seat}"]`).tap();
  await tap(page, text);
  await key(page, 'lay').tap();
}

test('five disputed cards, each with its clause', () =>
  visit(
    '/#gabong',
    async ({ page, problems }) => {
      await open(page, 0);
      const at = async (what: string) => (await page.locator(what).boundingBox())!.y;
      // But for a pixel or two: a page is scrolled by whole ones.
      const isAt = (what: string, y: number) =>
        expect.poll(async () => Math.abs((await at(what)) - y)).toBeLessThanOrEqual(2);
      await page.evaluate(() => document.fonts.ready);
      const undoAt = await at('.checker .undo');
      // However much the answer says, undo stays where it is, and the key that was tapped beneath the thumb.
      await tap(page, 'S3');
      await page.locator('.card-ranks [data-rank="6"]').tap();
      const suitAt = await at('.card-suits [data-suit="D"]');
      await page.locator('.card-suits [data-suit="D"]').tap();
      await expect.poll(() => answer(page)).toContain('A 6 answers the 3.');
      await isAt('.checker .undo', undoAt);
      await isAt('.card-suits [data-suit="D"]', suitAt);
      await key(page, 'again').tap();
      await expect.poll(() => ticket(page)).toBe('ask');
      await isAt('.checker .undo', undoAt);

      await tap(page, 'H7');
      await tap(page, 'C7');
      await expect.poll(() => answer(page)).toContain('A 7 may not change the suit of a 7.');
      expect(await ticket(page)).toBe('illegal');
      await page.locator('.checker-answer .clause').first().tap();
      await page.locator('.sheet').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.sheet').count()).toBe(0);
      // The suits stand in one row with undo, which the ranks are above.
      const rank = await page.locator('.card-ranks [data-rank="14"]').boundingBox();
      expect(rank!.y + rank!.height).toBeLessThanOrEqual(await at('.checker .undo'));
      expect(Math.abs((await at('.card-suits [data-suit="C"]')) - (await at('.checker .undo')))).toBeLessThan(8);
      await isAt('.checker .undo', undoAt);
      expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollY])).toEqual([360, 0]);

      await ask(page, 'H8', 'C9');
      // It does not rule before the suit is said.
      expect([await ticket(page), await answer(page)]).toEqual(['ask', 'Which suit was named with the 8?']);
      await page.locator('[data-named="none"]').tap();
      await expect.poll(() => answer(page)).toContain('Neither the suit nor the rank');
      await page.locator('[data-named="C"]').tap();
      await expect.poll(() => answer(page)).toContain('This suit was named.');

      await ask(page, 'S4', 'S10');
      await expect.poll(() => answer(page)).toContain('Tens are a suit of their own.');

      await ask(page, 'D2', 'D9');
      await page.locator('.checker .stepper .key').last().tap();
      await expect.poll(() => answer(page)).toContain('Otherwise you draw 4 cards.');

      await ask(page, 'D3', 'S6');
      await expect.poll(() => answer(page)).toContain('A 6 answers the 3.');
      await page.locator('[data-skipped="false"]').tap();
      await expect.poll(() => ticket(page)).toBe('illegal');
      await page.locator('.checker .undo').tap();
      await expect.poll(() => ticket(page)).toBe('legal');

      await page.reload();
      await page.locator('.checker').waitFor();
      await expect.poll(() => answer(page)).toContain('A 6 answers the 3.');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

const WALKS = [
  {
    address: '/#gabong',
    ways: ['clockwise', 'anticlockwise'],
    undo: 'Undo: E lays king of spades.',
    stood: 'it stands',
  },
  {
    address: '/nb/#gabong',
    ways: ['med klokka', 'mot klokka'],
    undo: 'Angre: E legger spar konge.',
    stood: 'Trekket er godkjent',
  },
] as const;

describe.each(WALKS)('$address', ({ address, ways, undo, stood }) => {
  test('a sequence of jack, queen and king turns the ring, and what was refused can stand', () =>
    visit(
      address,
      async ({ page, problems }) => {
        await open(page, 1);
        // A name tapped by mistake is no dead end.
        const undoKey = page.locator('.checker .undo');
        const undoTwice = async () => {
          await undoKey.tap();
          await undoKey.tap();
        };
        for (const out of [undoTwice, () => startOver(page)]) {
          await page.locator('.ring-seat[data-seat="3"]').tap();
          await page.locator('.card-ranks [data-rank="7"]').tap();
          await out();
          await key(page, 'from-deal').waitFor();
        }
        const way = () => page.locator('.ring-way').innerText();
        const turn = () => page.locator('.ring-seat[data-turn="true"]').getAttribute('data-seat');
        await key(page, 'from-laid').tap();
        await page.locator('.ring-seat[data-seat="0"]').tap();
        await tap(page, 'S4');
        await key(page, 'begin').tap();
        await page.locator('.ring-seat[data-turn="true"]').waitFor();
        expect([await way(), await turn()]).toEqual([ways[0], '1']);

        await lay(page, 1, 'S11');
        await expect.poll(turn).toBe('2');
        await lay(page, 2, 'S12');
        await expect.poll(way).toBe(ways[1]);
        expect(await turn()).toBe('3');
        await lay(page, 3, 'S9');
        await expect.poll(turn).toBe('2');
        await lay(page, 4, 'S13');
        await expect.poll(() => ticket(page)).toBe('illegal');
        expect(await turn()).toBe('2');
        expect(await page.locator('.checker .undo').innerText()).toBe(undo);
        await page.locator('.walk > li [data-protested] .clause', { hasText: '6.2' }).waitFor();
        await key(page, 'stand').tap();
        await expect.poll(() => page.locator('.walk > li').first().innerText()).toContain(stood);
        expect([await way(), await turn()]).toEqual([ways[0], '5']);

        await page.reload();
        await page.locator('.checker').waitFor();
        await open(page, 1);
        await expect.poll(() => page.locator('.walk > li').count()).toBe(4);
        await page.locator('.checker .undo').tap();
        await expect.poll(() => page.locator('.walk > li').count()).toBe(3);
        await startOver(page);
        await key(page, 'from-deal').waitFor();
        await page.locator('.checker .undo').tap();
        await expect.poll(() => page.locator('.walk > li').count()).toBe(3);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

test('a gabong, and a gabong of it: who takes what', () =>
  visit(
    '/#gabong',
    async ({ page, problems }) => {
      await open(page, 2);
      const rank = (value: number) => page.locator(`.rank-keys [data-rank="${value}"]`).tap();
      await rank(9);
      for (const value of [3, 5]) await rank(value);
      await expect.poll(() => answer(page)).toContain('3 + 5 = 8. 4.1');
      expect(await ticket(page)).toBe('illegal');
      await rank(14);
      await expect.poll(() => answer(page)).toContain('3 + 5 + ace 1 = 9.');
      expect(await answer(page)).toContain('The player who laid it takes 4 cards: 9, 3, 5, A.');
      await page.locator('[data-on-top="5"]').tap();
      await key(page, 'more').tap();
      for (const value of [2, 3]) await rank(value);
      await expect.poll(() => answer(page)).toContain('You take 5 cards: 3, A, 5, 2, 3.');
      expect(await answer(page)).toContain('θ for you and whoever made gabong 2.');
      await page.locator('.checker .undo').tap();
      await expect.poll(() => answer(page)).toContain('That is 3 too few for 5.');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('the round on the table lends its players, and its reading is switched at the clause', () =>
  visit(
    '/#gabong',
    async ({ page, problems }) => {
      await keep(page, onTable(savedRound([])));
      await page.reload();
      await pressInMore(page, '[data-view="cards"]');
      await page.locator('.checker').waitFor();
      await open(page, 1);
      const names = page.locator('.ring-name');
      await expect.poll(() => names.allInnerTexts()).toEqual([...NAMES]);
      await open(page, 0);
      await tap(page, 'H7');
      await tap(page, 'C8');
      await expect.poll(() => answer(page)).toContain('An 8 goes on anything.');
      await page.locator('.checker-answer .clause').first().tap();
      const ruling = page.locator('.sheet .ruling', { hasText: 'B2' });
      await ruling.locator('summary').tap();
      await ruling.locator('[value="must-match"]').tap();
      await page.keyboard.press('Escape');
      await expect.poll(() => answer(page)).toContain('At this table an 8 must match suit or rank.');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

/** As in H7, S14. */
const cardKeys = (text: string) => [
  `.card-ranks [data-rank="${text.slice(1)}"]`,
  `.card-suits [data-suit="${text.slice(0, 1)}"]`,
];
const act = (what: string) => `.checker [data-do="${what}"]`;
const ranks = (...values: readonly number[]) => values.map((value) => `.rank-keys [data-rank="${value}"]`);
const slot = (id: string) => `[data-slot="${id}"]`;
const seat = (at: number) => `.ring-seat[data-seat="${at}"]`;

/** All that can be tapped in each part, on the way to the longest answers there are. */
const WAYS = [
  {
    part: 'one card',
    at: 0,
    taps: [
      ...[...cardKeys('H7'), ...cardKeys('C7')],
      ...[
        slot('top'),
        ...cardKeys('H8'),
        slot('mine'),
        ...cardKeys('C9'),
        '[data-named="none"]',
        '[data-named="tens"]',
      ],
      ...[slot('mine'), ...cardKeys('D8'), '[data-named="S"]'],
      ...[
        slot('top'),
        ...cardKeys('D2'),
        '.stepper .key:last-child',
        slot('mine'),
        ...cardKeys('S2'),
        ...cardKeys('S9'),
      ],
      ...[slot('top'), ...cardKeys('D3'), '[data-skipped="false"]', '[data-skipped="true"]', act('again')],
    ],
  },
  {
    part: 'a disputed sequence',
    at: 1,
    taps: [
      ...[act('from-deal'), ...cardKeys('S8'), act('first'), seat(1), ...cardKeys('H9'), act('lay')],
      ...[seat(0), act('slap'), seat(4), act('draw'), seat(5), act('draw')],
      ...[seat(4), ...cardKeys('S8'), '[data-named="C"]', act('last'), act('lay')],
      ...[act('gabong'), ...cardKeys('H3'), ...cardKeys('C5'), act('throw'), '.checker .undo', '.checker .undo'],
    ],
  },
  {
    part: 'a gabong, and a gabong of it',
    at: 2,
    taps: [
      ...[...ranks(9, 3, 5), act('take-out'), ...ranks(5), ...ranks(5, 14), '[data-on-top="5"]', act('more')],
      ...[...ranks(2, 3), slot('top'), slot('hand-0'), '.checker .undo', act('again')],
    ],
  },
];

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
] as const;

test.each(WAYS.flatMap((way) => ['/', '/nb/'].map((companion) => ({ ...way, companion }))))(
  'the verdict is seen at every size whatever is tapped: $part, $companion',
  ({ at, taps, companion }) =>
    visit(
      `${companion}#gabong`,
      async ({ page, problems }) => {
        await open(page, at);
        for (const [step, tapped] of taps.entries()) {
          // Tapped at each size in turn.
          const sizes = step % 2 === 0 ? SIZES : SIZES.toReversed();
          await page.locator(tapped).first().tap();
          await atRest(page);
          for (const viewport of sizes) {
            await page.setViewportSize(viewport);
            await drawn(page);
            const where = { step, tapped, width: viewport.width };
            expect({ ...where, hidden: await hiddenOfLine(page) }).toEqual({ ...where, hidden: [] });
          }
        }
        expect(problems).toEqual([]);
      },
      { viewport: SIZES[0], hasTouch: true, isMobile: true },
    ),
  120_000,
);

/** What of the verdict is off the screen, cut, or beneath something: its edges, and what it says. */
const hiddenOfLine = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const line = document.querySelector('.checker [data-line]')!;
    return [line, ...line.querySelectorAll('.answer, .ground, .clause, .checker-answer')].flatMap((part) =>
      [...part.getClientRects()].flatMap(({ left, top, right, bottom }) => {
        const name = `${part.className}: ${part.textContent}`;
        if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return [`off the screen: ${name}`];
        const spots = [0.1, 0.5, 0.9].map((share) => [left + share * (right - left), (top + bottom) / 2] as const);
        const isSeen = spots.every(([x, y]) => line.contains(document.elementFromPoint(x, y)));
        return isSeen ? [] : [`covered: ${name}`];
      }),
    );
  });
