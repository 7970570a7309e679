import { UNITS } from './path.ts';
import type { Overlay } from './shown.ts';
import { DESIGN_TIER, lettersAt, tierAt, TIERS } from './tiers.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** No element but those of a drawing: names stand in it with their `<` written as `&lt;`. */
const rules = {
  createHTML(markup: string) {
    if (/<(?!\/?(?:svg|g|path|circle|rect|text|tspan|use)\b)/.test(markup)) throw TypeError();
    return markup;
  },
};
const drawings = globalThis.trustedTypes?.createPolicy('svg-element', rules) ?? rules;

function parseSvg(markup: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(drawings.createHTML(markup), 'image/svg+xml').documentElement;
  if (!(parsed instanceof SVGSVGElement)) throw new Error('this is not an SVG drawing');
  return document.importNode(parsed, true);
}

/** Makes an element of a drawing that `drawBoard` made, here or at build time. */
export function parseDrawing(markup: string): SVGSVGElement {
  return parseSvg(markup.replace('<svg ', `<svg xmlns="${NAMESPACE}" `));
}

/** What each of the places holds, as markup. */
const held = new WeakMap<Element, string>();

/** Puts the state of a game into the two places that the drawing keeps free for it; what stays the same is left alone. */
export function showOverlay(svg: SVGSVGElement, { below, above }: Overlay): void {
  for (const [name, markup] of [
    ['below', below],
    ['above', above],
  ] as const) {
    const place = svg.querySelector(`.${name}`)!;
    if ((held.get(place) ?? '') === markup) continue;
    held.set(place, markup);
    place.replaceChildren(...parseSvg(`<svg xmlns="${NAMESPACE}">${markup}</svg>`).childNodes);
  }
}

/** What is told how high letters are, beside the names: nothing but text, marks and dashes is styled anew for it. */
const SIZED = ':scope > .lines, :scope > .below, :scope > .above';

/** From here on the discs of legal ends have room for their numbers. */
const NUMBERS_TIER = 3;

/**
 * Sets the size of marks and how many names are shown, for a scale in CSS pixels to a grid unit.
 *
 * @returns what shows the names of this scale in its size, portion by portion: laid out all at once, they hold up a tap.
 */
export function setScale(svg: SVGSVGElement, scale: number): readonly (() => void)[] {
  const tier = tierAt(scale);
  const size = `${(lettersAt(scale) * UNITS).toFixed(2)}px`;
  const coming: (() => void)[] = [];
  for (const [at] of TIERS.entries())
    for (const drawn of svg.querySelectorAll<SVGElement>(`.t${at}`)) {
      // `x` and a number: from that tier on the same names stand elsewhere.
      const until = /\bx(\d)/.exec(drawn.getAttribute('class')!)?.[1] ?? Infinity;
      if (at > tier || tier >= Number(until)) drawn.style.display = 'none';
      else
        coming.push(() => {
          drawn.style.display = 'inline';
          drawn.style.setProperty('--size', size);
        });
    }
  svg.querySelector<SVGGElement>(':scope > .others')?.style.setProperty('opacity', tier < DESIGN_TIER ? '0' : '1');
  svg.querySelector(':scope > .above')?.classList.toggle('far', tier < NUMBERS_TIER);
  for (const group of svg.querySelectorAll<SVGGElement>(SIZED)) group.style.setProperty('--size', size);
  return coming;
}

/** Leaves names and letters to the style sheet again. */
export function forgetScale(svg: SVGSVGElement): void {
  for (const drawn of svg.querySelectorAll('[style]')) drawn.removeAttribute('style');
}

function stationElement(svg: SVGSVGElement, station: string): SVGGElement | undefined {
  return svg.querySelector<SVGGElement>(`[data-station="${CSS.escape(station)}"]`) ?? undefined;
}

/**
 * Turns the picture into something to be used: stations are buttons, and one of them is the tab stop.
 * Screen readers pass all keys on, so that arrows can walk along the lines.
 */
export function makeWalkable(svg: SVGSVGElement, tabStop: string): void {
  svg.setAttribute('role', 'application');
  for (const station of svg.querySelectorAll<SVGGElement>('[data-station]')) {
    station.setAttribute('role', 'button');
    station.setAttribute('aria-label', station.dataset['name'] ?? '');
    station.setAttribute('tabindex', '-1');
  }
  moveTabStop(svg, tabStop);
}

/** @returns the element of the station that is now the tab stop; undefined on a board without it. */
export function moveTabStop(svg: SVGSVGElement, station: string): SVGGElement | undefined {
  const next = stationElement(svg, station);
  // Set anew where it has the focus, a tab stop has the browser lay out the page at once.
  if (next?.getAttribute('tabindex') === '0') return next;
  for (const before of svg.querySelectorAll('[data-station][tabindex="0"]')) before.setAttribute('tabindex', '-1');
  next?.setAttribute('tabindex', '0');
  return next;
}
