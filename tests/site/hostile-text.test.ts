import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LINK_PARTS } from '../../src/games/gug/situation.ts';
import { parseSavedGame } from '../../src/log/saved-game-schema.ts';
import type { SavedGame } from '../../src/log/saved-game.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { savedGame } from '../browser/gug-game.ts';
import { useBrowser } from '../browser/visit.ts';
import { ATTACKS } from '../log/hostile/attacks.ts';

const visit = useBrowser();
const MARKERS = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;
/** So many names come to a table at once: two for each of five teams. */
const AT_ONCE = 10;

/** The tables of one load: every name is a player of all three games, and a game, a team and a referee too. */
function tablesOf(names: readonly string[], at: number): readonly SavedGame[] {
  const seats = MARKERS.map((marker, seat) => ({
    team: names[seat]!,
    marker,
    players: [seat, seat + 5].map((each) => ({ name: names[each]!, drink: 'beer' as const })),
  }));
  const gug = savedGame([], { variation: 'DUT', seats, referee: names[at % AT_ONCE]! });
  return [gug, savedEvening([], names), savedRound([], names)].map((game, index) => ({
    ...game,
    id: `${game.game}-${at}`,
    name: names[(at + index) % AT_ONCE]!,
  }));
}

/** Every sort of element there is, with the sorts of attributes that each has. */
const sortsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('*')].flatMap((element) => [
        element.localName,
        ...element.getAttributeNames().map((name) => `${element.localName} ${name}`),
      ]),
    ),
  ]);

/** What must not happen, as it happens: a dialog, or a thing that the policy had to stop. */
async function watch(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') seen.push(`dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  await page.exposeFunction('tellStopped', (what: string) => void seen.push(`stopped: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { tellStopped: (what: string) => void }).tellStopped(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return seen;
}

/** Chunks of as many as come to a table; the last is filled up from the first. */
const CHUNKS = Array.from({ length: Math.ceil(ATTACKS.length / AT_ONCE) }, (_, chunk) =>
  Array.from({ length: AT_ONCE }, (__, index) => ATTACKS[(chunk * AT_ONCE + index) % ATTACKS.length]!),
);

test('at least a hundred are tried, each once, and each can be a name', () => {
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThanOrEqual(100);
  for (const names of CHUNKS)
    for (const game of tablesOf(names, 0)) expect(parseSavedGame(game)).toMatchObject({ kind: 'game' });
});

test(
  'F29: as a search, and as every part of a question, they are text',
  () =>
    visit('/rules/search/?q=sip', async ({ page, problems }) => {
      const seen = await watch(page);
      await page.reload();
      await page.locator('.found').first().waitFor();
      const known = new Set(await sortsIn(page));
      const field = page.getByRole('searchbox');
      const told = page.locator('[role="status"]');
      const learn = async () => (await sortsIn(page)).forEach((sort) => known.add(sort));
      await field.fill('xqzwv');
      await told.filter({ hasText: 'xqzwv' }).waitFor();
      await learn();
      for (const text of ATTACKS) {
        await field.fill(text);
        await expect.poll(() => field.inputValue()).toBe(text);
        expect((await sortsIn(page)).filter((sort) => !known.has(sort))).toEqual([]);
      }
      const asking = (texts: readonly string[]): string =>
        `/?${new URLSearchParams(LINK_PARTS.map((part, index) => [part, texts[index % texts.length]!])).toString()}#gug`;
      const ask = async (texts: readonly string[]) => {
        await page.goto(new URL(asking(texts), page.url()).href);
        await page.locator('#gug .notes').waitFor();
        return sortsIn(page);
      };
      (await ask(['nowhere'])).forEach((sort) => known.add(sort));
      for (const texts of CHUNKS) expect((await ask(texts)).filter((sort) => !known.has(sort))).toEqual([]);
      expect(seen).toEqual([]);
      expect(problems).toEqual([]);
    }),
  240_000,
);
