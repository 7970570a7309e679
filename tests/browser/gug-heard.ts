import type { Page } from 'playwright-core';
import type { Answered } from './gug.ts';

/** Milliseconds after which an answer that has not come does not come. */
const PATIENCE = 20_000;

/** From now on, notes every change of the judge's live region: a screen reader reads it out whole after each. */
export const listenToAnswer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heardOfAnswer: heard });
    const region = document.querySelector('#gug [role="status"]')!;
    const note = () => heard.push(region.textContent.trim().replace(/\s+/g, ' '));
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  });

/** What was read out since the last time: one text for each change, also where it is the same one again. */
export const heardOfAnswer = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { heardOfAnswer: string[] }).heardOfAnswer.splice(0));

/**
 * Waits until so much is asked, and for the answer to it, all of it; what never comes is for the caller to see.
 *
 * @param asked - as the page's address has it: the answer may be that to the question before, word for word.
 */
export const untilAnswered = (
  page: Page,
  { text, verdict, clauses, sips, drop }: Answered,
  asked: string,
): Promise<void> =>
  page.evaluate(
    ({ question, wanted, patience }) =>
      new Promise<void>((resolve) => {
        const since = performance.now();
        const look = () => {
          const { textContent, dataset } = document.querySelector<HTMLElement>('#gug [role="status"]')!;
          const shown = [dataset['verdict'], dataset['clauses'], dataset['sips'], dataset['drop']];
          const isThere =
            decodeURIComponent(location.search) === question &&
            [textContent.trim().replace(/\s+/g, ' '), ...shown].join('|') === wanted;
          if (isThere || performance.now() - since > patience) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    { question: `?${asked}`, wanted: [text, verdict, clauses.join(' '), sips, drop].join('|'), patience: PATIENCE },
  );
