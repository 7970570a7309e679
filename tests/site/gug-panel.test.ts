import { describe, expect, test } from 'vitest';
import { GUG_EN } from '../../src/i18n/gug/en.ts';
import { GUG_NB } from '../../src/i18n/gug/nb.ts';
import { atRest } from '../browser/at-rest.ts';
import { mapReady, PHONE, placeOf, query, tapStation, verdictOf, wholeMap } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';
import { openTicket } from '../browser/stage.ts';

const visit = useBrowser();

const WARREN_STREET =
  'at=victoria&die=4&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street';

describe.each([
  { companion: '/', words: GUG_EN, said: 'Not legal: step 4 turns back at Warren Street, which has one dot.' },
  { companion: '/nb/', words: GUG_NB, said: 'Ikke lov: steg 4 snur på Warren Street, som har én prikk.' },
])('on $companion', ({ companion, words, said }) => {
  const { panel } = words;

  test('the route is tapped, stop by stop and far away, and the answer names the rule', () =>
    visit(
      companion,
      async ({ page, problems }) => {
        await mapReady(page);
        await page.getByRole('combobox').fill('victria');
        await page.getByRole('option').first().tap();
        await page.getByRole('group', { name: panel.ask.came }).getByRole('button', { name: panel.ask.start }).tap();
        await page.getByRole('group', { name: panel.ask.die }).getByRole('button').nth(3).tap();
        await verdictOf(page, 'incomplete');
        await wholeMap(page, panel.map.fit);
        await tapStation(page, 'warren-street');
        await expect
          .poll(() => query(page))
          .toContain('route=victoria:green-park,victoria:oxford-circus,victoria:warren-street');
        expect(await verdictOf(page, 'incomplete')).toMatchObject({ sips: 0, drop: 'none' });
        await tapStation(page, 'goodge-street');
        const verdict = await verdictOf(page, 'illegal');
        expect(verdict).toEqual({ text: said, verdict: 'illegal', clauses: ['gug-10.2'], sips: 0, drop: 'none' });
        expect(await query(page)).toBe(`?board=london-2025&${WARREN_STREET}`);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('a link gives the same verdict', () =>
    visit(
      `${companion}?${WARREN_STREET}#gug`,
      async ({ page, problems }) => {
        expect((await verdictOf(page, 'illegal')).text).toBe(said);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('a clause opens its sentence over the game, and goes away again', () =>
    visit(
      `${companion}?${WARREN_STREET}#gug`,
      async ({ page }) => {
        await openTicket(page);
        const tag = page.locator('.findings [data-effect="breaks"] .clause').first();
        expect(await tag.getAttribute('href')).toBe(`${companion}rules/gug/#gug-10.2`);
        await tag.tap();
        const sheet = page.getByRole('dialog');
        // The one sentence, until the book is fetched.
        expect(await sheet.locator('.lead, .in-sheet').first().textContent()).not.toBe('');
        expect(await sheet.locator('.ruling').count()).toBeGreaterThan(0);
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
        await expect.poll(() => tag.evaluate((element) => element === document.activeElement)).toBe(true);
      },
      PHONE,
    ));
});

test('how one came is tapped on the map too, and decides the first step', () =>
  visit(
    '/?at=warren-street#gug',
    async ({ page }) => {
      await mapReady(page);
      await tapStation(page, 'oxford-circus');
      await page.getByRole('button', { name: 'one eye' }).tap();
      expect(await query(page)).toContain('from=oxford-circus&by=victoria');
      await tapStation(page, 'goodge-street');
      expect(await verdictOf(page, 'illegal')).toMatchObject({ clauses: ['gug-10.2'] });
    },
    PHONE,
  ));

test('undo takes back what it names, tap by tap; start over can be undone', () =>
  visit(
    `/?at=victoria&die=4&route=victoria:green-park#gug`,
    async ({ page }) => {
      await mapReady(page);
      const undo = page.locator('.undo');
      const { x, y } = (await undo.boundingBox())!;
      await tapStation(page, 'warren-street');
      await expect.poll(() => undo.textContent()).toBe('Undo: Warren Street');
      await undo.tap();
      await expect.poll(() => query(page)).not.toContain('warren-street');
      expect(await query(page)).toContain('route=victoria:green-park');
      await page.getByRole('button', { name: 'Start over' }).tap();
      await page.locator('[data-question="at"]').waitFor();
      await expect.poll(() => undo.textContent()).toBe('Undo: Start over');
      await undo.tap();
      await verdictOf(page, 'incomplete');
      await page.evaluate(() => scrollTo(0, 0));
      expect(await undo.boundingBox()).toMatchObject({ x, y });
      // A route from a link has no taps to take back: its steps go one by one.
      await undo.tap();
      await expect.poll(() => query(page)).not.toContain('route');
    },
    PHONE,
  ));

test('a step can go by another line, or by a railway that may not be used', () =>
  visit(
    '/?at=victoria&die=4&route=district:st-jamess-park#gug',
    async ({ page }) => {
      await page.getByRole('button', { name: /Step 1/ }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Circle' }).tap();
      await expect.poll(() => query(page)).toContain('circle:st-jamess-park');
      await page.getByRole('button', { name: /Step 1/ }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'British Rail' }).tap();
      const verdict = await verdictOf(page, 'penalty');
      expect(verdict).toMatchObject({ sips: 12, drop: 'none' });
      expect(verdict.clauses).toContain('gug-16.6');
      expect(await page.locator('.caps-row i').count()).toBe(12);
    },
    PHONE,
  ));

test('the faint stations of other railways can be tapped, and cost what the rules say', () =>
  visit(
    '/?at=bank&die=3#gug',
    async ({ page }) => {
      await mapReady(page);
      await page.getByRole('button', { name: GUG_EN.panel.map.railways }).tap();
      await page.locator('.option[data-station="limehouse"]').tap();
      const choice = page.getByRole('dialog').getByRole('button', { name: 'DLR' });
      // One line may be meant: then there is nothing to choose.
      await choice.or(page.locator('#gug [role="status"][data-verdict="penalty"]')).first().waitFor();
      if (await choice.isVisible()) await choice.tap();
      expect(await verdictOf(page, 'penalty')).toMatchObject({ sips: 3 });
    },
    PHONE,
  ));

test('two dice are a pair of which the better one is taken', () =>
  visit(
    '/?at=victoria#gug',
    async ({ page }) => {
      await page.locator('.chip').first().tap();
      await page.getByRole('button', { name: 'Two dice' }).tap();
      await page.getByRole('button', { name: '2 eyes' }).tap();
      await page.getByRole('button', { name: '5 eyes' }).tap();
      await verdictOf(page, 'incomplete');
      expect(await query(page)).toContain('die=2,5');
    },
    PHONE,
  ));

test('all legal ends are shown with their sips, and one press takes the route', () =>
  visit(
    '/?at=east-finchley&from=highgate&by=northern&die=5#gug',
    async ({ page }) => {
      await mapReady(page);
      await page.getByRole('button', { name: GUG_EN.panel.ends.show }).tap();
      await page.locator('svg [data-end="mill-hill-east"]').waitFor();
      await page.locator('.option[data-end="mill-hill-east"]').first().tap();
      expect(await verdictOf(page, 'legal')).toMatchObject({ sips: 8, drop: 'yes' });
      expect(await query(page)).toContain('northern:finchley-central,northern:mill-hill-east');
    },
    PHONE,
  ));

test('the other board comes when it is asked for, and the map with it', () =>
  visit(
    '/#gug',
    async ({ page, problems }) => {
      await mapReady(page);
      await page.getByRole('radio', { name: 'London 2003' }).check();
      await page.locator('svg[data-board="london-2003"]').waitFor();
      expect(await query(page)).toBe('?board=london-2003');
      // The browser scrolls back down to the choice: the panel wakes wherever one looks.
      await page.reload({ waitUntil: 'networkidle' });
      await page.locator('svg[data-board="london-2003"] [data-station="shoreditch"]').waitFor({ state: 'attached' });
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('the river is a river', () =>
  visit(
    '/#gug',
    async ({ page }) => {
      await mapReady(page);
      // The place in the middle of the river that is farthest from any station.
      const { x, y } = await page.locator('svg .river').evaluate((element) => {
        const path = element as SVGPathElement;
        const matrix = path.getScreenCTM()!;
        const stations = [...document.querySelectorAll<SVGGElement>('svg [data-station]')].map((each) =>
          each.getScreenCTM()!,
        );
        const places = Array.from({ length: 400 }, (_, at) =>
          path.getPointAtLength((path.getTotalLength() * at) / 400).matrixTransform(matrix),
        ).filter((place) => place.x > 40 && place.x < innerWidth * 0.6);
        const free = ({ x, y }: DOMPoint) => Math.min(...stations.map(({ e, f }) => Math.hypot(e - x, f - y)));
        const { x, y } = places.reduce((best, place) => (free(place) > free(best) ? place : best));
        return { x, y };
      });
      await page.touchscreen.tap(x, y);
      await page.getByRole('dialog').waitFor();
      expect(await page.getByRole('dialog').textContent()).toContain('16.8');
    },
    // The whole map is so large there that a tap need not bring it closer first.
    { ...PHONE, viewport: { width: 1280, height: 1080 } },
  ));

test('the map is dragged, wheeled and fitted', () =>
  visit(
    '/?at=victoria&die=4#gug',
    async ({ page, problems }) => {
      await mapReady(page);
      await page.mouse.move(400, 500);
      const before = await placeOf(page, 'victoria');
      await page.mouse.down();
      await page.mouse.move(450, 530, { steps: 4 });
      await page.mouse.move(500, 560, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => (await placeOf(page, 'victoria')).x - before.x).toBeGreaterThan(80);
      expect(await query(page)).toBe('?at=victoria&die=4');
      const apart = async () => (await placeOf(page, 'epping')).x - (await placeOf(page, 'victoria')).x;
      const close = await apart();
      await page.mouse.wheel(0, -400);
      await expect.poll(apart).toBeGreaterThan(close * 1.2);
      await page.getByRole('button', { name: GUG_EN.panel.map.fit }).click();
      await expect.poll(apart).toBeLessThan(close);
      expect(problems).toEqual([]);
    },
    { viewport: { width: 1280, height: 800 } },
  ));

test('two fingers zoom the map', () =>
  visit(
    '/?at=victoria&die=4#gug',
    async ({ page }) => {
      await mapReady(page);
      const apart = async () => (await placeOf(page, 'epping')).x - (await placeOf(page, 'victoria')).x;
      const before = await apart();
      const touch = await page.context().newCDPSession(page);
      const fingers = (spread: number) => [180 - spread, 180 + spread].map((x, id) => ({ x, y: 250, id }));
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
      for (const spread of [40, 55, 70, 90]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(spread) });
        await page.waitForTimeout(40);
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(apart).toBeGreaterThan(before * 1.5);
      expect(await query(page)).toBe('?at=victoria&die=4');
    },
    PHONE,
  ));

test('while a route is built, the map rings only the ends that can still be reached from its head', () =>
  visit(
    '/?at=kings-cross-st-pancras&die=3#gug',
    async ({ page }) => {
      await mapReady(page);
      const ringed = () =>
        page
          .locator('#gug svg [data-end]')
          .evaluateAll((all) => all.map((end) => end.getAttribute('data-end')).toSorted());
      await page.locator('#gug [data-do="ends"]').tap();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(async () => (await ringed()).length).toBeGreaterThan(10);
      expect(await ringed()).toContain('moorgate');
      const next = page.locator('section[aria-labelledby="gug-list"] > ul button');
      for (const [name, station] of [
        ['Angel', 'angel'],
        ['Old Street', 'old-street'],
      ] as const) {
        // A sheet that closes gives the focus back, and a list is drawn anew: the key is to have it when it is pressed.
        await atRest(page);
        await next.filter({ hasText: name }).first().press('Enter');
        await expect.poll(() => query(page)).toContain(`northern:${station}`);
        await expect.poll(ringed, { message: name }).toEqual(['moorgate']);
      }
    },
    PHONE,
  ));

test('a station chosen before the judge has woken is where one stands', () =>
  visit('/rules/gabong/', async ({ page, problems }) => {
    let wake: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (wake = resolve));
    await page.route('**/*.js', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto(new URL('/#gug', page.url()).href, { waitUntil: 'commit' });
    await page.locator('.ask-form select').first().selectOption('bank');
    wake();
    await mapReady(page);
    await page.locator('#gug .facts', { hasText: 'Bank' }).waitFor();
    await expect.poll(() => query(page)).toContain('at=bank');
    expect(problems).toEqual([]);
  }));
