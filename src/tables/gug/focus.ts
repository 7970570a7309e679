import { LATE, whenDrawn } from '../../ui/focus.ts';
import type { Question } from './asking.ts';

/** Brings a part of the panel into view, and the reading position with it; one that is still to come, as soon as it does. */
export function showPart(id: string): void {
  const show = (part: HTMLElement) => {
    const column = part.closest('.more');
    // Beside the map the column scrolls by itself, and the page stays where it is.
    if (column && getComputedStyle(column).overflowY === 'auto') {
      const below = part.getBoundingClientRect().top - column.getBoundingClientRect().top;
      column.scrollTo({ top: part === column ? 0 : column.scrollTop + below });
    } else part.scrollIntoView({ block: 'start' });
    part.focus({ preventScroll: true });
  };
  const part = document.getElementById(id);
  if (part) show(part);
  else whenDrawn(id, show, null, LATE);
}

/** The id of what is first to be pressed or filled in when a question is asked. */
export const placeOf = (question: Question): string => (question === 'at' ? 'gug-stand' : 'gug-question');

/** On with the keyboard where the map stands: at the head of the route. */
export function showMap(): void {
  document.querySelector<SVGElement>('#gug svg [data-station][tabindex="0"]')?.focus({ preventScroll: true });
  document.querySelector('#gug [data-map]')?.scrollIntoView({ block: 'nearest' });
}
