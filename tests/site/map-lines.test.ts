import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { luminance } from '../../src/map/draw-badges.ts';
import { mapReady } from '../browser/gug.ts';
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
            // In grey, the letter is what tells it from the others: the whole board has one of each line at this width.
            expect(shown, `letters of ${line}`).toBeGreaterThan(0);
          }
        },
        { viewport: { width: 1280, height: 800 }, colorScheme },
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
