import type { Page } from 'playwright-core';
import type { Draw } from '../../src/games/shared/seeded.ts';

/** What one press did to the focus. */
export interface Pressed {
  /** What was pressed, in the words on it. */
  readonly what: string;
  /** What has the focus after it; undefined: nothing in a panel or a sheet, or nothing that can be seen. */
  readonly focus: string | undefined;
}

/** Anything a hand at a keyboard can press or fill without leaving the page. */
const PRESSED =
  'button, summary, a.clause, input:not([type="file"]), select, textarea, svg [data-station][tabindex="0"]';

/** In the page: what can be pressed, what was pressed how often, and where the focus is. */
function hands({ panel, pressed }: { panel: string; pressed: string }) {
  const often = new Map<string, number>();
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) =>
    `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`
      .replace(/\s+/g, ' ')
      .slice(0, 70);
  // What differs by a number or a name alone is one and the same key: as many presses for a table of two as of nine.
  const kindOf = (element: Element) =>
    `${element.getAttribute('class') ?? ''} ${element.getAttribute('data-do') ?? nameOf(element).replace(/\d+/g, '')}`;
  /** Focuses one of what can be pressed, more likely what was pressed less. @returns its name and the kind of field. */
  const pick = (chance: number) => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const all = [...(sheet ?? document.getElementById(panel)!).querySelectorAll<HTMLElement>(pressed)].filter(
      (element) =>
        !element.matches(':disabled, [aria-disabled="true"], .downloads *') && element.tabIndex >= 0 && isSeen(element),
    );
    const weights = all.map((element) => 1 / (1 + (often.get(kindOf(element)) ?? 0)) ** 2);
    let rest = chance * weights.reduce((sum, weight) => sum + weight, 0);
    const chosen = all[weights.findIndex((weight) => (rest -= weight) <= 0)] ?? all.at(-1);
    if (!chosen) return undefined;
    often.set(kindOf(chosen), (often.get(kindOf(chosen)) ?? 0) + 1);
    chosen.focus();
    const isText = chosen.matches('textarea, input:not([type="radio"], [type="checkbox"])');
    return {
      what: nameOf(chosen),
      field: isText ? 'text' : chosen.localName === 'input' ? 'choice' : chosen.localName,
    };
  };
  /** Waits until what was pressed has done what it does, and goes back to the panel if it led away. @returns what has the focus. */
  const settled = async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const at = () => {
      const { activeElement } = document;
      return activeElement?.closest('.panel, dialog, .site-header') && isSeen(activeElement)
        ? activeElement
        : undefined;
    };
    for (let frames = 0; frames < 3; frames += 1) await frame();
    // What is fetched first takes the focus when it has come.
    const since = performance.now();
    while (!at() && performance.now() - since < 5_000) await frame();
    const focused = at();
    const name = focused && nameOf(focused);
    if (location.hash !== `#${panel}`) {
      location.hash = panel;
      await frame();
    }
    return name;
  };
  Object.assign(globalThis, { monkey: { pick, settled } });
}

interface Hands {
  readonly monkey: {
    pick: (chance: number) => { what: string; field: string } | undefined;
    settled: () => Promise<string | undefined>;
  };
}

/** What is written into a field of text: a letter that finds something, and a number where only those are taken. */
const WRITTEN = ['a', 'o', '3'] as const;

/**
 * Presses by keyboard whatever can be pressed in a panel or the sheet over it, so many times.
 *
 * @param look - looks at the page after each press, before the next is chosen.
 */
export async function pressAll(
  page: Page,
  panel: string,
  times: number,
  draw: Draw,
  look?: () => Promise<void>,
): Promise<readonly Pressed[]> {
  // What is fetched first has no key of its own.
  await page.locator(`#${panel} .fetching`).waitFor({ state: 'detached' });
  await page.evaluate(hands, { panel, pressed: PRESSED });
  const chance = () => draw(10_000) / 10_000;
  const done: Pressed[] = [];
  let next = await page.evaluate((at) => (globalThis as unknown as Hands).monkey.pick(at), chance());
  while (next && done.length < times) {
    const { what, field } = next;
    if (field === 'text') await page.keyboard.press(WRITTEN[draw(WRITTEN.length)]!);
    if (field !== 'text' || draw(2) === 0)
      await page.keyboard.press(field === 'choice' ? 'Space' : field === 'select' ? 'ArrowDown' : 'Enter');
    const focus = await page.evaluate(() => (globalThis as unknown as Hands).monkey.settled());
    done.push({ what, focus });
    await look?.();
    next = await page.evaluate((at) => (globalThis as unknown as Hands).monkey.pick(at), chance());
  }
  return done;
}
