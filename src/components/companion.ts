import '../logbook/link-mark.ts';
import '../tables/tv/open.ts';
import { askOver } from './ask-over.ts';
import { tellsRelease } from '../storage/release-seen.ts';

// Asks over the game; the page that it takes that from comes with the first tap.
const key = document.querySelector<HTMLAnchorElement>('a[data-ask]')!;
key.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void askOver(key);
});

// Once the site is kept: a first visit has other things to do before.
void (navigator as Partial<Navigator>).serviceWorker?.ready
  .then(tellNews)
  .catch((error: unknown) => reportError(error));

/**
 * Tells once what this version brought, over the page, so that nothing moves; a tap anywhere puts it away. It does not lie
 * over a stage, a game's or that of the judge of cards: who is at one is told at a later visit. The big screen of a room waits
 * for nobody's tap.
 */
function tellNews(): void {
  const sheet = document.querySelector<HTMLElement>('[data-release]')!;
  const isPlaying = 'staged' in document.documentElement.dataset;
  const canShow = 'showPopover' in HTMLElement.prototype && location.hash !== '#tv' && !isPlaying;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The page came from what a visit before this one has kept.
  const wasHere = opened !== undefined && opened.workerStart > 0;
  if (canShow && tellsRelease(sheet.dataset['release']!, wasHere)) sheet.showPopover();
}
