import type { Page } from 'playwright-core';

interface Shift {
  readonly startTime: DOMHighResTimeStamp;
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What a watched page keeps for `shiftsOn`. */
interface Watched {
  readonly shifts: { readonly at: number; readonly what: string }[];
  /** When the page had been drawn whole for the first time. */
  wholeAt: number;
}

/**
 * Writes down on every page that is opened from now on what moves by itself: how much, and what. A busy browser draws a
 * page of which it has read half, and draws it again some milliseconds later; this counts from the first whole page on.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { shifts: [], wholeAt: 0 };
    Object.assign(window, { watched });
    document.addEventListener(
      'readystatechange',
      // The second frame begins when the first has been laid out.
      () => requestAnimationFrame(() => requestAnimationFrame(() => (watched.wholeAt = performance.now()))),
      { once: true },
    );
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as unknown as readonly Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : 'a text',
        );
        watched.shifts.push({ at: startTime, what: `${value.toFixed(4)}: ${moved.join(', ')}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved by itself on a page that was just opened, as its parts woke and came in. */
export async function shiftsOn(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { shifts, wholeAt } = (window as unknown as { readonly watched: Watched }).watched;
    return shifts.filter(({ at }) => at >= wholeAt).map(({ what }) => what);
  });
}
