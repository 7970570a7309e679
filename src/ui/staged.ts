/**
 * On a phone a running game has the whole screen: the site's header stands aside while the panel that is seen has one, and
 * comes back from the menu. What a panel holds is at the panel, and what that comes to at the root and in the page's title.
 */

/** Where the header stands aside: as `panels.css` has it. */
const ON_PHONE = 'screen and (max-width: 59.99rem)';

/** What is known of the page from the first call on; the build, which draws the panels too, has none. */
let known: { readonly title: string; readonly phone: MediaQueryList } | undefined;

function page() {
  if (known) return known;
  known = { title: document.title, phone: matchMedia(ON_PHONE) };
  known.phone.addEventListener('change', showStaged);
  addEventListener('hashchange', showStaged);
  return known;
}

/** How a panel shows that it has a running game: by the rows that stand around its scene. */
export type StageRow = 'owed' | 'keys' | 'paused' | 'tall' | 'over';

/** Marks the panel that holds an element for as long as its game is on. @returns how to take the mark away. */
export function stagePanel(inside: Element): () => void {
  const panel = inside.closest<HTMLElement>('.panel');
  if (!panel) return () => undefined;
  panel.dataset['stage'] ??= '';
  showStaged();
  return () => {
    delete panel.dataset['stage'];
    delete panel.dataset['moment'];
    showStaged();
  };
}

/** Tells the panel which rows stand around the scene, and the page what the game waits for, in words. */
export function tellStage(inside: Element, rows: readonly StageRow[], moment: string): void {
  const panel = inside.closest<HTMLElement>('.panel');
  if (!panel) return;
  Object.assign(panel.dataset, { stage: rows.join(' '), moment });
  showTitle();
}

/**
 * Says at the root whether the panel that is seen has a running game, and what that waits for in the title; to be called when
 * one that was thought to have a game (`Opening.astro`) has none.
 */
export function showStaged(): void {
  const { dataset } = document.documentElement;
  const { stage } = shownPanel()?.dataset ?? {};
  if (stage === undefined) delete dataset['staged'];
  else dataset['staged'] = '';
  showName(stage === undefined);
  showTitle();
}

/** The panel that the hash shows: GUG when it names none. */
const shownPanel = (): HTMLElement | null =>
  document.getElementById(location.hash.slice(1))?.closest<HTMLElement>('.panel') ?? document.getElementById('gug');

function showTitle(): void {
  const panel = shownPanel();
  const moment = panel?.dataset['moment'];
  const tab = document.querySelector(`[data-panel="${panel?.id}"]`)?.textContent.trim();
  document.title = [tab, moment, page().title].filter((part) => part !== undefined && part !== '').join(' · ');
}

/** Where the header stands aside the page keeps its heading, for who does not see it; it is no stop for the keyboard then. */
function showName(isShown: boolean): void {
  document.querySelector('.site-header .name')?.classList.toggle('visually-hidden', !isShown);
  const home = document.querySelector<HTMLElement>('.site-header .home');
  if (home) home.tabIndex = !isShown && page().phone.matches ? -1 : 0;
}

/** Shows the site's header over the stage; what is pressed next, there or elsewhere, puts it away, and so does Escape. */
export function openMenu(): void {
  const { dataset } = document.documentElement;
  if (dataset['menu'] !== undefined) return;
  const opener = document.activeElement;
  const heard = new AbortController();
  const isIn = (place: EventTarget | null) => place instanceof Element && place.closest('.site-header') !== null;
  const close = () => {
    // The focus goes back before what has it is hidden: a sheet that comes now gives it to where it was.
    if (isIn(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    delete dataset['menu'];
    heard.abort();
    showStaged();
  };
  dataset['menu'] = '';
  showName(true);
  document.querySelector<HTMLElement>('.site-header a')?.focus();
  const { signal } = heard;
  addEventListener(
    'keydown',
    ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    },
    { signal },
  );
  addEventListener('hashchange', close, { signal });
  addEventListener('focusin', ({ target }) => !isIn(target) && close(), { signal });
  // After the press that opened it; what lies in the header acts on its own click first. "What this can do" opens in there.
  setTimeout(() => {
    if (signal.aborted) return;
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('.what, #what-it-does'))) close();
    };
    addEventListener('click', press, { signal });
  });
}
