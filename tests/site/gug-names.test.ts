import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BoardData } from '../../src/games/gug/board-data.ts';
import { makeBoard } from '../../src/games/gug/board.ts';
import { mapReady } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const boardOf = (id: string) =>
  makeBoard(JSON.parse(readFileSync(new URL(`../../content/boards/${id}.json`, import.meta.url), 'utf8')) as BoardData);

describe.each(['london-2025', 'london-2003'])('%s', (board) => {
  test('every station and every line has a name of its own in the accessibility tree', () =>
    visit(`/?board=${board}#gug`, async ({ page }) => {
      await mapReady(page);
      await page.locator(`svg[data-board="${board}"] [data-station][tabindex="0"]`).waitFor({ state: 'attached' });
      const { stations, lines } = boardOf(board);
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const named = (role: string) =>
        nodes.flatMap((node) =>
          !node.ignored && node.role?.value === role ? [String(node.name?.value ?? '').trim()] : [],
        );
      const keys = named('button');
      expect(keys.filter((name) => name === '')).toEqual([]);
      // A station says its lines too.
      for (const { name } of stations.values())
        expect(
          keys.filter((key) => key.startsWith(`${name}: `)),
          name,
        ).toHaveLength(1);
      for (const { name } of lines.values())
        expect(
          keys.filter((key) => key === `The ${name} line`),
          name,
        ).toHaveLength(1);
    }));

  test('what is heard of a station begins with its name as it is drawn', () =>
    visit(`/?board=${board}#gug`, async ({ page }) => {
      await mapReady(page);
      const drawing = page.locator(`svg[data-board="${board}"]`);
      await drawing.locator('[data-station][tabindex="0"]').waitFor({ state: 'attached' });
      const heard = await drawing
        .locator('[data-station][aria-label]')
        .evaluateAll((all) => all.map((station) => station.getAttribute('aria-label')!.split(':')[0]!));
      const drawn = await drawing.locator('text').allTextContents();
      const names = [...new Set(drawn.map((text) => text.trim()))].filter((text) => text.length > 2);
      expect(names).toContain('Finsbury Park');
      expect(names.length).toBeGreaterThan(250);
      expect(names.filter((name) => !heard.some((said) => said.startsWith(name)))).toEqual([]);
    }));
});
