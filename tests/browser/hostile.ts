import type { Page } from 'playwright-core';
import { ATTACKS } from '../storage/hostile/attacks.ts';

/** So many names come to a table at once: two for each of five teams. */
export const AT_ONCE = 10;

/** Chunks of as many as come to a table; the last is filled up from the first. */
export const CHUNKS: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(ATTACKS.length / AT_ONCE) },
  (_, chunk) => Array.from({ length: AT_ONCE }, (__, index) => ATTACKS[(chunk * AT_ONCE + index) % ATTACKS.length]!),
);

/** As many that are no attack. */
export const PLAIN: readonly string[] = Array.from({ length: AT_ONCE }, (_, index) => `Anna ${index}`);

/** What says how an element stands, comes and goes with it, and can neither run nor fetch anything. */
const STANDING = /^(?:aria-.*|data-.*|class|disabled|for|hidden|id|lang|role|tabindex|title)$/;

/** What `watch` gives every page. */
export interface Watched {
  /** Every sort of element there is, with the sorts of attributes that each has and that could do something. */
  readonly sortsNow: () => readonly string[];
}

/** Runs in the page, over its thousands of elements at each look: an attribute is judged once, and no text is made for it. */
function defineSorts(standing: string): void {
  const isStanding = new RegExp(standing);
  const standings = new Map<string, boolean>();
  const stands = (name: string): boolean => {
    let known = standings.get(name);
    if (known === undefined) standings.set(name, (known = isStanding.test(name)));
    return known;
  };
  const sortsNow = () => {
    const sorts = new Map<string, Set<string>>();
    for (const element of document.querySelectorAll('*')) {
      let own = sorts.get(element.localName);
      if (!own) sorts.set(element.localName, (own = new Set()));
      for (const name of element.getAttributeNames()) if (!stands(name)) own.add(name);
    }
    return [...sorts].flatMap(([element, own]) => [element, ...[...own].map((name) => `${element} ${name}`)]);
  };
  Object.assign(window, { sortsNow } satisfies Watched);
}

const sortsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as Watched).sortsNow());

/** Looks at a page with plain texts and with hostile ones: text that is only text makes no element and no attribute. */
export interface Comparison {
  /** Sees of what sorts the page is with plain texts. */
  readonly learn: () => Promise<void>;
  /** Sees of what sorts it is with a hostile one, which is `named` where it brings a new one. */
  readonly look: (named: string) => Promise<void>;
  /** Has seen these sorts, each with a hostile text that brought it. */
  readonly saw: (sorts: readonly (readonly [sort: string, named: string])[]) => void;
  /** The sorts that only hostile texts brought so far, each with the first that did. */
  readonly news: () => readonly string[];
}

export function comparing(page: Page): Comparison {
  const known = new Set<string>();
  const seen = new Map<string, string>();
  const saw: Comparison['saw'] = (sorts) => {
    for (const [sort, named] of sorts) if (!seen.has(sort)) seen.set(sort, named);
  };
  return {
    learn: async () => (await sortsIn(page)).forEach((sort) => known.add(sort)),
    look: async (named) => saw((await sortsIn(page)).map((sort) => [sort, named] as const)),
    saw,
    news: () => [...seen].filter(([sort]) => !known.has(sort)).map((pair) => pair.join(': ')),
  };
}

/**
 * What must not happen, as it happens, on every page that is opened from now on: a dialog, or a thing that the policy had
 * to stop.
 */
export async function watch(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') seen.push(`dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  await page.exposeFunction('tellStopped', (what: string) => void seen.push(`stopped: ${what}`));
  await page.addInitScript(defineSorts, STANDING.source);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { tellStopped: (what: string) => void }).tellStopped(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return seen;
}

/** Leaves nothing on the phone but these texts under these keys; from a page without the log. */
export const keepOnly = (page: Page, kept: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(async (texts) => {
    localStorage.clear();
    const answered = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    // The log keeps a second copy. Emptied, not deleted: that would wait for whoever still has it open.
    for (const { name } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name!));
      const stores = [...database.objectStoreNames];
      if (stores.length > 0) {
        const transaction = database.transaction(stores, 'readwrite');
        await Promise.all(stores.map((store) => answered(transaction.objectStore(store).clear())));
      }
      database.close();
    }
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, kept);
