import { keepPanelsLeft, panelsLeft } from '../storage/panels-left.ts';

// Where a host sends no header that forbids it, another site can lay the page under its own: it shows its way out alone.
if (top !== self) document.body.replaceChildren(document.querySelector<HTMLTemplateElement>('[data-framed]')!.content);

// What the page does without this, it does with it: it adds the mark for screen readers, by which the tab is then drawn, and
// keeps the place when the language changes.
const tabs = document.querySelectorAll<HTMLAnchorElement>('a[data-panel]');

/** Marks the tab of the panel that the hash shows, and names it where `panels.css` cannot ask: GUG when it names none. */
function mark(): void {
  const named = document.getElementById(location.hash.slice(1));
  const shown = named?.closest('.panel')?.id ?? 'gug';
  for (const tab of tabs) {
    if (tab.dataset['panel'] === shown) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
  document.documentElement.dataset['marked'] = shown;
}

if (tabs.length > 0) {
  mark();
  addEventListener('hashchange', mark);
  addEventListener('pagehide', () => {
    const panel = document.querySelector<HTMLElement>('a[data-panel][aria-current]')?.dataset['panel'] ?? '';
    keepPanelsLeft({ panel, rest: `${location.search}${location.hash}` });
  });
} else {
  // The tabs of the rules lead back to just where the panels were left.
  const { panel, rest } = panelsLeft();
  const back = document.querySelector<HTMLAnchorElement>(`a[data-away='${panel}']`);
  if (back && rest !== '') back.href = `${back.pathname}${rest}`;
}

/** A situation is in the address: the other language opens on the same one. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language-switch]')) {
  for (const kind of ['click', 'auxclick', 'contextmenu']) {
    link.addEventListener(kind, () => {
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}
