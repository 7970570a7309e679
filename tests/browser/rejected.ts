import type { Page } from 'playwright-core';
import { LONG_NAMES } from './states/state.ts';

/**
 * What may be shortened by an ellipsis: names of forty letters, in a place where all names of a table stand side by side,
 * or in the words of undo. They stand in full elsewhere, and are said in full.
 */
const SHORTENED = LONG_NAMES.map((name) => name.slice(0, 8));

/**
 * What of a page cannot be read or pressed at the size of its window: the page wider than the window, words cut off or
 * beyond the edge, controls that stay covered wherever the page is scrolled to. One line for each.
 */
export const rejectedEventsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((shortened) => {
    const faults: string[] = [];
    const told = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 40)}"`;
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`the page is ${wide} px too wide`);

    /** The drawing of the map zooms; what is hidden is for other senses. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('svg.board, .visually-hidden, [aria-hidden="true"]');

    // What holds the keyboard and the reader inside itself hides the rest.
    const scope: Element = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || (node.nodeValue ?? '').trim() === '' || !isSeen(parent)) continue;
      if (parent.closest('script, style, select, option')) continue;
      const { webkitLineClamp, textOverflow } = getComputedStyle(parent);
      const isClamped = webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
      if (isClamped && shortened.some((start) => parent.textContent.includes(start))) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let [left, top, right, bottom] = [0, -Infinity, innerWidth, Infinity];
      for (let box: Element | null = parent; box && box !== document.documentElement; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // What can be scrolled is not lost, and all that lies beyond its edge is no fault of the page.
        if (/auto|scroll/.test(overflowX)) [left, right] = [-Infinity, Infinity];
        else if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (/auto|scroll/.test(overflowY)) [top, bottom] = [-Infinity, Infinity];
        else if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        if (position === 'fixed') break;
      }
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width === 0) continue;
        // A line is higher than its letters.
        const slack = height * 0.2;
        const isCut = x < left - 1 || x + width > right + 1 || y < top - slack || y + height > bottom + slack;
        if (isCut) faults.push(`cut off: ${told(parent)}`);
      }
      const pressed = parent.closest('button, .key, summary');
      if (pressed) {
        const edge = pressed.getBoundingClientRect();
        for (const { x, y, width, height } of range.getClientRects()) {
          const slack = height * 0.2;
          if (
            x < edge.left - 1 ||
            x + width > edge.right + 1 ||
            y < edge.top - slack ||
            y + height > edge.bottom + slack
          )
            faults.push(`words outside their key: ${told(pressed)}`);
        }
      }
    }

    const controls = scope.querySelectorAll<HTMLElement>(
      'a[href], button, select, summary, textarea, input:not([type="radio"], [type="checkbox"], [type="hidden"]), label:has(input[type="radio"], input[type="checkbox"])',
    );
    for (const control of controls) {
      if (!isSeen(control)) continue;
      const style = getComputedStyle(control);
      if (style.pointerEvents === 'none') continue;
      let over: Element | null | undefined;
      const isReached = (['center', 'start', 'end'] as const).some((block) => {
        control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        const rects = [...control.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        const hits = rects.map(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2));
        over ??= hits[0];
        return (
          rects.length === 0 ||
          hits.some((hit) => hit && (control.contains(hit) || hit.closest('label')?.contains(control))) ||
          // A list that has come up goes away again by itself.
          (hits[0]?.closest('[role="listbox"], .finder-list') ?? null) !== null
        );
      });
      if (isReached) continue;
      faults.push(`covered: ${told(control)} by ${over ? told(over) : 'nothing: off the screen'}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...new Set(faults)];
  }, SHORTENED);
