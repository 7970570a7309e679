import type { Page } from 'playwright-core';

/** No state has more controls on its way than this many. */
const MOST = 250;

/**
 * Where the keyboard stands and nobody can see it, going through all of an open page: without a mark around it
 * (WCAG 2.4.7), or under something else (2.4.11). One line for each.
 */
export async function faultsOfFocus(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const faults = new Set<string>();
  const seen = new Set<number>();
  for (let count = 0; count < MOST; count += 1) {
    await page.keyboard.press('Tab');
    const stood = await page.evaluate(stand);
    // Once round: the keyboard has left the page, or is where it was.
    if (stood === undefined || seen.has(stood.id)) return [...faults];
    seen.add(stood.id);
    if (stood.fault !== undefined) faults.add(stood.fault);
  }
  return [...faults, `more than ${MOST} controls`];
}

/** Where the keyboard stands, and what is wrong there; undefined outside of the page. Runs in the browser. */
function stand(): { readonly id: number; readonly fault: string | undefined } | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const numbered = window as unknown as { stands?: Element[] };
  const stands = (numbered.stands ??= []);
  if (!stands.includes(focused)) stands.push(focused);
  const id = stands.indexOf(focused);
  const words = (focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40);
  const name = `${focused.tagName.toLowerCase()}.${focused.getAttribute('class') ?? ''} "${words}"`;
  // A box to tick is marked, and pressed, with its words; a game of a bracket with its players; a station by its edge.
  const whole = focused.closest('label, .bracket-box') ?? focused;
  const isMarked = [focused, whole].some((element) => {
    const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(element);
    const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    return isOutlined || (element.matches('[data-station]') && stroke !== 'none' && parseFloat(strokeWidth) >= 2);
  });
  if (!isMarked) return { id, fault: `no mark: ${name}` };
  const isShown = [...whole.getClientRects()].some(({ x, y, width, height }) =>
    [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(x + width * across, y + height * down);
        return hit !== null && (whole.contains(hit) || hit.contains(focused));
      }),
    ),
  );
  return { id, fault: isShown ? undefined : `covered: ${name}` };
}
