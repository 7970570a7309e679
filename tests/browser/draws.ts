import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';

/** A node of Preact's tree, by the names that its build gives: `__k` its children, `__c` the component that draws it, `__e` what it drew. */
interface Drawn {
  readonly __k?: readonly (Drawn | null)[] | Drawn | null;
  readonly __c?: { render: (...given: unknown[]) => unknown } | null;
  readonly __e?: Node | null;
}

/** A part of a panel, by the class of what it draws, or of what that stands in; empty where nothing of it is seen. */
interface Part {
  readonly what: string;
  readonly draws: number;
}

/**
 * Counts how often each part of a panel that is on the screen now is drawn while something is done.
 *
 * @param selector - what all of the panel stands in.
 */
export async function drawsDuring(page: Page, selector: string, work: () => Promise<void>): Promise<readonly Part[]> {
  // What was done before is drawn by then.
  await atRest(page);
  const counts = await page.evaluateHandle((within) => {
    const parts: { what: string; draws: number }[] = [];
    const follow = (node: Drawn | null | undefined): void => {
      if (!node) return;
      const component = node.__c;
      if (component) {
        const { render } = component;
        const drawn = node.__e;
        const seen = drawn instanceof Element ? drawn : undefined;
        const part = { what: seen?.closest('[class]')?.getAttribute('class') ?? '', draws: 0 };
        parts.push(part);
        component.render = function draw(this: unknown, ...given: unknown[]) {
          part.draws += 1;
          return render.apply(this, given);
        };
      }
      for (const child of Array.isArray(node.__k) ? node.__k : [node.__k]) follow(child as Drawn);
    };
    for (const root of document.querySelectorAll(within)) follow((root as unknown as Drawn).__k as Drawn);
    return parts;
  }, selector);
  await work();
  // What is drawn late, in a task of its own, is counted too.
  await atRest(page);
  await page.waitForTimeout(500);
  return counts.jsonValue();
}
