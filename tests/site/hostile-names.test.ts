import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseSavedGame } from '../../src/storage/saved-game-schema.ts';
import type { SavedGame, SavedTournament } from '../../src/storage/saved-game.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { savedGame } from '../browser/gug-game.ts';
import { AT_ONCE, CHUNKS, comparing, keepOnly, PLAIN, watch } from '../browser/hostile.ts';
import { NO_LOG } from '../browser/log.ts';
import { onTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { goldenGame } from '../storage/golden.ts';
import { ATTACKS } from '../storage/hostile/attacks.ts';
import { savedTournament } from '../storage/tournaments.ts';

const visit = useBrowser();
const MARKERS = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;

/** The tables of one load: every name is a player of the three games; most are in a tournament, a team, a referee too. */
function tablesOf(names: readonly string[], at: number): readonly SavedGame[] {
  const seats = MARKERS.map((marker, seat) => ({
    team: names[seat]!,
    marker,
    players: [seat, seat + 5].map((each) => ({ name: names[each]!, drink: 'beer' as const })),
  }));
  const gug = savedGame([], { variation: 'DUT', seats, referee: names[at % AT_ONCE]! });
  const cup = rewritten(savedTournament('eight'), names) as SavedTournament;
  const other = { ...cup, setup: { ...cup.setup, of: { is: 'other', name: names[8]! } } } as const;
  return [gug, savedEvening([], names), savedRound([], names), other].map((game, index) => ({
    ...game,
    id: `${game.game}-${at}`,
    name: names[(at + index) % AT_ONCE]!,
  }));
}

/** A game that was played, with the texts in the place of all that people wrote: names, house rules, reasons. */
function rewritten(game: SavedGame, texts: readonly string[]): SavedGame {
  let next = 0;
  const renew = (value: unknown, key: string): unknown => {
    if (typeof value === 'string' && value !== '' && ['name', 'text', 'reason', 'team', 'referee'].includes(key))
      return texts[(next += 1) % texts.length];
    if (Array.isArray(value)) return value.map((each) => renew(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([own, each]) => [own, renew(each, own)]));
  };
  return renew(game, '') as SavedGame;
}

/** What a phone keeps that has each of these games on the table of its panel. */
const onTables = (games: readonly SavedGame[]): Readonly<Record<string, string>> =>
  Object.fromEntries(games.flatMap((game) => Object.entries(onTable(game))));

const PANELS = [
  { panel: 'gug', ready: '#gug .game-dock' },
  { panel: 'gools', ready: '#gools .game-table' },
  { panel: 'gabong', ready: '#gabong .game-table' },
  { panel: 'log', ready: '#log .log-card' },
] as const;

/** Of the log, beside its games: people, and the tournament on the table. */
const VIEWS = [
  { view: 1, ready: '#log [data-person]' },
  { view: 2, ready: '#log .tournament-bracket .bracket-name' },
] as const;

/** Opens every panel, and every view of the log with names in it. @returns all text that was there. */
async function tour(page: Page, look: () => Promise<void>): Promise<string> {
  let text = '';
  const see = async (panel: string, ready: string) => {
    await page.locator(ready).first().waitFor();
    await look();
    text += (await page.locator(`#${panel}`).textContent()) ?? '';
  };
  for (const { panel, ready } of PANELS) {
    await page.goto(new URL(`/#${panel}`, page.url()).href);
    await see(panel, ready);
  }
  for (const { view, ready } of VIEWS) {
    await page.locator('#log .view-keys button').nth(view).click();
    await see('log', ready);
  }
  return text;
}

const PLAYED = [
  'v1-double-up-team.json.txt',
  'v1-gools-six.json.txt',
  'v1-gabong-ten-deals.json.txt',
  'v1-tournament-withdrawn.json.txt',
].map(goldenGame);

test('at least a hundred are tried, each once, and each can be a name', () => {
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThanOrEqual(100);
  for (const names of CHUNKS)
    for (const game of tablesOf(names, 0)) expect(parseSavedGame(game)).toMatchObject({ kind: 'game' });
  for (const game of PLAYED) expect(parseSavedGame(rewritten(game, ATTACKS))).toMatchObject({ kind: 'game' });
});

test(
  'F29: as names of players, teams, games and referees, and as what people wrote, they are text in every panel',
  () =>
    visit(NO_LOG, async ({ page, problems }) => {
      const seen = await watch(page);
      const { learn, look, news } = comparing(page);
      const open = async (games: readonly SavedGame[], see: () => Promise<void>) => {
        await page.goto(new URL(NO_LOG, page.url()).href);
        await keepOnly(page, onTables(games));
        return tour(page, see);
      };
      for (const [at, names] of CHUNKS.entries()) {
        const text = await open(tablesOf(names, at), () => look(names.join(' and ')));
        expect(names.filter((name) => text.split(name).length < 4)).toEqual([]);
      }
      const written = PLAYED.map((game) => rewritten(game, ATTACKS));
      await open(written, () => look('what people wrote'));

      // What comes a moment later may have been seen with the ones and not yet with the others.
      const learnAll = async () => {
        await open(tablesOf(PLAIN, 0), learn);
        await open(PLAYED, learn);
        return news();
      };
      await expect.poll(learnAll).toEqual([]);
      expect(seen).toEqual([]);
      expect(problems).toEqual([]);
    }),
  240_000,
);
