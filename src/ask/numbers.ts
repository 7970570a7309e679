import type { Lang } from '../i18n/lang.ts';
import { normalize } from '../rulebooks/normalize.ts';

/** The words for 0 to 12, the teens, and the tens from 20: several where a language has several. */
const WORDS = {
  en: {
    low: 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve,dozen',
    teens: 'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen',
    tens: 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred',
  },
  nb: {
    low: 'null|en,ett,ein,ei,eitt|to|tre|fire|fem|seks|sju,syv|åtte|ni|ti|elleve|tolv,dusin',
    teens: 'tretten|fjorten|femten|seksten|sytten|atten|nitten',
    tens: 'tjue,tyve|tretti,tredve|førti,forti|femti|seksti|sytti|åtti|nitti|hundre',
  },
} as const;

const normalized = (text: string): readonly (readonly string[])[] =>
  text.split('|').map((words) => words.split(',').map(normalize));

function tableOf(lang: Lang): ReadonlyMap<string, number> {
  const { low, teens, tens } = WORDS[lang];
  const units = normalized(low);
  const table = new Map<string, number>();
  units.forEach((words, value) => words.forEach((word) => table.set(word, value)));
  normalized(teens).forEach((words, at) => words.forEach((word) => table.set(word, 13 + at)));
  normalized(tens).forEach((words, at) => {
    const ten = 20 + at * 10;
    for (const word of words) {
      table.set(word, ten);
      if (ten === 100) continue;
      // "Tjuefem", "femogtyve", "twentyfive".
      for (let unit = 1; unit < 10; unit += 1)
        for (const each of units[unit]!) {
          table.set(word + each, ten + unit);
          if (lang === 'nb') table.set(`${each}og${word}`, ten + unit);
        }
    }
  });
  return table;
}

const TABLES = { en: tableOf('en'), nb: tableOf('nb') } as const;

/** The number that a folded word says in a language; undefined for any other word. */
export const numberOf = (word: string, lang: Lang): number | undefined =>
  /^\d{1,3}$/.test(word) ? Number(word) : TABLES[lang].get(word);
