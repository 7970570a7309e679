import type { Page } from 'playwright-core';

/**
 * The lines of a bracket where one sees them on the page: `Anna > Anna` from the row of somebody to a row, `heat 1 (1.) >`
 * from the head of a game with the places that stand on the line, to no row in particular.
 *
 * @param inside - what the bracket stands in; it must be shown.
 */
export const linesShown = (page: Page, inside: string): Promise<readonly string[]> =>
  page.locator(`${inside} .bracket`).evaluate((bracket) => {
    const svg = bracket.querySelector('svg')!;
    const toPage = svg.getScreenCTM()!;
    const ends = [...svg.querySelectorAll('.flow-stroke')].flatMap((path) =>
      path
        .getAttribute('d')!
        .split('M')
        .slice(1)
        .map((line) => {
          const points = line.split('L').map((point) => point.split(' ').map(Number));
          return [points[0]!, points.at(-1)!].map(([x, y]) => new DOMPoint(x, y).matrixTransform(toPage));
        }),
    );
    const spans = [...svg.querySelectorAll('text')].map((text) => ({ text, at: text.getBoundingClientRect() }));
    /** Whether a line meets something at its side, in its middle where that is asked for. */
    const meets = (point: DOMPoint, element: Element, side: 'left' | 'right', isMiddle: boolean) => {
      const box = element.getBoundingClientRect();
      const slack = isMiddle ? box.height / 8 : box.height / 2;
      // Lines end a little before the box they lead to.
      return Math.abs(point.x - box[side]) < box.height / 2 && Math.abs(point.y - (box.top + box.height / 2)) < slack;
    };
    const rowAt = (point: DOMPoint, side: 'left' | 'right') =>
      [...bracket.querySelectorAll('.bracket-box li[data-is]')]
        .find((row) => row.getAttribute('data-is') !== 'free' && meets(point, row, side, true))
        ?.querySelector('.bracket-name')?.textContent;
    const headAt = (point: DOMPoint) => {
      const head = [...bracket.querySelectorAll('.bracket-title')].find((one) => meets(point, one, 'right', false));
      const said = spans.find(({ at }) => at.top < point.y && point.y < at.bottom && Math.abs(at.left - point.x) < 20);
      return head && `${head.textContent} (${said?.text.textContent ?? ''})`;
    };
    return ends
      .map(([start, end]) => `${rowAt(start!, 'right') ?? headAt(start!) ?? '?'} > ${rowAt(end!, 'left') ?? ''}`.trim())
      .toSorted();
  });

/** What a reader of the screen hears of each game of a bracket. @param inside - what the bracket stands in. */
export const heardInBracket = (page: Page, inside: string): Promise<readonly (readonly string[])[]> =>
  page
    .locator(`${inside} .bracket`)
    .evaluate((bracket) =>
      [...bracket.querySelectorAll('.bracket-box')].map((box) =>
        [...box.querySelectorAll('.visually-hidden')].map((words) => words.textContent),
      ),
    );
