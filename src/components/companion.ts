// The small scripts of the page, in one file: what a link brings, the big screen, and these.
import '../logbook/link-mark.ts';
import '../tables/tv/open.ts';
import { askOver } from './ask-over.ts';
import { tellNews } from './news.ts';

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
