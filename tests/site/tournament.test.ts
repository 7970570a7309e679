import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SavedTournament } from '../../src/storage/saved-game.ts';
import { parseSavedGame } from '../../src/storage/saved-game-schema.ts';
import { heardInBracket, linesShown } from '../browser/bracket-lines.ts';
import { PHONE } from '../browser/gug.ts';
import { keptAs, NO_LOG, openLogWith } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();
const NAMES = ['Anna', 'Bo', 'Cecilie', 'Dag', 'Eva', 'Frode', 'Gunnar Gaarder-Gundersen av Grünerløkka', 'Hege'];
const CODE = '2H4/1F2R-1R4/2F-F4';

const key = (page: Page, what: string) => page.locator(`#log [data-do="${what}"]`);
/** What the tournament waits for is named in small letters, and shown with a capital. */
const due = (page: Page, what: string) =>
  expect
    .poll(async () => (await page.locator('.table-head .table-name').innerText()).toLowerCase())
    .toBe(what.toLowerCase());
const boxes = (page: Page) => page.locator('.tournament-bracket .bracket-box');
const namesIn = (page: Page, box: number) => boxes(page).nth(box).locator('.bracket-name').allInnerTexts();
const undo = (page: Page) => page.locator('.table-dock .stage-undo .undo');

/** Sets up the eight by the standard code for so many, and starts. */
async function setUp(page: Page): Promise<void> {
  await page.locator('#log .view-keys button').nth(2).tap();
  await page.locator('#tournament-name-0').waitFor();
  for (const [seat, name] of NAMES.entries()) {
    if ((await page.locator(`#tournament-name-${seat}`).count()) === 0) await page.locator('#tournament-add').tap();
    await page.locator(`#tournament-name-${seat}`).fill(name);
  }
  await page.locator('#tournament-format .fold-key').tap();
  await page.locator('#tournament-code').fill(CODE);
  await page.locator('#tournament-start').tap();
  await page.locator('.game-table').waitFor();
}

/** Puts in the result of the first game that is due: its players in the order of their keys. */
async function play(page: Page): Promise<void> {
  await key(page, 'game').first().tap();
  for (const player of await page.locator('.finish-keys button').all()) await player.tap();
  await page.locator('.sheet [data-do="result"]').tap();
  await page.locator('.sheet').waitFor({ state: 'detached' });
}

const IN_WORDS = [
  {
    address: '/#log',
    stages: ['Draw the heats', 'heats: 2 games to play', 'To play: the repêchage', 'To play: the final'],
    over: 'The tournament is over',
    refused: 'Choose a format, or type a code that can be played.',
  },
  {
    address: '/nb/#log',
    stages: ['Trekk heatene', 'heatene: 2 spill igjen', 'Skal spilles: oppsamlingsheatet', 'Skal spilles: finalen'],
    over: 'Turneringen er over',
    refused: 'Velg et format, eller skriv en kode som kan spilles.',
  },
] as const;

describe.each(IN_WORDS)('18.1: a tournament of eight ($address)', ({ address, stages, over, refused }) => {
  test('is set up, drawn and played to its end; places move on by themselves, and all of it is undone and kept', () =>
    visit(
      address,
      async ({ page, problems }) => {
        await setUp(page);
        await due(page, stages[0]);
        await key(page, 'draw').tap();
        await due(page, stages[1]);
        const drawn = [...(await namesIn(page, 0)), ...(await namesIn(page, 1))];
        expect([...drawn].sort()).toEqual([...NAMES].sort());

        await play(page);
        await play(page);
        await due(page, stages[2]);
        // The winners are in the final, second and third of each heat in the repêchage; the last are out.
        expect((await namesIn(page, 2)).sort()).toEqual([drawn[1]!, drawn[2]!, drawn[5]!, drawn[6]!].sort());
        await undo(page).tap();
        await expect.poll(async () => (await namesIn(page, 2)).every((name) => name === '–')).toBe(true);
        await play(page);
        await play(page);
        await due(page, stages[3]);
        const final = await namesIn(page, 3);
        expect(final).toContain(drawn[0]);
        expect(final).toContain(drawn[4]);
        await play(page);
        await due(page, over);
        const places = await page.locator('.table-dock .place-list tbody th').allInnerTexts();
        expect([...places].sort()).toEqual([...NAMES].sort());
        expect(places.slice(0, 4)).toEqual(await namesIn(page, 3));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);

        // It is there again after a reload, and as it is kept it can be read.
        await page.reload();
        await page.locator('#log .view-keys button').nth(2).tap();
        await page.locator('.place-list').first().waitFor();
        expect(await page.locator('.table-dock .place-list tbody th').allInnerTexts()).toEqual(places);
        const kept = await page.evaluate(() => Object.keys(localStorage).find((name) => name.startsWith('game:')));
        const text = await page.evaluate((name) => localStorage.getItem(name!), kept);
        expect(parseSavedGame(JSON.parse(text!))).toMatchObject({ kind: 'game' });
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('a code that cannot be played is said with its place, and nothing starts by it', () =>
    visit(
      address,
      async ({ page }) => {
        await page.locator('#log .view-keys button').nth(2).tap();
        await page.locator('#tournament-format .fold-key').tap();
        const code = page.locator('#tournament-code');
        await code.fill('2H4/1F3R');
        await expect.poll(() => page.locator('.format-part [role="status"]').innerText()).toMatch(/\d/);
        expect(await code.getAttribute('aria-invalid')).toBe('true');
        for (const [seat, name] of ['Anna', 'Bo', 'Cecilie', 'Dag'].entries())
          await page.locator(`#tournament-name-${seat}`).fill(name);
        await page.locator('#tournament-start').tap();
        expect(await page.locator('.setup-foot').innerText()).toContain(refused);
        expect(await page.locator('.game-table').count()).toBe(0);
        await code.fill('H4/2F-F2');
        await expect.poll(() => page.locator('.format-told li').count()).toBe(2);
      },
      PHONE,
    ));
});

test('18.1: by keyboard alone: a tie for who goes on is tossed for, the bracket opens its games, and it prints on a page', () =>
  visit(
    '/#log',
    async ({ page }) => {
      await setUp(page);
      await key(page, 'draw').press('Enter');
      // The first heat: two come in together, for the first place and the only one that goes straight on.
      await boxes(page).first().locator('button').press('Enter');
      const players = page.locator('.finish-keys button');
      await players.nth(0).press('Enter');
      await page.locator('.sheet [data-do="together"]').press('Enter');
      await players.nth(1).press('Enter');
      await page.locator('.sheet [data-do="dnf"]').press('Enter');
      await page.locator('.sheet [data-do="result"]').press('Enter');
      await page.locator('.tournament-tie').first().waitFor();
      expect(await page.locator('.tournament-tie').count()).toBeGreaterThan(0);
      while ((await page.locator('.tournament-tie').count()) > 0) {
        const tie = page.locator('.tournament-tie').first();
        const among = await tie.locator('.dice-place').count();
        const before = await page.locator('.tournament-tie').count();
        await tie.locator('.dice-keys').focus();
        for (let die = 0; die < among; die += 1) await page.keyboard.press(String(6 - die));
        await page.keyboard.press('Enter');
        await expect.poll(() => page.locator('.tournament-tie').count()).toBeLessThan(before);
      }
      await play(page);
      await due(page, 'To play: the repêchage');
      await key(page, 'table').tap();
      await page.locator('.sheet [data-do="paper"]').tap();
      await page.locator('.tournament-paper').waitFor({ state: 'attached' });
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1);
    },
    PHONE,
  ));

const FOLLOWED = [
  {
    address: '/#log',
    opened: ['The winner goes straight to the final.', 'Second and third go to the repêchage.'],
    heats: ['heat 1', 'heat 2'],
    level: (one: string, other: string) => [
      `1. ${one}: tied with ${other}, not settled yet`,
      `1. ${other}: tied with ${one}, not settled yet`,
    ],
    says: { final: 'to the final', back: 'to the repêchage', out: 'out', home: 'went home' },
  },
  {
    address: '/nb/#log',
    opened: ['Vinneren går rett til finalen.', 'Nummer to og tre går til oppsamlingsheatet.'],
    heats: ['heat 1', 'heat 2'],
    level: (one: string, other: string) => [
      `1. ${one}: likt med ${other}, ikke avgjort ennå`,
      `1. ${other}: likt med ${one}, ikke avgjort ennå`,
    ],
    says: { final: 'til finalen', back: 'til oppsamlingsheatet', out: 'ute', home: 'gikk hjem' },
  },
] as const;

test.each(FOLLOWED)(
  '18.1: the lines and the words follow who really goes on, after a toss and when somebody goes home, on paper too ($address)',
  ({ address, opened, heats, level, says }) =>
    visit(
      address,
      async ({ page, problems }) => {
        const table = '.tournament-bracket';
        await setUp(page);
        await key(page, 'draw').tap();
        const [one, two] = [await namesIn(page, 0), await namesIn(page, 1)] as const;
        // Before a game is played its lines leave its head, and nobody is out.
        const planned = heats.flatMap((heat) => [`${heat} (1.) >`, `${heat} (2–3.) >`]);
        await expect.poll(() => linesShown(page, table)).toEqual(expect.arrayContaining(planned));
        expect(
          (await linesShown(page, table)).filter((line) => [...one, ...two].some((name) => line.startsWith(name))),
        ).toEqual([]);
        expect((await heardInBracket(page, table))[0]).toEqual([...one, ...opened]);

        // The first heat: two come in together, for the only place that goes straight on.
        await key(page, 'game').first().tap();
        const players = page.locator('.finish-keys button');
        const names = await players.locator('span:last-child').allInnerTexts();
        await players.nth(0).tap();
        await page.locator('.sheet [data-do="together"]').tap();
        for (const seat of [1, 2, 3]) await players.nth(seat).tap();
        await page.locator('.sheet [data-do="result"]').tap();
        await page.locator('.tournament-tie').waitFor();
        // Its dice have their looks, though no other panel has been opened.
        const die = page.locator('.tournament-tie .dice-face rect').first();
        const fill = await die.evaluate((rect) => getComputedStyle(rect).fill);
        expect(fill).not.toBe('rgb(0, 0, 0)');
        expect((await heardInBracket(page, table))[0]!.slice(0, 2)).toEqual(level(names[0]!, names[1]!));
        expect(await linesShown(page, table)).toEqual(
          expect.arrayContaining([`${heats[0]} (1.) >`, `${heats[0]} (2.) >`, `${names[2]} >`]),
        );

        // Who is named first throws the two, and the other one the six. Ties are told in the order of the names.
        const among = NAMES.filter((name) => name === names[0] || name === names[1]);
        for (const eyes of [2, 6]) await page.locator(`.tournament-tie button[data-eyes="${eyes}"]`).tap();
        await page.locator('.tournament-tie [data-do="dice"]').tap();
        await page.locator('.tournament-tie').waitFor({ state: 'detached' });
        const [beaten, first] = among as [string, string];
        await play(page);
        const tossed = [`${first} > ${first}`, `${beaten} > ${beaten}`, `${names[2]} > ${names[2]}`];
        await expect.poll(() => linesShown(page, table)).toEqual(expect.arrayContaining(tossed));
        expect((await heardInBracket(page, table))[0]).toEqual([
          `1. ${first}: ${says.final}`,
          `2. ${beaten}: ${says.back}`,
          `3. ${names[2]}: ${says.back}`,
          `4. ${names[3]}: ${says.out}`,
        ]);
        expect(await namesIn(page, 3)).toEqual(expect.arrayContaining([first]));

        // The winner goes home: the next three of the heat go on, and the last is out no more.
        await key(page, 'table').tap();
        const row = page.locator('.leave-list li', { hasText: first });
        await row.locator('button').tap();
        await row.locator('.stop').tap();
        const gone = [`${beaten} > ${beaten}`, `${names[2]} > ${names[2]}`, `${names[3]} > ${names[3]}`];
        const heard = [
          `1. ${first}: ${says.home}`,
          `2. ${beaten}: ${says.final}`,
          `3. ${names[2]}: ${says.back}`,
          `4. ${names[3]}: ${says.back}`,
        ];
        await expect.poll(async () => (await heardInBracket(page, table))[0]).toEqual(heard);

        // The same on the sheet, and on paper.
        await page.locator('.sheet [data-do="paper"]').tap();
        await page.locator('.tournament-sheet').waitFor();
        for (const [inside, media] of [
          ['.tournament-sheet', 'screen'],
          ['.tournament-paper', 'print'],
        ] as const) {
          await page.emulateMedia({ media });
          await expect.poll(() => linesShown(page, inside)).toEqual(expect.arrayContaining(gone));
          const lines = await linesShown(page, inside);
          expect(lines.filter((line) => line.includes(first))).toEqual([]);
          expect(lines.filter((line) => line.includes('?'))).toEqual([]);
          expect((await heardInBracket(page, inside))[0]).toEqual(heard);
        }
        // Who is still in has no place yet.
        const places = await page.locator('.tournament-paper .place-list td:first-child').allInnerTexts();
        expect(places.filter((place) => place !== '–')).toHaveLength(2);
        expect(problems).toEqual([]);
      },
      PHONE,
    ),
);

/** Five who play five heats of four: in each, another one sits out. */
const ROTATED: SavedTournament = {
  v: 1,
  id: 'rotated',
  game: 'tournament',
  name: '',
  createdAt: 1,
  setup: {
    format: '5H4@5/4F-F4',
    of: { is: 'other', name: 'Chess' },
    players: NAMES.slice(0, 5).map((name) => ({ name })),
    rulings: { R24: 'layer', R25: 'sum-of-places' },
  },
  events: [{ id: 'drawn', seq: 1, at: 2, kind: 'play', event: { kind: 'draw', layer: 0, seed: 7 } }],
};

test.each([
  ['/#log', 'Who sits out, round by round', /^Sitting out in round (\d): (\w+)$/],
  ['/nb/#log', 'Hvem som står over, runde for runde', /^Står over i runde (\d): (\w+)$/],
])('R24: %s it is told who sits out each round of a rotated layer, everybody once', (address, list, words) =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await openLogWith(page, { ...keptAs(ROTATED), 'tournament:current': '"rotated"' }, address);
      await page.locator('#log .view-keys button').nth(2).tap();
      const told = page.getByRole('list', { name: list }).locator('li');
      await told.first().waitFor();
      const found = (await told.allTextContents()).map((text) => words.exec(text)?.slice(1));
      expect(found.map((each) => each?.[0])).toEqual(['1', '2', '3', '4', '5']);
      expect(found.map((each) => each?.[1]).toSorted()).toEqual(NAMES.slice(0, 5));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);
