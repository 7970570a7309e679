/** The room that the ticket leaves of the map. */
export interface TicketRoom {
  /**
   * Fits the map into the room, with all else that a tap changes: how much the ticket covers is known from before. Where
   * its new answer covers more or less, the map is fitted again before anything is seen. What glides waits for that.
   *
   * @param fit - is told the CSS pixels that are covered.
   */
  readonly fit: (fit: (hidden: number) => void) => void;
  /** Hears when the ticket covers more or less and nothing is being fitted. @returns how to stop. */
  readonly onChange: (heard: () => void) => () => void;
  readonly hidden: () => number;
  /** Lets go of a fit that is still to come: the map has been put elsewhere. */
  readonly forget: () => void;
  readonly close: () => void;
}

/** Follows the ticket over a map. It is measured whenever the page has been laid out, and never between two changes of it. */
export function ticketRoom(map: HTMLElement): TicketRoom {
  const glides = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const listeners = new Set<() => void>();
  let ticket: Element | undefined;
  let hidden = 0;
  let fitting: ((hidden: number) => void) | undefined;
  let isMeasured = false;

  const observer = new ResizeObserver(() => {
    follow();
    const before = hidden;
    hidden = overlap(map, ticket);
    const fit = fitting;
    fitting = undefined;
    isMeasured = true;
    if (fit) {
      if (glides || hidden !== before) fit(hidden);
    } else if (hidden !== before) listeners.forEach((heard) => heard());
    isMeasured = false;
  });
  const follow = () => {
    const now = map.closest('.gug')?.querySelector('.ticket') ?? undefined;
    if (now === ticket) return;
    if (ticket) observer.unobserve(ticket);
    ticket = now;
    if (ticket) observer.observe(ticket);
  };
  observer.observe(map);

  return {
    fit(fit) {
      if (isMeasured) {
        fit(hidden);
        return;
      }
      follow();
      if (!glides) fit(hidden);
      fitting = fit;
      // What is newly observed is told of once the page is laid out, before it is painted.
      observer.unobserve(map);
      observer.observe(map);
    },
    onChange(heard) {
      follow();
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    hidden: () => hidden,
    forget() {
      fitting = undefined;
    },
    close: () => observer.disconnect(),
  };
}

/** CSS pixels by which something lies over the lower edge of the map. */
function overlap(map: Element, above: Element | undefined): number {
  if (!above?.isConnected) return 0;
  const [frame, lid] = [map.getBoundingClientRect(), above.getBoundingClientRect()];
  return lid.left < frame.right && lid.right > frame.left ? Math.max(0, frame.bottom - lid.top) : 0;
}
