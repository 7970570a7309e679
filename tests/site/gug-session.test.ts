import { expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { drawsDuring } from '../browser/draws.ts';
import { mapReady, PHONE } from '../browser/gug.ts';
import { due, openGame, savedGame } from '../browser/gug-game.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const thrown = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
const placed = (seat: number, id: string): GugEvent => ({ kind: 'place', seat, icon: 0, station: id as StationId });
const BEGUN = [thrown(0, 6), thrown(1, 1), placed(0, 'victoria'), placed(1, 'embankment'), thrown(0, 5), thrown(1, 2)];

test('each part of a game is drawn once for a throw, a step of the route, an undo and a redo', () =>
  visit(
    '/rules/gug/',
    async ({ page, problems }) => {
      await openGame(page, savedGame(BEGUN));
      await mapReady(page);
      const taps = [
        '.game-part .die-key[data-eyes="2"]',
        '#gug-list ~ ul [data-station="pimlico"]',
        '.game-dock .undo',
        '.game-dock .undo',
        '.game-dock [data-do="redo"]',
      ];
      await page.locator('.book-tabs [data-tab="map"]').tap();
      for (const tap of taps) {
        await page.locator(tap).first().waitFor();
        const parts = await drawsDuring(page, 'astro-island', () => page.locator(tap).first().tap());
        expect(parts.filter(({ draws }) => draws === 1).length).toBeGreaterThan(10);
        // The two that say whether all is kept do so twice, that it is being saved and that it is; of one nothing is seen.
        const more = parts.filter(({ what, draws }) => draws > 1 && what !== '' && what !== 'save-sign');
        expect([tap, more]).toEqual([tap, []]);
      }
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('while the judge is asked, a game that another tab starts is a tap away, and the question stays', () =>
  visit('/?at=victoria&die=4#gug', async ({ page, problems }) => {
    await mapReady(page);
    const other = await page.context().newPage();
    await other.goto(new URL('/#gug', page.url()).href, { waitUntil: 'networkidle' });
    const key = page.locator('.mode-keys .key');
    expect(await key.getAttribute('data-to')).toBe('setup');
    await other.bringToFront();
    await other.locator('.mode-keys .key').click();
    await other.locator('#setup-name-0-0').waitFor();
    for (let at = 0; at < 8 && (await other.locator(`#setup-name-${at}-0`).count()) > 0; at += 1)
      await other.locator(`#setup-name-${at}-0`).fill(['Anna', 'Bo', 'Cecilie'][at] ?? `Gjest ${at}`);
    await other.locator('#setup-start').click();
    await other.locator('.game-dock').waitFor();

    await expect.poll(() => key.getAttribute('data-to')).toBe('game');
    expect(await page.locator('#gug-answer').getAttribute('data-verdict')).toBe('incomplete');
    expect(new URL(page.url()).search).toBe('?at=victoria&die=4');
    await page.bringToFront();
    await key.click();
    expect(await due(page)).toBe('throw');
    expect(await page.locator('.started-elsewhere').innerText()).toContain('started in another tab');
    expect(problems).toEqual([]);
  }));
