import { ask, type Reply } from '../../src/ask/ask.ts';
import { BOOK_FRAMES } from '../../src/ask/book.ts';
import type { Tables } from '../../src/ask/judges.ts';
import type { Said } from '../../src/ask/verdict.ts';
import { DEFAULT_GABONG_READINGS } from '../../src/games/gabong/rulings.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../src/games/gug/rulings.ts';
import { CLASSIC } from '../../src/games/gug/sips.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { wordsOf } from '../../src/rulebooks/normalize.ts';
import { LONDON_2025 } from '../games/gug/ask.ts';
import { CLAUSES } from '../rulebooks/clauses-of.ts';

const wordsIn = (lang: Lang): ReadonlySet<string> =>
  new Set(CLAUSES[lang].flatMap(({ title, text }) => wordsOf(`${title} ${text}`).map(({ word }) => word)));
const KNOWN = { en: wordsIn('en'), nb: wordsIn('nb') };

/** The usual table, but for some readings of Gaa Under Gunnar. */
export const tablesWith = (rulings: Partial<Rulings> = {}): Tables => ({
  gug: { network: makeNetwork(LONDON_2025, { ...DEFAULT_RULINGS, ...rulings }), variation: CLASSIC },
  gools: { G3: 'with-threes' },
  gabong: { rulings: DEFAULT_GABONG_READINGS, packs: 2 },
});
export const TABLES = tablesWith();

/** The questions of the lists are asked of the usual table by several tests. */
const replies = new Map<string, Reply>();

/** What a page that knows the words of the rule books replies to a question. */
export function replyTo(lang: Lang, line: string, tables = TABLES): Reply {
  const key = `${lang} ${line}`;
  const known = tables === TABLES ? replies.get(key) : undefined;
  const reply = known ?? ask(line, lang, (word) => KNOWN[lang].has(word), tables, BOOK_FRAMES);
  if (tables === TABLES) replies.set(key, reply);
  return reply;
}

/** The verdict; undefined where there is none, or more than one. */
export const saidTo = (lang: Lang, line: string, tables = TABLES): Said | undefined => {
  const { answers } = replyTo(lang, line, tables);
  return answers.length === 1 ? answers[0]!.said : undefined;
};
