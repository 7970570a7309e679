import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from '../browser/at-rest.ts';
import { BEGUN, openRound } from '../browser/begun.ts';
import { NAMES, openEvening, savedEvening } from '../browser/gools-evening.ts';
import { openGame } from '../browser/gug-game.ts';
import { heard, listen } from '../browser/live.ts';
import { NO_LOG } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';
import { keeping, round, throwing } from '../games/gools/table.ts';

const visit = useBrowser();

/** One thing done by the keyboard, and what to call it. */
type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

const press = (selector: string) => (page: Page) => page.locator(selector).first().press('Enter');
const each =
  (...acts: readonly Step[1][]): Step[1] =>
  async (page) => {
    for (const act of acts) {
      await act(page);
      await heard(page).then((said) => spoken.push(...said));
    }
  };
/** What was said between the acts of one step. */
const spoken: string[] = [];

/** A turn as those have it who do not see the screen: after each step what is said, and the panel as a tree. */
async function turnOf(page: Page, panel: string, steps: readonly Step[]): Promise<string> {
  const tree = () => page.locator(panel).ariaSnapshot();
  const pages = [`# At first\n\n${await tree()}`];
  await listen(page);
  for (const [name, act] of steps) {
    await act(page);
    // What is said may wait for a part that is fetched.
    await atRest(page);
    spoken.push(...(await heard(page)));
    const said = spoken.splice(0).map((text) => `> ${text}`);
    pages.push([`# ${name}`, '', ...(said.length > 0 ? said : ['> (nothing)']), '', await tree()].join('\n'));
  }
  return `${pages.join('\n\n')}\n`;
}

const dice = (...eyes: readonly number[]) => each(...eyes.map((each) => press(`.dice-face[data-eyes="${each}"]`)));
const die = (eyes: number) => press(`.game-dock .die-key[data-eyes="${eyes}"]`);
const golden = (name: string) => `./heard/${name}.txt`;

test('a whole turn of Gaa Under Gunnar, as it is heard', () =>
  visit(NO_LOG, async ({ page }) => {
    await openGame(page, BEGUN);
    const place =
      (name: string): Step[1] =>
      async (page) => {
        await page.getByRole('combobox').fill(name);
        await page.getByRole('option', { name }).first().press('Enter');
      };
    const turn = await turnOf(page, '#gug .game-dock', [
      ['Anna throws who begins: 6', die(6)],
      ['Bo throws 1', die(1)],
      ['Anna throws 1', die(1)],
      ['Green Park is typed', place('Green Park')],
      ['The turn is over', press('[data-do="leave"]')],
    ]);
    await expect(turn).toMatchFileSnapshot(golden('gug'));
  }));

test('a whole turn of Gabba Gools, as it is heard', () =>
  visit(NO_LOG, async ({ page }) => {
    await openEvening(page, savedEvening([], NAMES.slice(0, 3)));
    await page.locator('.dice-face').first().waitFor();
    const turn = await turnOf(page, '#gools', [
      ['Maya throws 3 3 5 5 6', dice(3, 3, 5, 5, 6)],
      ['the 3s are picked', each(press('.dice-pick'), press('.dice-pick >> nth=1'))],
      ['and left', press('#gools [data-do="keep"]')],
      ['Maya throws 1 2 4', dice(1, 2, 4)],
      ['all are picked', each(press('.dice-pick'), press('.dice-pick >> nth=1'), press('.dice-pick >> nth=2'))],
      ['and left: the turn is over', press('#gools [data-do="keep"]')],
    ]);
    await expect(turn).toMatchFileSnapshot(golden('gools'));
  }));

test('a whole turn of Three Man, as it is heard', () =>
  visit(NO_LOG, async ({ page }) => {
    const give = (name: string) => (page: Page) => page.getByRole('button', { name }).press('Enter');
    const lastDie = [...round('221|14 221|55 441|44', 0, 4), throwing(3, '33322'), keeping(3, '3332')];
    await openEvening(page, savedEvening(lastDie));
    await page.locator('.dice-face').first().waitFor();
    const turn = await turnOf(page, '#gools', [
      ['Per throws 6', dice(6)],
      ['Maya throws 4 4', dice(4, 4)],
      ['a drink to Ola', give('One drink to Ola')],
      ['a drink to Siri', give('One drink to Siri')],
      ['and the other 2', give('The other 2 to Siri')],
      ['handed out', press('[data-do="hand-out"]')],
    ]);
    await expect(turn).toMatchFileSnapshot(golden('three-man'));
  }));

test('a whole deal of Gabong, as it is heard', () =>
  visit(NO_LOG, async ({ page }) => {
    await openRound(page);
    await page.locator('.rank-key').first().waitFor();
    const key = (what: string) => press(`.deal-entry [data-do="${what}"]`);
    const rank = (of: number) => press(`.rank-key[data-rank="${of}"]`);
    const turn = await turnOf(page, '#gabong', [
      ['Maya went out with a gabong', key('theta')],
      ['Ola has a 5 and a king', each(rank(5), rank(13))],
      ['next', key('next')],
      ['Siri has an 8, Per an ace', each(rank(8), key('next'), rank(14))],
      ['the deal is saved', key('write')],
    ]);
    await expect(turn).toMatchFileSnapshot(golden('gabong'));
  }));
