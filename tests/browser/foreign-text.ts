import type { Page } from 'playwright-core';
import type { Lang } from '../../src/i18n/lang.ts';

/** Words that stand in nearly every sentence of one language, and in none of the other. */
const USUAL = {
  en: /\b(?:the|and|of|is|are|you|your|with|not|which|this|was|it)\b/gi,
  nb: /(?<![\p{L}])(?:og|som|ikke|er|på|av|du|det|den|eller|etter|med|å)(?![\p{L}])/giu,
} as const;

/** Texts of a page in the other language that are not marked so: at least three of its usual words, and most of all. */
export async function foreignTextOf(page: Page, lang: Lang): Promise<readonly string[]> {
  const texts = await page.evaluate((own) => {
    const blocks = document.body.querySelectorAll(
      'p, li, h1, h2, h3, h4, td, th, dd, dt, legend, label, summary, button, a',
    );
    return [...blocks].flatMap((block) => {
      if (block.closest('[lang]')?.getAttribute('lang') !== own) return [];
      const marked = [...block.querySelectorAll('[lang]')].map((part) => part.textContent);
      return [marked.reduce((text, part) => text.replace(part, ''), block.textContent)];
    });
  }, lang);
  const other = lang === 'en' ? 'nb' : 'en';
  const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
  return [...new Set(texts)].filter(
    (text) => count(text, USUAL[other]) > 2 && count(text, USUAL[other]) > count(text, USUAL[lang]),
  );
}
