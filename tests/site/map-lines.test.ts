import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { luminance } from '../../src/map/luminance.ts';
import { BEGUN } from '../browser/begun.ts';
import { openGame } from '../browser/gug-game.ts';
import { mapReady, PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { pressInMore } from '../browser/stage.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const BOARDS = [
  { address: '/#gug', lines: 11 },
  { address: '/?board=london-2003&at=whitechapel#gug', lines: 12 },
] as const;

interface DrawnLine {
  readonly line: string;
  readonly colour: string;
  /** Of the edge that a theme may give it; undefined when it has none. */
  readonly edge: string | undefined;
  /** Dashes and gaps, in CSS pixels as they are on the screen now; none when it is solid. */
  readonly dashes: readonly number[];
  /** In CSS pixels. */
  readonly width: number;
  /** What is drawn along its middle where patterns are on; undefined for a plain line. */
  readonly pattern: { readonly look: string; readonly colour: string } | undefined;
  /** The letter on it, and the colours of the letter and of its disc. */
  readonly letter: string;
  readonly ink: string;
  readonly disc: string;
  /** How many of its letters are shown at this zoom. */
  readonly shown: number;
}

/** What the browser draws of each line. */
const drawnLines = (page: Page): Promise<readonly DrawnLine[]> =>
  page.evaluate(() => {
    const hex = (colour: string) =>
      `#${(colour.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    const svg = document.querySelector<SVGSVGElement>('#gug svg.board')!;
    const scale = svg.getScreenCTM()!.a;
    return [...svg.querySelectorAll<SVGElement>('.lines > [data-line]')].map((use) => {
      const line = use.dataset['line']!;
      const drawn = getComputedStyle(use);
      const edge = getComputedStyle(svg.querySelector(`.o-${line}`)!);
      const pattern = svg.querySelector<SVGElement>(`.lines .patterns [href$="-${line}"]`) ?? undefined;
      const letters = [...svg.querySelectorAll(`.letters [data-line="${line}"] text`)];
      const disc = svg.querySelector(`.letters [data-line="${line}"] path`)!;
      return {
        line,
        colour: hex(drawn.stroke),
        edge: edge.stroke === 'none' ? undefined : hex(edge.stroke),
        dashes:
          drawn.strokeDasharray === 'none'
            ? []
            : drawn.strokeDasharray.split(',').map((dash) => parseFloat(dash) * scale),
        width: parseFloat(drawn.strokeWidth) * scale,
        pattern: pattern && { look: pattern.classList[0]!, colour: hex(getComputedStyle(pattern).stroke) },
        letter: letters[0]!.textContent,
        ink: hex(getComputedStyle(letters[0]!).fill),
        disc: hex(getComputedStyle(disc).stroke),
        shown: letters.filter((letter) => letter.checkVisibility({ opacityProperty: true })).length,
      };
    });
  });

/** Contrast of two colours `#rrggbb`, 1 to 21, as WCAG has it. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light! + 0.05) / (dark! + 0.05);
}

/** How eyes without one kind of cones see linear red, green and blue (Machado, Oliveira and Fernandes 2009). */
const BLIND = {
  'no red': [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  'no green': [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  'no blue': [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
/** From linear red, green and blue to CIE XYZ, with white at 1. */
const TO_XYZ = [0.43395, 0.37622, 0.18983, 0.212673, 0.715152, 0.072175, 0.017757, 0.109477, 0.872766];
/** Two colours that are no further apart in CIELAB are hard to tell apart on lines that do not touch. */
const CLOSE = 25;

const times = (matrix: readonly number[], [x, y, z]: readonly number[]) =>
  [0, 3, 6].map((row) => Math.min(1, Math.max(0, matrix[row]! * x! + matrix[row + 1]! * y! + matrix[row + 2]! * z!)));

/** A colour `#rrggbb` in CIELAB, as these eyes see it. */
function seenAs(colour: string, eyes: keyof typeof BLIND): readonly number[] {
  const linear = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [x, y, z] = times(TO_XYZ, times(BLIND[eyes], linear)).map((part) =>
    part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116,
  );
  return [116 * y! - 16, 500 * (x! - y!), 200 * (y! - z!)];
}

const paperOf = (page: Page) =>
  page.evaluate(() => {
    const [red, green, blue] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;
  });

describe.each(BOARDS)('the lines of $address', ({ address, lines }) => {
  test.each(['light', 'dark'] as const)(
    'stand out on the paper, and bear letters of their own that can be read: %s',
    (colorScheme) =>
      visit(
        address,
        async ({ page }) => {
          await mapReady(page);
          const drawn = await drawnLines(page);
          const paper = await paperOf(page);
          expect(drawn).toHaveLength(lines);
          expect(new Set(drawn.map(({ letter }) => letter)).size).toBe(lines);
          for (const { line, colour, edge, ink, disc, shown } of drawn) {
            const seen = Math.max(contrast(colour, paper), edge === undefined ? 1 : contrast(edge, paper));
            expect(seen, `${line} on paper`).toBeGreaterThanOrEqual(3);
            expect(contrast(ink, disc), `the letter of ${line}`).toBeGreaterThanOrEqual(4.5);
            // In grey, the letter is what tells it from the others: the whole board has one of each line at this size.
            expect(shown, `letters of ${line}`).toBeGreaterThan(0);
          }
        },
        { viewport: { width: 1280, height: 1080 }, colorScheme },
      ),
  );

  test.each(['light', 'dark'] as const)('close in colour for any eyes have different patterns: %s', (colorScheme) =>
    visit(
      address,
      async ({ page }) => {
        await mapReady(page);
        const drawn = await drawnLines(page);
        for (const { line, colour, pattern } of drawn)
          if (pattern) expect(contrast(pattern.colour, colour), `the pattern of ${line}`).toBeGreaterThanOrEqual(3);
        const pairs = drawn.flatMap((one, at) => drawn.slice(at + 1).map((other) => [one, other] as const));
        const confused = (Object.keys(BLIND) as (keyof typeof BLIND)[]).flatMap((eyes) =>
          pairs
            .filter(([one, other]) => {
              const [first, second] = [seenAs(one.colour, eyes), seenAs(other.colour, eyes)];
              return Math.hypot(...first.map((part, at) => part - second[at]!)) < CLOSE;
            })
            .map(([one, other]) => ({ eyes, one, other })),
        );
        const names = confused.map(({ eyes, one, other }) => `${eyes}: ${one.line}, ${other.line}`);
        expect(names).toEqual(expect.arrayContaining(['no green: bakerloo, central', 'no green: bakerloo, district']));
        expect(names.filter((_, at) => confused[at]!.one.pattern?.look === confused[at]!.other.pattern?.look)).toEqual(
          [],
        );
      },
      { colorScheme },
    ),
  );

  test.each([
    { mode: { forcedColors: 'active' }, viewport: { width: 360, height: 740 } },
    { mode: { forcedColors: 'active' }, viewport: { width: 1280, height: 800 } },
    { mode: { contrast: 'more' }, viewport: { width: 360, height: 740 } },
  ] as const)('have dashes of their own: $mode at $viewport.width', ({ mode, viewport }) =>
    visit(
      address,
      async ({ page }) => {
        await mapReady(page);
        await page.emulateMedia(mode);
        // The whole of it, as small as it gets.
        await page.locator('.map-keys button').last().click();
        await expect.poll(async () => (await drawnLines(page)).some(({ dashes }) => dashes.length > 0)).toBe(true);
        const drawn = await drawnLines(page);
        const looks = drawn.map(({ dashes, width }) =>
          (dashes.length > 0 ? dashes : [`solid, ${width}`])
            .map((part) => (typeof part === 'number' ? part.toFixed(1) : part))
            .join(' '),
        );
        expect(new Set(looks).size, looks.join('; ')).toBe(lines);
        expect(drawn.filter(({ dashes }) => dashes.length === 0)).toHaveLength(1);
        for (const { line, dashes } of drawn) for (const dash of dashes) expect(dash, line).toBeGreaterThan(1);
      },
      { viewport },
    ),
  );

  test('keep their letters apart from their discs where colours are forced', () =>
    visit(
      address,
      async ({ page }) => {
        await mapReady(page);
        await page.emulateMedia({ forcedColors: 'active' });
        const drawn = await drawnLines(page);
        expect(new Set(drawn.map(({ colour }) => colour)).size).toBe(1);
        for (const { line, ink, disc } of drawn) expect(contrast(ink, disc), line).toBeGreaterThanOrEqual(7);
      },
      { viewport: { width: 1280, height: 800 } },
    ));
});

test('patterns are off until somebody switches them on, beside the judge or in a game, and are there at the next visit', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      const areShown = () =>
        page.locator('#gug .lines .patterns').evaluate((patterns) => getComputedStyle(patterns).display !== 'none');
      await openGame(page, BEGUN);
      await mapReady(page);
      expect(await areShown()).toBe(false);
      await page.locator('#gug [data-do="table"]').tap();
      await page.locator('[data-do="patterns"]').check();
      expect(await areShown()).toBe(true);
      await page.reload();
      await mapReady(page);
      expect(await areShown()).toBe(true);
      await pressInMore(page, '[data-to="ask"]');
      await page.locator('.more [data-do="patterns"]').uncheck();
      expect(await areShown()).toBe(false);
      await page.reload();
      await mapReady(page);
      expect(await areShown()).toBe(false);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
