import type { When } from './findings.ts';
import { playedHours, type Span, trainsDay } from './london-time.ts';

/**
 * Compares times with the day of play, by London's clocks.
 *
 * @param undated - how many more there are that cannot be read.
 * @returns undefined where all of them are on other days.
 */
export function whenOf(
  day: string,
  spans: readonly Span[],
  undated: number,
): { readonly when: When; readonly spans: readonly Span[] } | undefined {
  const [trains, played] = [trainsDay(day), playedHours(day)];
  const touching = spans.filter(({ from, to }) => from < trains.to && to > trains.from);
  if (touching.some(({ from, to }) => from <= played.from && to >= played.to))
    return { when: 'played', spans: touching };
  // Times that cannot be read are never taken for another day.
  if (undated > 0 || spans.length === 0) return { when: 'unknown', spans: touching };
  return touching.length > 0 ? { when: 'part', spans: touching } : undefined;
}
