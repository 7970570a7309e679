import type { Lang } from '../i18n/lang.ts';
import type { PeopleWords } from '../i18n/log/en-people.ts';

const WORDS = {
  en: () => import('../i18n/log/en-people.ts').then(({ PEOPLE_EN }) => PEOPLE_EN),
  nb: () => import('../i18n/log/nb-people.ts').then(({ PEOPLE_NB }) => PEOPLE_NB),
} as const;

/** The words of seasons, spellings and pictures: fetched with the first part that needs them. */
export const peopleWords = (lang: Lang): Promise<PeopleWords> => WORDS[lang]();
