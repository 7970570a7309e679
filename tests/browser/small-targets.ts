import type { Page } from 'playwright-core';

/** CSS pixels (WCAG 2.5.5). */
const LEAST = 44;

/**
 * What is pressed and is smaller than a finger, one line for each. Excepted, as there: links within a sentence, and what
 * has its own label or key of the full size for the same; what a pseudo-element adds around a control counts.
 */
export const smallTargetsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const pressed = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, summary, textarea, input:not([type="hidden"]), [role="option"], [role="tab"]',
    );
    return [...pressed].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (element.closest('svg.board, .visually-hidden')) return [];
      const target = element.matches('input[type="radio"], input[type="checkbox"]')
        ? (element.closest('label') ?? element)
        : element;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 && height <= 1) return [];
      const around = ['::before', '::after'].map((which) => getComputedStyle(target, which));
      const grown = around
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ top, bottom, left, right }) => ({
          width: width - parseFloat(left) - parseFloat(right),
          height: height - parseFloat(top) - parseFloat(bottom),
        }));
      const isBig = [{ width, height }, ...grown].some((box) => box.width >= least - 0.5 && box.height >= least - 0.5);
      if (isBig) return [];
      const isInline = getComputedStyle(target).display === 'inline';
      if (isInline && element.matches('a')) return [];
      return [
        `${target.tagName.toLowerCase()}.${target.className} "${target.textContent.trim().slice(0, 30)}": ${Math.round(width)} x ${Math.round(height)}`,
      ];
    });
  }, LEAST);
