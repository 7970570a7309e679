// The small scripts of the page, in one file: what a link brings, the big screen, and these.
import '../logbook/link-mark.ts';
import '../tables/tv/open.ts';

// Asks over the game; all that it takes comes with the first tap.
const key = document.querySelector<HTMLAnchorElement>('a[data-ask]')!;
key.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./ask-over.ts').then(
    (over) => over.askOver(key),
    () => location.assign(key.href),
  );
});

// Once the site is kept: a first visit has other things to fetch before.
(navigator as Partial<Navigator>).serviceWorker?.ready.then(() => import('./news.ts')).catch(() => undefined);
