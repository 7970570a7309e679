import { readFile } from 'node:fs/promises';
import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { PANEL_EN } from '../../src/i18n/gug/en.ts';
import { PANEL_NB } from '../../src/i18n/gug/nb.ts';
import { SHELL } from '../../src/i18n/shell.ts';
import { keptAs, NO_LOG, savedGame } from '../browser/log.ts';
import { keep } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();
const GUG = { en: PANEL_EN, nb: PANEL_NB } as const;
const GAME = savedGame({ id: 'kept', name: 'Friday' });

/** Panels by the part of them that is fetched when it is shown, and what a panel that works has. */
const PANELS = [
  { panel: 'gug', part: 'GugPanel', ready: '#gug .map-keys' },
  { panel: 'gools', part: 'GoolsPanel', ready: '#gools .key' },
  { panel: 'gabong', part: 'GabongPanel', ready: '#gabong .key' },
  { panel: 'log', part: 'LogPanel', ready: '#log .view-keys' },
] as const;

/** Puts in a part's place one that throws, by all the names under which the builder hands it out. */
async function breakPart(route: Route, part: string): Promise<void> {
  const code = await (await route.fetch()).text();
  const names = /export\{([^}]+)\}/
    .exec(code)![1]!
    .split(',')
    .map((each) => each.split(' as ').at(-1)!);
  const broken = `const broken = () => { throw new Error('broken on purpose'); }; broken.${part} = broken;`;
  const body = `${broken} export { ${names.map((name) => `broken as ${name}`).join()} };`;
  await route.fulfill({ body, contentType: 'text/javascript' });
}

describe.each(PANELS)('F44: the panel $panel throws', ({ panel, part }) => {
  test.each(LANGS)('the others work, and the games can be saved as a file (%s)', (lang) =>
    visit(NO_LOG, async ({ page }) => {
      await keep(page, keptAs(GAME));
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      page.on('console', (message) => message.type() === 'error' && thrown.push(message.text()));
      await page.route(`**/_astro/${part}.*.js`, (route) => breakPart(route, part));
      await page.goto(new URL(`${pathIn(lang, '')}#${panel}`, page.url()).href);
      await expect.poll(() => thrown.join()).toContain('broken on purpose');
      const said =
        panel === 'gug' ? GUG[lang].trouble.part : SHELL[lang][panel === 'log' ? 'logTrouble' : 'panelTrouble'];
      await page.locator(`#${panel} [role="alert"]`, { hasText: said }).waitFor();
      for (const other of PANELS.filter((each) => each.panel !== panel)) {
        await page.locator(`nav a[href="#${other.panel}"]`).click();
        await page.locator(other.ready).first().waitFor();
      }
      if (panel === 'log') return;
      const coming = page.waitForEvent('download');
      await page
        .getByRole('button', { name: lang === 'en' ? 'Save all games as a file' : 'Lagre alle spill i en fil' })
        .click();
      expect(await readFile(await (await coming).path(), 'utf8')).toContain('Friday');
    }),
  );
});

test.each(LANGS)('F44: a part of the GUG panel throws: it says so, and comes back when asked (%s)', (lang) =>
  visit(NO_LOG, async ({ page }) => {
    await page.addInitScript(() => {
      let isWhole = false;
      const own = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute')!;
      Object.defineProperty(Element.prototype, 'setAttribute', {
        ...own,
        value(this: Element, name: string, value: string) {
          // The key that looks from further away.
          const isBroken = !isWhole && name === 'd' && value === 'M5 12h14';
          if (isBroken) isWhole = true;
          if (isBroken) throw new Error('broken on purpose');
          Reflect.apply(own.value as () => void, this, [name, value]);
        },
      });
    });
    await page.goto(new URL(`${pathIn(lang, '')}?at=victoria#gug`, page.url()).href);
    const { part, again } = GUG[lang].trouble;
    const told = page.locator('#gug [role="alert"]', { hasText: part });
    await told.waitFor();
    await told.getByRole('button', { name: again }).click();
    await page.locator('#gug .map-keys').waitFor();
    expect(await told.count()).toBe(0);
  }),
);
