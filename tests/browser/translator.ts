import type { Page } from 'playwright-core';

/**
 * From the next page on, does what the translators of Chrome and Safari do, in the same words: each text, and each that
 * comes later, is taken out, and stands in `font` elements of the translator's own instead. What is marked stays as it is.
 */
export const translatePages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const KEPT = '[translate="no"], .notranslate, font, script, style, noscript, textarea, svg';
    const font = (child: Node) => {
      const made = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      made.append(child);
      return made;
    };
    const translate = (node: Node): void => {
      if (node instanceof Text) {
        if (node.data.trim() === '' || !node.parentElement || node.parentElement.closest(KEPT)) return;
        node.replaceWith(font(font(document.createTextNode(node.data))));
      } else for (const child of [...node.childNodes]) translate(child);
    };
    const begin = () => {
      translate(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translate(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    addEventListener('load', begin);
  });
