/** Whom the day's works are asked of, when somebody taps for it. The pages' policy names no other host. */
export const TFL = 'https://api.tfl.gov.uk';

/** The lines of the Underground by TfL's ids, which are also the boards'. A board of another year may have others beside. */
export const TFL_LINES = [
  'bakerloo',
  'central',
  'circle',
  'district',
  'hammersmith-city',
  'jubilee',
  'metropolitan',
  'northern',
  'piccadilly',
  'victoria',
  'waterloo-city',
] as const;
export type TflLine = (typeof TFL_LINES)[number];

export const isTflLine = (text: string): text is TflLine => (TFL_LINES as readonly string[]).includes(text);

/**
 * Where the lines' works are asked for. Without `detail` no stops would be named.
 *
 * @param from - the day as 2026-11-21. @param to - the day after.
 */
export const linesAddress = (from: string, to: string): string =>
  `${TFL}/Line/${TFL_LINES.join(',')}/Status/${from}/to/${to}?detail=true`;

/** Where the stations' works are asked for: all that are known, whenever they are. */
export const STATIONS_ADDRESS = `${TFL}/StopPoint/Mode/tube/Disruption?includeRouteBlockedStops=true`;
