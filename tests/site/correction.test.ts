import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TABLE_EN } from '../../src/i18n/table/en.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { PHONE } from '../browser/gug.ts';
import { NO_LOG, openLogWith } from '../browser/log.ts';
import { openOnTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { mini, round, throwing } from '../games/gools/table.ts';
import { savedTournament } from '../storage/tournaments.ts';
import { correctLine, historyLines as lines, pressInMore } from '../browser/stage.ts';

const visit = useBrowser();

const THREE = ['Maya', 'Ola', 'Siri'];

const sheet = (page: Page) => page.locator('.sheet');
const inSheet = (page: Page, what: string) => sheet(page).locator(`[data-do="${what}"]`);
const undo = (page: Page) => page.locator('.table-dock .undo');

/** Opens what happened, and edits the entry that stands so far back, the newest from 0. */
async function edit(page: Page, back: number): Promise<void> {
  await pressInMore(page, '[data-do="happened"]');
  await correctLine(lines(page).nth(back));
  await page.locator('.correct-part').waitFor();
}

/** Puts other dice in the place of those that lie there. */
async function redoDice(page: Page, ...dice: readonly number[]): Promise<void> {
  const places = sheet(page).locator('.dice-place');
  // The editor is fetched when it is first wanted.
  await places.first().waitFor();
  for (let left = await places.count(); left > 0; left -= 1) await places.first().tap();
  for (const eyes of dice) await sheet(page).locator(`.dice-face[data-eyes="${eyes}"]`).tap();
  await inSheet(page, 'dice').tap();
}

describe.each([
  {
    address: '/#gools',
    tie: 'Roll-off between Maya and Ola.',
    corrected: 'Corrected later.',
    lost: 'One later entry will no longer fit:',
    named: 'Edit: Ola’s turn',
    undone: 'Undo: the correction',
  },
  {
    address: '/nb/#gools',
    tie: 'Omkast mellom Maya og Ola.',
    corrected: 'Rettet senere.',
    lost: 'Én senere hendelse vil ikke passe lenger:',
    named: 'Rediger: turen til Ola',
    undone: 'Angre: rettelsen',
  },
])('an evening of Gools ($address)', ({ address, tie, corrected, lost, named, undone }) => {
  test('a whole turn three entries back is corrected in its place, and what comes after it is judged again', () =>
    visit(
      '/rules/gools/',
      async ({ page, problems }) => {
        const evening = savedEvening([...round('331|24 124|55 224|55'), throwing(0, '12456')], THREE);
        await openEvening(page, evening, address);
        await page.locator('.game-table[data-stage="round"]').waitFor();
        await edit(page, 2);
        expect(await sheet(page).locator('h3').innerText()).toBe(named);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        // Without a 6 nothing more is asked, as where the turn is entered.
        await redoDice(page, 3, 3, 1, 2, 4);
        const question = sheet(page).locator('.loss-question');
        await expect.poll(() => question.locator('h4').innerText()).toBe(lost);
        await question.locator('[data-do="cancel"]').tap();
        // What was said is still there.
        await inSheet(page, 'dice').tap();
        await question.locator('[data-do="lose"]').tap();
        // It is back in what happened, with what the judge says of it now.
        await expect.poll(() => lines(page).count()).toBe(3);
        await expect.poll(() => lines(page).nth(1).innerText()).toContain(corrected);
        expect(await lines(page).first().innerText()).toContain(tie);
        // Its line is open, and the key that was pressed has the focus.
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('correct-e1');
        expect(await sheet(page).locator('[data-is="misfit"]').count()).toBe(1);
        await page.keyboard.press('Escape');
        await page.locator('.game-table[data-stage="roll-off"]').waitFor();
        expect(await undo(page).innerText()).toBe(undone);
        await undo(page).tap();
        await page.locator('.game-table[data-stage="round"]').waitFor();
        expect(await page.locator('.table-rejected').count()).toBe(0);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

test('a throw of Three Man is corrected, a refusal is said with its rule, and one entry can be taken out by itself', () =>
  visit(
    '/rules/gools/',
    async ({ page, problems }) => {
      const events = [
        ...round('331|24 124|55 224|56'),
        mini({ kind: 'throw', seat: 0, dice: [6, 3], by: 'phone' }),
        { kind: 'drunk' },
        mini({ kind: 'throw', seat: 0, dice: [2, 2], by: 'hand' }),
        mini({ kind: 'hand-out', seat: 0, shares: [{ to: 1, drinks: 2 }] }),
        { kind: 'drunk' },
      ] as const;
      await openEvening(page, savedEvening(events, THREE));
      await page.locator('.mini-head').waitFor();
      // It was no double: nothing was handed out.
      await edit(page, 2);
      await redoDice(page, 5, 6);
      const question = sheet(page).locator('.loss-question');
      await expect.poll(() => question.getAttribute('data-lost')).not.toBeNull();
      await question.locator('[data-do="cancel"]').tap();
      await inSheet(page, 'leave').tap();
      await expect.poll(() => lines(page).count()).toBe(8);

      await correctLine(lines(page).nth(1));
      await inSheet(page, 'save').waitFor();
      await inSheet(page, 'leave').tap();
      await correctLine(lines(page).first());
      await page.getByRole('button', { name: 'Delete this entry' }).tap();
      await page.getByRole('button', { name: 'Yes, delete it' }).tap();
      await expect.poll(() => lines(page).count()).toBe(7);
      await page.keyboard.press('Escape');
      await page.locator('.gools-drink').waitFor();
      await page.locator('.table-dock [data-do="redo"]').waitFor();
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('a newcomer’s name is corrected by the rules for names', () =>
  visit(
    '/rules/gools/',
    async ({ page, problems }) => {
      const events = [...round('331|24 124|55 224|56'), { kind: 'join', name: 'Kai', after: 2 }] as const;
      await openEvening(page, savedEvening(events, THREE));
      await page.locator('.game-table').waitFor();
      await edit(page, 0);
      const field = sheet(page).locator('input[name="text"]');
      for (const name of ['maya', 'Kai\u200D']) {
        await field.fill(name);
        await field.press('Enter');
        expect(await sheet(page).locator('#gools-text-fault').innerText()).not.toBe('');
      }
      await field.fill('Kaja');
      await field.press('Enter');
      await expect.poll(() => lines(page).first().innerText()).toContain('Kaja');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('a penalty card of Gabong goes to somebody else, and the entries after it stand', () =>
  visit(
    '/rules/gabong/',
    async ({ page, problems }) => {
      const hands = [
        { seat: 0, by: 'theta' },
        { seat: 1, by: 'points', points: 20, isGabonged: false },
        { seat: 2, by: 'points', points: 45, isGabonged: false },
      ] as const;
      const deal = { kind: 'deal', hands } as const;
      const game = savedRound([{ kind: 'penalty', seat: 1, clause: 'gabong-6.2' }, deal, deal], THREE);
      await openOnTable(page, game);
      await page.locator('.game-table').waitFor();
      await edit(page, 2);
      await sheet(page).locator('[data-choice="2"]').tap();
      await expect.poll(() => lines(page).nth(2).innerText()).toContain('Penalty card for Siri.');
      expect(await lines(page).nth(2).innerText()).toContain('Corrected later.');
      // A deal is counted anew from here as well as from the board.
      await correctLine(lines(page).first());
      await sheet(page).locator('.deal-entry').waitFor();
      await inSheet(page, 'leave').tap();
      await page.keyboard.press('Escape');
      await undo(page).tap();
      await pressInMore(page, '[data-do="happened"]');
      await expect.poll(() => lines(page).nth(2).innerText()).toContain('Penalty card for Ola.');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('a result and a draw of a tournament are corrected, and who goes on follows from them', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      const game = savedTournament('eight');
      const of = (kind: string) => game.events.findIndex((entry) => entry.kind === 'play' && entry.event.kind === kind);
      const events = game.events.slice(0, of('result') + 1);
      await openLogWith(page, {
        [`game:${game.id}`]: JSON.stringify({ ...game, events }),
        'tournament:current': JSON.stringify(game.id),
      });
      await page.locator('#log .view-keys button').nth(2).tap();
      await page.locator('.game-table').waitFor();
      await pressInMore(page, '[data-do="happened"]');
      const before = await lines(page).first().innerText();
      await correctLine(lines(page).first());
      // As it was put in: everybody has a place.
      await expect.poll(() => inSheet(page, 'result').getAttribute('aria-disabled')).toBe('false');
      await inSheet(page, 'anew').tap();
      const players = await sheet(page).locator('.finish-keys button').all();
      for (const player of players.toReversed()) await player.tap();
      await inSheet(page, 'result').tap();
      await expect.poll(() => lines(page).first().innerText()).toContain('Corrected later.');
      expect(await lines(page).first().innerText()).not.toContain(before);

      // Another draw: the result is of other players then, and does not fit.
      await correctLine(lines(page).last());
      await sheet(page).locator('input[name="seed"]').fill('-1');
      await inSheet(page, 'save').tap();
      await sheet(page).locator('.table-notice .clause').waitFor();
      await sheet(page).locator('input[name="seed"]').fill('7');
      await inSheet(page, 'save').tap();
      const question = sheet(page).locator('.loss-question');
      await question.locator('[data-do="lose"]').tap();
      await expect.poll(() => lines(page).last().innerText()).toContain('The seed is 7.');
      expect(await sheet(page).locator('[data-is="misfit"]').count()).toBe(1);
      await page.keyboard.press('Escape');
      await undo(page).tap();
      await expect.poll(() => page.locator('.table-rejected').count()).toBe(0);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('F63: what happened, and what corrects it, come where no file can be had any more', () =>
  visit(
    '/rules/gools/',
    async ({ page }) => {
      await openEvening(page, savedEvening(round('331|24 124|55 224|55'), THREE), '/#gools');
      await page.locator('.stage-bar [data-do="table"]').waitFor();
      await page.route('**/_astro/*.js', (route) => route.abort());
      await pressInMore(page, '[data-do="happened"]');
      await lines(page).nth(2).waitFor();
      await correctLine(lines(page).first());
      await sheet(page).locator('.dice-place').first().waitFor();
      expect(await sheet(page).locator('[role="alert"]').count()).toBe(0);
    },
    PHONE,
  ));

describe('while another tab writes', () => {
  const playing = [...round('331|24 124|55 224|55'), throwing(0, '12456')];

  /** Opens the same evening in a second tab. */
  async function otherTab(page: Page): Promise<Page> {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('.game-table[data-stage="round"]').waitFor();
    return other;
  }

  test('what a correction costs is asked of the game as it is now', () =>
    visit(
      '/rules/gools/',
      async ({ page, problems }) => {
        await openEvening(page, savedEvening(playing, THREE));
        await page.locator('.game-table[data-stage="round"]').waitFor();
        const other = await otherTab(page);
        await page.bringToFront();
        await edit(page, 2);
        await redoDice(page, 3, 3, 1, 2, 4);
        const question = sheet(page).locator('.loss-question');
        await expect.poll(() => question.getAttribute('data-lost')).toBe('1');
        // The one entry that was in the way is taken back in the other tab.
        await other.bringToFront();
        await undo(other).tap();
        await page.bringToFront();
        await question.waitFor({ state: 'detached' });
        await inSheet(page, 'dice').tap();
        await expect.poll(() => lines(page).nth(1).innerText()).toContain('Corrected later.');
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('the table’s word on an entry that is taken back is refused in words, and nothing is written', () =>
    visit(
      '/rules/gools/',
      async ({ page, problems }) => {
        const events = [...round('331|24 124|55 224|56'), mini({ kind: 'throw', seat: 0, dice: [6, 3], by: 'phone' })];
        await openEvening(page, savedEvening([...events, { kind: 'drunk' }], THREE));
        await page.locator('.mini-head').waitFor();
        const other = await page.context().newPage();
        await other.goto(page.url());
        await other.locator('.mini-head').waitFor();
        await page.bringToFront();
        await edit(page, 2);
        await redoDice(page, 3, 3, 1, 2, 4);
        await other.bringToFront();
        for (let back = 0; back < 3; back += 1) await undo(other).tap();
        await page.bringToFront();
        await sheet(page).waitFor({ state: 'detached' });
        const notice = page.locator('.table-dock .table-notice');
        expect(await notice.innerText()).toContain(TABLE_EN.correcting.gone);
        expect(await notice.locator('[data-do="overrule"]').count()).toBe(0);
        await notice.locator('[data-do="dismiss"]').tap();
        await notice.waitFor({ state: 'detached' });
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

test('dice that are put back as the phone threw them are the phone’s again', () =>
  visit(
    '/rules/gools/',
    async ({ page, problems }) => {
      const events = [
        ...round('331|24 124|55 224|56'),
        mini({ kind: 'throw', seat: 0, dice: [2, 2], by: 'phone' }),
        mini({ kind: 'hand-out', seat: 0, shares: [{ to: 1, drinks: 2 }] }),
      ];
      await openEvening(page, savedEvening(events, THREE));
      await page.locator('.mini-head').waitFor();
      await edit(page, 1);
      await redoDice(page, 5, 6);
      await sheet(page).locator('.loss-question [data-do="cancel"]').tap();
      await redoDice(page, 2, 2);
      await lines(page).first().waitFor();
      expect(await lines(page).nth(1).innerText()).not.toContain('Corrected later.');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.table-dock [data-do="redo"]').count()).toBe(0);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('a long title goes on below itself, beside the key that closes its sheet', () =>
  visit(
    '/rules/gools/',
    async ({ page }) => {
      const names = ['Maya', 'Anne-Marie Christophersen', 'Siri'];
      await openEvening(page, savedEvening([...round('331|24 124|55 224|55')], names), '/#gools');
      await edit(page, 1);
      const title = (await sheet(page).locator('h3').boundingBox())!;
      const close = (await sheet(page).locator('header .key').boundingBox())!;
      expect(title.height).toBeGreaterThan(close.height);
      expect(close.x).toBeGreaterThanOrEqual(title.x + title.width);
      expect(close.y).toBeLessThan(title.y + title.height);
    },
    PHONE,
  ));
