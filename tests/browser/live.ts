import type { Page } from 'playwright-core';

interface Listener {
  readonly heard: string[];
}

/** From now on, notes what the page's live regions say: every text that comes into one, or that one comes with. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    const texts = new Map<Element, string>();
    const textOf = (region: Element) => {
      if (!region.checkVisibility({ visibilityProperty: true })) return '';
      const spoken = region.cloneNode(true) as Element;
      for (const part of spoken.querySelectorAll('[aria-hidden="true"]')) part.remove();
      return spoken.textContent.trim().replace(/\s+/g, ' ');
    };
    const note = () => {
      for (const region of document.querySelectorAll(
        '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]',
      )) {
        const text = textOf(region);
        if (text === (texts.get(region) ?? '')) continue;
        texts.set(region, text);
        if (text !== '') heard.push(text);
      }
    };
    note();
    heard.length = 0;
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(globalThis, { heard });
  });

/** What was said since the last time, once the page has come to rest. */
export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 6; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as Listener).heard.splice(0);
  });
