import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import glossary from '../../content/glossary.json' with { type: 'json' };
import { LANGS, type Lang } from '../../src/i18n/lang.ts';

/** A piece of text that people read, and where it stands. */
interface Piece {
  readonly place: string;
  readonly text: string;
}

const ROOT = new URL('../../', import.meta.url);
const linesOf = (file: string): readonly Piece[] =>
  readFileSync(new URL(file, ROOT), 'utf8')
    .split('\n')
    .map((text, index) => ({ place: `${file}:${index + 1}`, text }));

/** All strings of a value, each with the keys that lead to it. */
function piecesOf(value: unknown, place: string): readonly Piece[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => piecesOf(inner, `${place}.${key}`));
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/i18n/**/*.ts', { eager: true });

/** The strings of the screen: exports called `…_EN` and `…_NB`, and records with a part for each language. */
const screen = (lang: Lang): readonly Piece[] =>
  Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => {
      const place = `${file.replace('../../', '')} ${name}`;
      if (name.endsWith(`_${lang.toUpperCase()}`)) return piecesOf(value, place);
      return typeof value === 'object' && value !== null && lang in value
        ? piecesOf((value as Readonly<Record<string, unknown>>)[lang], place)
        : [];
    }),
  );

/** The rule books, the rulings; and in English the documents about the site. */
const written = (lang: Lang): readonly Piece[] =>
  [
    ...['rulebooks', 'rulings'].flatMap((folder) =>
      readdirSync(new URL(`content/${folder}/${lang}`, ROOT)).map((file) => `content/${folder}/${lang}/${file}`),
    ),
    ...(lang === 'en' ? ['README.md', 'CHANGELOG.md', 'ACCESSIBILITY.md'] : []),
  ].flatMap(linesOf);

/** What stands in another language, code, addresses and the names of slots are no words of this language. */
const readable = (text: string): string =>
  text.replaceAll(/<span lang="[a-z]+">[^<]*<\/span>/g, ' ').replaceAll(/`[^`]*`|\]\([^)]*\)|\{\w+/g, ' ');

/** The phrase as whole words; in lower case it is meant in any case. */
const asWords = (phrase: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    phrase === phrase.toLowerCase() ? 'iu' : 'u',
  );

interface Entry {
  readonly id: string;
  readonly in?: string;
}

/** Every forbidden word in the pieces: where it stands, and which term to use. */
function misused(pieces: readonly Piece[], lang: Lang): readonly string[] {
  const forbidden = glossary.flatMap((entry) =>
    entry[lang].not.map((phrase) => ({
      phrase,
      words: asWords(phrase),
      term: entry[lang].term,
      within: (entry as Entry).in ?? '',
    })),
  );
  return pieces.flatMap(({ place, text }) => {
    const plain = readable(text);
    return forbidden
      .filter(({ words, within }) => place.includes(within) && words.test(plain))
      .map(({ phrase, term }) => `${place}: “${phrase}”, say “${term}”: ${text}`);
  });
}

describe.each(LANGS)('the glossary in %s', (lang) => {
  test('no term is forbidden for another thing', () => {
    const terms = glossary.map((entry) => ({ id: entry.id, place: '', text: entry[lang].term }));
    expect(misused(terms, lang)).toEqual([]);
  });

  test.each([
    ['the screen', screen],
    ['the books and documents', written],
  ] as const)('%s has one word for one thing', (_, collect) => {
    const pieces = collect(lang);
    expect(pieces.length).toBeGreaterThan(500);
    expect(misused(pieces, lang)).toEqual([]);
  });
});

test('a forbidden word is found with its place, and only as a word of that language', () => {
  const pieces = [
    { place: 'a.md:1', text: 'Play on the Terminus.' },
    { place: 'a.md:2', text: 'One `terminus` and <span lang="nb">terminus</span>, {terminus}.' },
  ];
  expect(misused(pieces, 'en')).toEqual(['a.md:1: “terminus”, say “end station”: Play on the Terminus.']);
});

test('every entry has an id of its own', () => {
  const ids = glossary.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(60);
});
