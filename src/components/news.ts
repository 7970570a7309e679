import { tellsRelease } from '../storage/release-seen.ts';

/**
 * Tells once what this version brought, over the page, so that nothing moves; a tap anywhere puts it away. It does not lie
 * over a stage, a game's or that of the judge of cards: who is at one is told at a later visit. The big screen of a room waits
 * for nobody's tap.
 */
export function tellNews(): void {
  const sheet = document.querySelector<HTMLElement>('[data-release]')!;
  const isPlaying = 'staged' in document.documentElement.dataset;
  const canShow = 'showPopover' in HTMLElement.prototype && location.hash !== '#tv' && !isPlaying;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The page came from what a visit before this one has kept.
  const wasHere = opened !== undefined && opened.workerStart > 0;
  if (canShow && tellsRelease(sheet.dataset['release']!, wasHere)) sheet.showPopover();
}
