import { expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import { seeded } from '../../src/games/shared/seeded.ts';
import { atRest } from '../browser/at-rest.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { answered, mapReady } from '../browser/gug.ts';
import { due, openGame, savedGame } from '../browser/gug-game.ts';
import { heard, listen } from '../browser/live.ts';
import { NO_LOG } from '../browser/log.ts';
import { openOnTable } from '../browser/on-table.ts';
import { pressInMore } from '../browser/stage.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

test.each(['/', '/nb/'])('every answer of the judge is said once, and nothing beside it: %s', (companion) =>
  visit(`${companion}?at=victoria&die=5#gug`, async ({ page }) => {
    await mapReady(page);
    const next = page.locator('section[aria-labelledby="gug-list"] > ul button');
    // It is drawn in idle time, and how many it offers decides which way is drawn.
    await next.first().waitFor();
    await atRest(page);
    const draw = seeded(5);
    await listen(page);
    let before = (await answered(page)).text;
    let answers = 0;
    for (let step = 0; step < 14; step += 1) {
      if (draw(4) === 0) await page.locator('#gug .undo').press('Enter');
      else await next.nth(draw(await next.count())).press('Enter');
      const said = await heard(page);
      const { text } = await answered(page);
      expect(said).toEqual(text === before ? [] : [text]);
      answers += said.length;
      before = text;
      await atRest(page);
    }
    expect(answers).toBeGreaterThan(5);
  }),
);

test('a game says what is due once after each event', () =>
  visit(NO_LOG, async ({ page }) => {
    const throws = [6, 5].map((eyes, seat) => ({ kind: 'throw', seat, eyes, by: 'hand' }) as const);
    const places = ['victoria', 'bank'].map(
      (id, seat) => ({ kind: 'place', seat, icon: 0, station: id as StationId }) as const,
    );
    await openGame(page, savedGame([...throws, ...places]));
    await listen(page);
    const said = page.locator('[data-said="game"]');
    for (const [eyes, kind] of [
      [5, 'throw'],
      [2, 'roll'],
    ] as const) {
      await page.locator(`.game-dock .die-key[data-eyes="${eyes}"]`).first().press('Enter');
      await expect.poll(() => due(page)).toBe(kind);
      expect(await heard(page)).toEqual([await said.textContent()]);
    }
    await page.locator('.game-dock .die-key[data-eyes="3"]').first().press('Enter');
    await expect.poll(() => due(page)).toBe('move');
    // The ticket comes with its first line, which waits for a route.
    const all = await heard(page);
    expect(all.filter((text) => all.indexOf(text) !== all.lastIndexOf(text))).toEqual([]);
    await mapReady(page);
    await page.locator('#gug svg [tabindex="0"]').focus();
    for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
    await page.locator('.chips .chip').waitFor();
    expect(await heard(page)).toEqual([(await answered(page)).text]);
  }));

test('what a throw came to at the dice is said once, with who is next', () =>
  visit(NO_LOG, async ({ page }) => {
    await openEvening(page, savedEvening([]));
    const key = (what: string) => page.locator(`#gools [data-do="${what}"]`);
    const said = page.locator('[data-said="gools"]');
    await pressInMore(page, '[data-do="quick"]');
    await listen(page);
    for (const eyes of [3, 3, 1, 2, 6]) await page.locator(`.dice-face[data-eyes="${eyes}"]`).press('Enter');
    await page.locator('.dice-pick').last().press('Enter');
    await heard(page);
    await key('enter').press('Enter');
    await page.locator('#gools .stage-line .told-lines').waitFor();
    await expect.poll(() => said.textContent()).toContain('Maya');
    const texts = await heard(page);
    expect(texts.filter((text) => text.includes('Maya'))).toEqual([await said.textContent()]);
    await page.locator('#gools .undo').press('Enter');
    await expect.poll(() => said.textContent()).toContain('Undone: ');
    expect((await heard(page)).filter((text) => text.includes('Undone'))).toHaveLength(1);
  }));

test('a deal is said once, and so is every answer of the judge of cards', () =>
  visit(NO_LOG, async ({ page }) => {
    await openOnTable(page, savedRound([]));
    const key = (what: string) => page.locator(`.deal-entry [data-do="${what}"]`);
    await key('theta').waitFor();
    await listen(page);
    await key('theta').press('Enter');
    for (const what of ['next', 'next', 'write']) {
      // What was pressed may hand the focus on when all is drawn: the next key is to have it then.
      await heard(page);
      await page.locator('.rank-key[data-rank="5"]').press('Enter');
      await heard(page);
      await key(what).press('Enter');
    }
    const said = page.locator('[data-said="gabong"]');
    await expect.poll(() => said.textContent()).toContain('Deal 1');
    expect((await heard(page)).filter((text) => text.includes('Deal 1'))).toEqual([await said.textContent()]);

    await page.locator('#gabong .view-keys').first().getByRole('button').last().press('Enter');
    await page.locator('.checker-part').waitFor();
    for (const [slot, rank, suit] of [
      ['top', 7, 'H'],
      ['mine', 9, 'S'],
      ['mine', 9, 'H'],
      ['mine', 7, 'C'],
    ] as const) {
      await page.locator(`[data-slot="${slot}"]`).press('Enter');
      await heard(page);
      await page.locator(`.card-ranks [data-rank="${rank}"]`).press('Enter');
      await heard(page);
      await page.locator(`.card-suits [data-suit="${suit}"]`).press('Enter');
      const answer = await heard(page);
      const shown = (await page.locator('.checker-answer').textContent())!.trim().replace(/\s+/g, ' ');
      expect(answer).toEqual([shown]);
    }
  }));
