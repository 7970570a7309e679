import book from '../../content/verdicts.json' with { type: 'json' };
import type { Lang } from '../i18n/lang.ts';
import { type AnyClause, bookOf } from '../rulebooks/books.ts';
import type { Frame } from './frames.ts';
import { define } from './grammar.ts';
import type { Said } from './verdict.ts';

/** How the table reads the gaps of all the games. */
export type ReadingsOf = Readonly<Record<string, string>>;

/** What is said, the phrases of the question in either language, and how the table must read a gap for it to hold. */
type Fact = readonly [said: string, en: string, nb: string, reading?: string];

const LANGS: readonly Lang[] = ['en', 'nb'];

/**
 * What a rule says to one question, whatever the situation: "may I drink wine" is a no by 6.3. Its phrases, `+` between
 * them, may come in any order; one in square brackets need not be there.
 */
function framesOf(clause: AnyClause, [said, ...rest]: Fact, index: number): readonly Frame<ReadingsOf>[] {
  const [id, option] = rest[2]?.split(':') ?? [];
  const told: Said = said === 'yes' || said === 'no' ? said : Number(said);
  return LANGS.map((lang, at) => {
    const parts = rest[at]!.split(' + ').map((text, part) => {
      const isOptional = /^\[.*\]$/.test(text);
      const kind = `${clause}/${index}/${lang}/${part}`;
      define(lang, kind, isOptional ? text.slice(1, -1) : text);
      return { kind, isOptional };
    });
    const kinds = (isOptional: boolean) =>
      parts.filter((part) => part.isOptional === isOptional).map(({ kind }) => kind);
    return {
      book: bookOf(clause)!,
      lang,
      needs: kinds(false),
      may: kinds(true),
      judge: (_, readings) =>
        id !== undefined && readings[id] !== option
          ? undefined
          : {
              game: bookOf(clause)!,
              clause,
              said: told,
              sentence: 'byRule',
              data: {},
              rulings: id === undefined ? [] : [id],
            },
    };
  });
}

/** What the rules say of themselves. */
export const BOOK_FRAMES: readonly Frame<ReadingsOf>[] = Object.entries(
  book.facts as unknown as Readonly<Record<string, readonly Fact[]>>,
).flatMap(([clause, facts]) => facts.flatMap((fact, index) => framesOf(clause as AnyClause, fact, index)));
