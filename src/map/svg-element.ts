import { UNITS } from './path.ts';
import type { Overlay } from './shown.ts';
import { DESIGN_TIER, lettersAt, tierAt, TIERS } from './tiers.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

function parseSvg(markup: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
  if (!(parsed instanceof SVGSVGElement)) throw new Error('this is not an SVG drawing');
  return document.importNode(parsed, true);
}

/** Makes an element of a drawing that `drawBoard` made, here or at build time. */
export function parseDrawing(markup: string): SVGSVGElement {
  return parseSvg(markup.replace('<svg ', `<svg xmlns="${NAMESPACE}" `));
}

/** Puts the state of a game into the two places that the drawing keeps free for it. */
export function showOverlay(svg: SVGSVGElement, { below, above }: Overlay): void {
  for (const [place, markup] of [
    ['below', below],
    ['above', above],
  ] as const) {
    svg
      .querySelector(`.${place}`)!
      .replaceChildren(...parseSvg(`<svg xmlns="${NAMESPACE}">${markup}</svg>`).childNodes);
  }
}

/** What is told how high letters are; nothing but text, marks and dashes is styled anew for it. */
const SIZED = [':scope > .names', ':scope > .letters', ':scope > .lines', ':scope > .above'].join();

/** Sets the size of letters and how many names are shown, for a scale in CSS pixels to a grid unit. */
export function setScale(svg: SVGSVGElement, scale: number): void {
  const tier = tierAt(scale);
  for (const [at] of TIERS.entries())
    for (const drawn of svg.querySelectorAll<SVGElement>(`.t${at}`))
      drawn.style.display = at <= tier ? 'inline' : 'none';
  svg.querySelector<SVGGElement>(':scope > .others')?.style.setProperty('opacity', tier < DESIGN_TIER ? '0' : '1');
  const size = `${(lettersAt(scale) * UNITS).toFixed(2)}px`;
  for (const group of svg.querySelectorAll<SVGGElement>(SIZED)) group.style.setProperty('--size', size);
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
  for (const before of svg.querySelectorAll('[data-station][tabindex="0"]')) before.setAttribute('tabindex', '-1');
  const next = stationElement(svg, station);
  next?.setAttribute('tabindex', '0');
  return next;
}
