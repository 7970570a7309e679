/** A clause as its rule book has it. */
export interface ClauseText {
  readonly title: string;
  /** The site's own HTML, from the rule book's page. */
  readonly html: string;
  /** The same without markup, to be copied. */
  readonly text: string;
}

/** What of a clause is for its page alone. */
const PAGE_ALONE = 'h3, .foot, .ask, .reading, p.small';

/**
 * Fetches a clause from the built rule book. Links within the book lead to its page.
 *
 * @returns undefined when the page cannot be had or has no such clause.
 */
export async function fetchClause(page: string, clause: string): Promise<ClauseText | undefined> {
  try {
    const response = await fetch(page);
    if (!response.ok) return undefined;
    const book = new DOMParser().parseFromString(await response.text(), 'text/html');
    const found = book.getElementById(clause);
    if (!found) return undefined;
    const title = found.querySelector('h3')?.lastChild?.textContent?.trim() ?? '';
    found.querySelectorAll(PAGE_ALONE).forEach((each) => each.remove());
    found.querySelectorAll('a[href^="#"]').forEach((link) => {
      link.setAttribute('href', page + (link.getAttribute('href') ?? ''));
    });
    return { title, html: found.innerHTML, text: textOf(found) };
  } catch {
    return undefined;
  }
}

/** What stands in a line, or a cell, of its own: nothing in the markup keeps its words from the next one's. */
const BLOCKS = 'p, li, td, th, caption';

/** The words of a clause in one line, pictures by what they show. */
function textOf(clause: HTMLElement): string {
  const copy = clause.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('svg').forEach((picture) => picture.replaceWith(picture.getAttribute('aria-label') ?? ''));
  copy.querySelectorAll(BLOCKS).forEach((block) => block.append(' '));
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
