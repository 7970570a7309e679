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

/** Every sort of element there is, with the sorts of attributes that each has and that could do something. */
const sortsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((standing) => {
    const sorts = new Set<string>();
    const isStanding = new RegExp(standing);
    for (const { localName, attributes } of document.querySelectorAll('*')) {
      sorts.add(localName);
      for (const { name } of attributes) if (!isStanding.test(name)) sorts.add(`${localName} ${name}`);
    }
    return [...sorts];
  }, STANDING.source);

/** Looks at a page with plain texts and with hostile ones: text that is only text makes no element and no attribute. */
export interface Comparison {
  /** Sees of what sorts the page is with plain texts. */
  readonly learn: () => Promise<void>;
  /** Sees of what sorts it is with a hostile one, which is `named` where it brings a new one. */
  readonly look: (named: string) => Promise<void>;
  /** The sorts that only hostile texts brought so far, each with the first that did. */
  readonly news: () => readonly string[];
}

export function comparing(page: Page): Comparison {
  const known = new Set<string>();
  const seen = new Map<string, string>();
  return {
    learn: async () => (await sortsIn(page)).forEach((sort) => known.add(sort)),
    look: async (named) => (await sortsIn(page)).forEach((sort) => seen.has(sort) || seen.set(sort, named)),
    news: () => [...seen].filter(([sort]) => !known.has(sort)).map((pair) => pair.join(': ')),
  };
}

/** What must not happen, as it happens: a dialog, or a thing that the policy had to stop. */
export async function watch(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') seen.push(`dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  await page.exposeFunction('tellStopped', (what: string) => void seen.push(`stopped: ${what}`));
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
