import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GabongEvent, SeatHand } from '../../src/games/gabong/match-events.ts';
import type { SavedGabongGame } from '../../src/storage/saved-game.ts';
import { aimAnew, hasten } from '../browser/aimed.ts';
import { BEGUN, openRound } from '../browser/begun.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { mapReady, PHONE } from '../browser/gug.ts';
import { openGame, savedGame } from '../browser/gug-game.ts';
import { keptAs, NO_LOG, openLogWith, savedGame as loggedGame } from '../browser/log.ts';
import { keep, onTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { keeping, round, throwing } from '../games/gools/table.ts';
import { savedTournament } from '../storage/tournaments.ts';

const visit = useBrowser();

const go = (address: string) => (page: Page) => page.goto(new URL(address, page.url()).href);

/** Hears what a hand presses that aims anew from now on, by the words on it; what is kept from pressing is not heard. */
const hearPresses = async (page: Page) => {
  await aimAnew(page);
  await page.evaluate(() => {
    const pressed: string[] = [];
    const fingers = { down: 0 };
    Object.assign(globalThis, { pressed, fingers });
    document.addEventListener('pointerdown', () => (fingers.down += 1), true);
    document.addEventListener(
      'click',
      ({ target }) => {
        const key = (target as Element).closest('button, a, summary, input, [role="option"], .leaflet-container');
        if (key) pressed.push(key.getAttribute('aria-label') ?? key.textContent.trim());
      },
      true,
    );
  });
};

interface Heard {
  readonly pressed: string[];
  readonly fingers: { readonly down: number };
}

/** What was pressed, once all of it has done what it does. */
const presses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as Heard).pressed;
  });

/** Holds Enter on a key until it has come four times. */
async function hold(page: Page, key: Locator): Promise<void> {
  await key.focus();
  for (let held = 0; held < 4; held += 1) {
    await page.keyboard.down('Enter');
    // As the page has drawn what came of it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.keyboard.up('Enter');
}

/** Two quick taps on one spot, wherever the key is by then. */
async function tapTwice(page: Page, key: Locator): Promise<void> {
  // In the middle of the window: what stands at its foot would take the taps.
  await key.evaluate((found) => found.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await key.boundingBox())!;
  await hasten(page);
  for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as Heard).fingers.down)).toBe(2);
}

/** Anna gabonged, and the others typed what they had. */
const typedDeal = (seats: number): GabongEvent => ({
  kind: 'deal',
  hands: Array.from({ length: seats }, (_, seat): SeatHand =>
    seat === 0 ? { seat, by: 'theta' } : { seat, by: 'points', points: 20, isGabonged: false },
  ),
});

/** Two deals for three, who type. */
const TYPED: SavedGabongGame = (() => {
  const game = savedRound([], ['Anna', 'Bo', 'Cecilie']);
  return { ...game, setup: { ...game.setup, ends: { by: 'deals', deals: 2 } } };
})();

async function openTyped(page: Page, game: SavedGabongGame, address = '/#gabong'): Promise<void> {
  await keep(page, onTable(game));
  await go(address)(page);
  await page.locator('.game-table').waitFor();
}

const lastDie = [...round('221|14 221|55 441|44', 0, 4), throwing(3, '33322'), keeping(3, '3332')];
const GAMES = keptAs(loggedGame({ id: 'a', name: 'Friday' }), loggedGame({ id: 'b', name: 'Monday' }));
const openLog = (page: Page) => openLogWith(page, GAMES);
const openSheet = async (page: Page) => {
  await openLog(page);
  await page.getByRole('button', { name: 'More about Friday' }).click();
};
const openDeleted = async (page: Page) => {
  await openSheet(page);
  await page.getByRole('button', { name: 'Delete' }).click();
};
const openErased = async (page: Page) => {
  await openDeleted(page);
  await page.getByRole('button', { name: 'Storage' }).click();
};
const openTournament = async (page: Page) => {
  const game = savedTournament('eight');
  await openLogWith(page, {
    [`game:${game.id}`]: JSON.stringify({ ...game, events: [] }),
    'tournament:current': JSON.stringify(game.id),
  });
  await page.locator('#log .view-keys button').nth(2).click();
};
const openChecker = async (page: Page) => {
  await go('/#gabong')(page);
  await page.locator('#gabong .view-keys').first().getByRole('button').last().click();
  await page.locator('.checker .view-keys button').nth(1).click();
};
const openJudge = (address: string) => async (page: Page) => {
  await go(address)(page);
  await mapReady(page);
};
const openPenalty = async (page: Page) => {
  await openRound(page);
  await page.locator('#gabong [data-do="penalty"]').click();
  await page.locator('.sheet .seat-choices button').first().click();
};
const openMending = async (page: Page) => {
  await openTyped(page, savedRound([typedDeal(4)]));
  await page.locator('.score-board [data-deal="1"]').click();
  await page.locator('.sheet [data-do="mend"]').click();
  await page.locator('.sheet [data-seat="1"]').click();
};

const CASES: readonly {
  readonly what: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** A key that goes, or moves the focus, or means something else once it is pressed. */
  readonly key: string;
}[] = [
  {
    what: 'the judge: where somebody came from',
    open: openJudge('/?at=victoria#gug'),
    key: '[data-question="came"] button',
  },
  {
    what: 'a game on the map: a die',
    open: (page) => openGame(page, savedGame([])),
    key: '.game-dock .die-key[data-eyes="3"]',
  },
  {
    what: 'a game on the map: what is drunk',
    open: (page) => openGame(page, BEGUN),
    key: '.game-dock [data-do="table"]',
  },
  {
    what: 'an evening: a throw by the phone',
    open: (page) => openEvening(page, savedEvening([])),
    key: '#gools [data-do="roll"]',
  },
  {
    what: 'Three Man: a throw',
    open: (page) => openEvening(page, savedEvening([...lastDie, throwing(0, '6')])),
    key: '#gools [data-do="roll"]',
  },
  { what: 'cards: θ', open: openRound, key: '.deal-entry [data-do="theta"]' },
  { what: 'cards: a penalty card', open: openPenalty, key: '.sheet [data-clause]' },
  { what: 'cards: θ in a deal that is mended', open: openMending, key: '.sheet [data-do="theta"]' },
  { what: 'the judge of cards: a sequence begins', open: openChecker, key: '.checker [data-do="from-laid"]' },
  { what: 'a tournament: the draw', open: openTournament, key: '#log [data-do="draw"]' },
  { what: 'the log: a game is renamed', open: openSheet, key: '.log-sheet button:text-is("Rename")' },
  { what: 'the log: a game is deleted', open: openSheet, key: '.log-sheet .delete' },
  { what: 'the log: a deleted game is put back', open: openDeleted, key: '.log-undo .key >> nth=0' },
  { what: 'the log: a game is erased', open: openErased, key: '#log .delete' },
];

describe.each(CASES)('$what', ({ open, key }) => {
  test.each([
    ['Enter that is held presses once, and not what comes under the focus', hold],
    ['two quick taps press once, and not what comes under the finger', tapTwice],
  ] as const)('%s', (_, act) =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await open(page);
        const pressed = page.locator(key).first();
        await pressed.waitFor();
        const name = await pressed.evaluate((found) => found.getAttribute('aria-label') ?? found.textContent.trim());
        await hearPresses(page);
        await act(page, pressed);
        await expect.poll(() => presses(page)).toEqual([name]);
        expect(problems).toEqual([]);
      },
      PHONE,
    ),
  );
});

/** Fields in which Enter goes on, and the focus with it. */
const FIELDS: readonly {
  readonly what: string;
  readonly open: (page: Page) => Promise<unknown>;
  readonly field: string;
}[] = [
  { what: 'the last name of an evening', open: go('/#gools'), field: '#gools .seats .field >> nth=-1' },
  { what: 'the last name of a round', open: go('/#gabong'), field: '#gabong .seats .field >> nth=-1' },
  {
    what: 'the last name of a tournament',
    open: async (page) => {
      await openLog(page);
      await page.locator('#log .view-keys button').nth(2).click();
    },
    field: '#log .seats .field >> nth=-1',
  },
  { what: 'the number of a hand in a deal that is mended', open: openMending, field: '#gabong-mend-number' },
];

test.each(FIELDS)('Enter that is held in a field presses no key that it goes on to: $what', ({ open, field }) =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await open(page);
      await page.locator(field).waitFor();
      await hearPresses(page);
      await hold(page, page.locator(field));
      expect(await presses(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);

/** Keys that stay, and on which two quick taps are two; and what then has come of them. */
const STAYING: readonly {
  readonly what: string;
  readonly open: (page: Page) => Promise<unknown>;
  readonly key: string;
  readonly came: (page: Page) => Promise<unknown>;
  readonly is: unknown;
}[] = [
  {
    what: 'two threes in a hand of cards',
    open: openRound,
    key: '.rank-key[data-rank="3"]',
    came: (page) => page.locator('.rank-key[data-rank="3"]').getAttribute('data-count'),
    is: '2',
  },
  {
    what: 'two threes of a throw',
    open: (page) => openEvening(page, savedEvening([])),
    key: '.dice-face[data-eyes="3"]',
    came: (page) => page.locator('.dice-place [data-eyes="3"]').count(),
    is: 2,
  },
  {
    what: 'two threes of the judge’s two dice',
    open: async (page) => {
      await openJudge('/?at=victoria#gug')(page);
      await page.locator('.chip').first().click();
      await page.locator('#gug .bar .key[aria-pressed]').click();
    },
    key: '#gug .die-key >> nth=2',
    came: (page) => page.locator('.fact-die .visually-hidden').textContent(),
    is: expect.stringContaining('3, 3') as unknown,
  },
  {
    what: 'one more player, and another one',
    open: async (page) => {
      await openChecker(page);
      await page.locator('.checker [data-do="table"]').click();
    },
    key: '.checker-settings .stepper:first-child .key:last-child',
    came: (page) => page.locator('.checker-settings output').first().textContent(),
    is: '8',
  },
  {
    what: 'undo, and undo again',
    open: async (page) => {
      await openRound(page);
      for (let card = 0; card < 3; card += 1) await page.locator('.rank-key[data-rank="3"]').click();
    },
    key: '.table-dock .undo',
    came: (page) => page.locator('.rank-key[data-rank="3"]').getAttribute('data-count'),
    is: '1',
  },
];

test.each(STAYING)('quick taps on a key that stays all count: $what', ({ open, key, came, is }) =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await open(page);
      await page.locator(key).first().waitFor();
      await hearPresses(page);
      await tapTwice(page, page.locator(key));
      await expect.poll(() => came(page)).toEqual(is);
    },
    PHONE,
  ),
);

test('what begins on the paper of a sheet, such as marking its words, does not put the sheet away', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await openRound(page);
      await page.locator('#gabong [data-do="table"]').click();
      await page.locator('.sheet .master-part').waitFor();
      const title = (await page.locator('.sheet h3').first().boundingBox())!;
      await page.mouse.move(title.x + 5, title.y + 5);
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      expect(await page.locator('.sheet').isVisible()).toBe(true);
      await page.mouse.click(5, 5);
      await page.locator('.sheet').waitFor({ state: 'detached' });
    },
    { viewport: { width: 1280, height: 800 } },
  ));

describe.each(['/#gabong', '/nb/#gabong'])('totals that are typed (%s)', (address) => {
  const field = '#gabong-number';
  const now = (page: Page) => page.locator('.deal-who').textContent();
  const sums = (page: Page) => page.locator('.deal-sum').allInnerTexts();
  const isTyping = (page: Page) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('gabong-number');

  /** θ for Anna, and a number for each of the others; Enter goes on, and in the end writes the deal. */
  async function type(page: Page, ...points: readonly string[]): Promise<void> {
    if ((await page.locator(field).count()) === 0) {
      await page.locator('.deal-entry [data-do="theta"]').tap();
      await page.locator('.deal-entry [data-do="more"]').tap();
      await page.locator('.deal-entry [data-do="number"]').tap();
    } else {
      await page.locator('.deal-entry [data-do="theta"]').tap();
      await page.locator(field).tap();
    }
    await isTyping(page);
    for (const text of points) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
  }

  test('Enter on the last hand books the deal and touches nothing of the next one, where typing goes on', () =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await openTyped(page, TYPED, address);
        await type(page, '40', '20');
        await page.locator('.deal-entry[data-deal="2"]').waitFor();
        await isTyping(page);
        expect(await page.locator(field).inputValue()).toBe('');
        expect(await sums(page)).toEqual(['0', '40', '20']);
        // Also after a reload, before anything has been said; what was chosen instead stays, too.
        await page.reload();
        await page.locator(field).waitFor();
        await page.locator('.deal-entry [data-do="number"]').tap();
        await page.locator('.rank-key').first().waitFor();
        await page.reload();
        await page.locator('.rank-key').first().waitFor();
        await page.locator('.table-dock .undo').tap();
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('whoever comes after a θ, or is chosen, is typed as well, and nothing stays behind', () =>
    visit(
      NO_LOG,
      async ({ page }) => {
        await openTyped(page, { ...TYPED, ...savedTypedOnce() }, address);
        await page.locator(field).waitFor();
        expect(await now(page)).toContain('Anna');
        await page.locator('.deal-seat[data-seat="2"]').tap();
        await expect.poll(() => now(page)).toContain('Cecilie');
        await page.locator(field).fill('15');
        await page.locator('.deal-seat[data-seat="0"]').tap();
        await page.locator('.deal-entry [data-do="theta"]').tap();
        await expect.poll(() => now(page)).toContain('Bo');
        await page.locator(field).waitFor();
        await expect.poll(() => sums(page)).toEqual(['0 · θ', '20', '20 + 15']);
        await page.locator('.table-dock .undo').tap();
        await expect.poll(() => now(page)).toContain('Anna');
      },
      PHONE,
    ));

  test('Enter on the last hand of a round ends it, and presses nothing of what comes then', () =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await openTyped(page, { ...TYPED, ...savedTypedOnce() }, address);
        await hearPresses(page);
        await type(page, '40', '20');
        await page.locator('.game-table[data-stage="over"]').waitFor();
        // θ, and the field.
        expect((await presses(page)).slice(2)).toEqual([]);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

/** The first deal of it, typed, in the log. */
function savedTypedOnce(): Pick<SavedGabongGame, 'createdAt' | 'events'> {
  const { createdAt, events } = savedRound([typedDeal(3)]);
  return { createdAt, events };
}
