import type { Page } from 'playwright-core';

/**
 * Keys and links of an open page that are not called what one sees on them (WCAG 2.5.3): who speaks to the phone says what
 * stands there. One line for each: “Anna 1” is not in “Anna drinks 1”.
 */
export const faultsOfNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const UNSEEN = '.visually-hidden, [aria-hidden="true"]';
    /** The texts in an element, in their order, without those in parts that are left out. */
    const textIn = (element: Element, isLeftOut: (part: Element) => boolean): string => {
      const texts: string[] = [];
      const walk = (part: Element) => {
        for (const node of part.childNodes) {
          if (node instanceof Text) texts.push(node.data);
          else if (node instanceof Element && !isLeftOut(node)) {
            const label = node.getAttribute('aria-label');
            texts.push(' ');
            if (label !== null && node.matches('[role="img"], svg')) texts.push(label);
            else walk(node);
            texts.push(' ');
          }
        }
      };
      walk(element);
      return texts.join('');
    };
    /** A theta is a sign, as a cross is: it has no words. */
    const wordsOf = (text: string): string =>
      ` ${(
        text
          .replaceAll('θ', '')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      ).join(' ')} `;
    const nameOf = (element: Element): string => {
      const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labelled = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const content = textIn(
        element,
        (part) => part.matches('[aria-hidden="true"]') || getComputedStyle(part).display === 'none',
      );
      const names = [labelled, element.getAttribute('aria-label'), content, element.getAttribute('title')];
      return names.find((name) => name !== null && name.trim() !== '') ?? '';
    };
    return [
      ...document.querySelectorAll(
        'button, a[href], summary, [role="button"], [role="link"], [role="option"], [role="switch"]',
      ),
    ].flatMap((key) => {
      if (!key.checkVisibility({ visibilityProperty: true }) || key.closest('svg')) return [];
      const seen = textIn(
        key,
        (part) => part.matches(UNSEEN) || !part.checkVisibility({ visibilityProperty: true }),
      ).trim();
      const name = nameOf(key);
      // “Straff” is in “Straffekort”, but 1 is not in 10.
      const said = wordsOf(seen).replace(/(\p{L}) $/u, '$1');
      return said.trim() === '' || wordsOf(name).includes(said)
        ? []
        : [`“${seen.replace(/\s+/g, ' ')}” is not in “${name.trim().replace(/\s+/g, ' ')}”`];
    });
  });
