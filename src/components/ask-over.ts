import { sitePage } from '../ui/site-page.ts';

let isOpen = false;

/**
 * Lays the question field over a game: the island of the search page, which brings its own script, so that nothing of
 * it is in any panel's. Where it cannot be had, that page opens.
 *
 * @param key - the link to the search page; it has the focus again afterwards.
 */
export async function askOver(key: HTMLAnchorElement): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    await open(key);
  } catch {
    // Whoever comes back to this page can ask again.
    isOpen = false;
    location.assign(key.href);
  }
}

async function open(key: HTMLAnchorElement): Promise<void> {
  const page = await sitePage(key.href);
  const field = page.querySelector('.asking');
  if (!field) throw new Error('no field');
  const styles = [...page.querySelectorAll('link[rel="stylesheet"]')].filter(
    (link) => !document.querySelector(`link[href="${link.getAttribute('href')}"]`),
  );
  document.head.append(...styles);
  // This page wakes its islands in that way alone.
  field.querySelector('astro-island')?.setAttribute('client', 'shown');
  // Whoever opens it wants to type.
  field.querySelector('input')?.setAttribute('autofocus', '');

  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className: string,
    ...parts: (Node | string)[]
  ) => {
    const made = document.createElement(name);
    made.className = className;
    made.append(...parts);
    return made;
  };
  const name = key.textContent.trim();
  const close = make('button', 'key', key.dataset['close']!);
  const head = make('header', '', make('h3', '', name), close);
  const paper = make('div', 'sheet-paper', head, make('div', 'rules in-sheet', field));
  const sheet = make('dialog', 'sheet', paper);
  sheet.ariaLabel = name;
  close.onclick = () => sheet.close();
  document.body.append(sheet);
  sheet.showModal();
  // Going back puts it away, and does not leave the game.
  history.pushState({ ...(history.state as object | null), sheet: true }, '');
  const back = () => sheet.close();
  addEventListener('popstate', back);
  sheet.onclose = () => {
    removeEventListener('popstate', back);
    sheet.remove();
    isOpen = false;
    // Ends the island and its worker: the next question is of the game as it is then.
    document.dispatchEvent(new Event('astro:after-swap'));
    key.focus();
    if ((history.state as { readonly sheet?: unknown } | null)?.sheet === true) history.back();
  };
}
