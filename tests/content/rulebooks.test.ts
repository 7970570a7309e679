import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/games/gug/board.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { CLASSIC } from '../../src/games/gug/sips.ts';
import { makeSituation, parseSituation } from '../../src/games/gug/situation.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { makeBoardOfFile } from '../../src/map/board-file.ts';
import { BOOKS, bookOf, CLAUSES_OF } from '../../src/rulebooks/books.ts';
import { RULINGS_OF, rulingsOn } from '../../src/rulebooks/rulings.ts';
import { countExamples, type BookClause, readBook, type RuleBook } from '../../src/rulebooks/book-loader.ts';

const fileOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Facts {
  readonly by: string;
  readonly related: readonly string[];
  readonly examples?: readonly {
    readonly quote: number;
    readonly situation: string;
    readonly expect: {
      readonly is: string;
      readonly clauses?: readonly string[];
      readonly sips?: number;
      readonly drop?: 'yes' | 'no';
    };
  }[];
}

const factsOf = (book: string) =>
  JSON.parse(fileOf(`content/rulebooks/${book}.json`)) as Readonly<Record<string, Facts>>;

function bookIn(lang: string, book: (typeof BOOKS)[number]): RuleBook {
  const read = readBook(fileOf(`content/rulebooks/${lang}/${book}.md`), book);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.book;
}
const clausesIn = (lang: string, book: (typeof BOOKS)[number]): readonly BookClause[] =>
  bookIn(lang, book).chapters.flatMap(({ clauses }) => clauses);

const picturesIn = (markdown: string) => [...markdown.matchAll(/\]\(([a-z]+:[^)]+)\)/g)].map(([, src]) => src);
const linksIn = (markdown: string) => [...markdown.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id!);

describe.each(BOOKS)('the rule book %s', (book) => {
  const [en, nb] = [clausesIn('en', book), clausesIn('nb', book)];

  test('is whole in both languages, in the order of the engine', () => {
    for (const clauses of [en, nb]) expect(clauses.map(({ id }) => id)).toEqual([...CLAUSES_OF[book]]);
    expect(bookIn('en', book).original).toBe(bookIn('nb', book).original);
  });

  test.each(en.map(({ id }, index) => ({ id, index })))('$id says as much in both', ({ index }) => {
    const [one, other] = [en[index]!, nb[index]!];
    expect(one.markdown).not.toBe(other.markdown);
    expect(picturesIn(one.markdown)).toEqual(picturesIn(other.markdown));
    expect(countExamples(one.markdown)).toBe(countExamples(other.markdown));
    expect(linksIn(one.markdown)).toEqual(linksIn(other.markdown));
    for (const id of linksIn(one.markdown)) expect(bookOf(id)).toBeDefined();
  });

  test('nobody is sent to a clause that is not there, nor to where they are', () => {
    for (const [id, { related }] of Object.entries(factsOf(book))) {
      expect(new Set(related).size).toBe(related.length);
      expect(related).not.toContain(id);
    }
  });

  test('every ruling stands at a clause of its book', () => {
    const rulings = Object.keys(RULINGS_OF[book]);
    expect(new Set(CLAUSES_OF[book].flatMap((clause) => rulingsOn(book, clause)))).toEqual(new Set(rulings));
  });
});

test.each([
  ['', 0],
  ['Text.', 0],
  ['> one', 1],
  ['Text.\n\n> one\n> goes on\n\nMore.\n\n> two', 2],
  ['> one\n\n> two, as Markdown has it', 2],
  ['5 > 4, and no example', 0],
])('the examples of %j are %i', (markdown, count) => {
  expect(countExamples(markdown)).toBe(count);
});

const SEEDS = [
  { seed: 'gug', books: ['gug'], paragraphs: 114 },
  { seed: 'gools', books: ['gools', 'three-man'], paragraphs: 75 },
  { seed: 'gabong', books: ['gabong'], paragraphs: 157 },
] as const;

test.each(SEEDS)(
  'every paragraph of the $seed original has its clauses, and every clause its paragraph',
  ({ seed, books, paragraphs }) => {
    const rows = JSON.parse(fileOf(`tests/content/seed-${seed}.json`)) as readonly {
      readonly paragraph: number;
      readonly mark: string;
      readonly about: string;
      readonly clauses: readonly string[];
    }[];
    expect(rows.map(({ paragraph }) => paragraph)).toEqual(Array.from({ length: paragraphs }, (_, index) => index + 1));
    const known: readonly string[] = books.flatMap((book) => CLAUSES_OF[book]);
    for (const { mark, about, clauses } of rows) {
      expect(mark).toMatch(/^[0-9a-f]{8}$/);
      expect(about).not.toBe('');
      expect(clauses.length).toBeGreaterThan(0);
      for (const clause of clauses) expect(known).toContain(clause);
    }
    expect(new Set(rows.flatMap(({ clauses }) => clauses))).toEqual(new Set(known));
  },
);

describe('examples that are situations: the judge says what the book says', () => {
  const board = (id: string): Board => {
    const made = makeBoardOfFile(JSON.parse(fileOf(`content/boards/${id}.json`)), id);
    if (!made.ok) throw new Error(made.faults.join('\n'));
    return made.value;
  };
  const boards = new Map(['london-2025', 'london-2003'].map((id) => [id, board(id)]));
  const examples = Object.entries(factsOf('gug')).flatMap(([clause, { examples: all = [] }]) =>
    all.map((example) => ({ clause, ...example })),
  );

  test('there are some for every chapter of moves and drops', () => {
    const chapters = new Set(examples.map(({ clause }) => clause.split('.')[0]));
    expect([...chapters]).toEqual(['gug-8', 'gug-10', 'gug-12', 'gug-13', 'gug-14', 'gug-16']);
  });

  test.each(examples)('$clause, example $quote', ({ clause, quote, situation: link, expect: said }) => {
    for (const lang of LANGS) {
      const { markdown } = clausesIn(lang, 'gug').find(({ id }) => id === clause)!;
      expect(countExamples(markdown)).toBeGreaterThanOrEqual(quote);
    }
    const { situation, problems } = parseSituation(new URLSearchParams(link), boards);
    expect(problems).toEqual([]);
    expect(makeSituation(situation)).toBe(link);
    const network = makeNetwork(boards.get(situation.board)!, DEFAULT_RULINGS, situation.works, {});
    const { dice, route, position } = situation;
    const verdict = judgeTurn(network, position!, { dice, route }, CLASSIC);
    expect(verdict.outcome).toBe(said.is);
    if (said.sips !== undefined) expect(verdict.sips.total).toBe(said.sips);
    if (said.drop) expect(verdict.drop.allowed).toBe(said.drop);
    const cited = [...verdict.findings, ...verdict.drop.findings, ...verdict.sips.terms].map(({ clause: id }) => id);
    for (const each of said.clauses ?? []) expect(cited).toContain(each);
  });
});

describe('a wrong book is refused, with the line and the reason', () => {
  const HEAD = '---\ntitle: Three Man\noriginal: en\nlead: Two dice.\n---\n';
  const rules = CLAUSES_OF['three-man'].map(
    (id) => `## ${id.slice('three-man-'.length)} Title\n\n**In short.**\n\nText.\n`,
  );
  const text = `${HEAD}\n# 7 Three Man\n\n${rules.join('\n')}`;
  const without = (id: string) => text.replace(`## ${id} Title\n\n**In short.**\n\nText.\n`, '');

  test('a right one is read', () => {
    const read = readBook(text, 'three-man');
    const [chapter] = read.ok ? read.book.chapters : [];
    expect(chapter?.clauses.map(({ sentence, markdown }) => `${sentence} ${markdown}`)).toEqual(
      Array(10).fill('In short. Text.'),
    );
  });

  test.each([
    ['no head', text.slice(HEAD.length), 'line 1: between two lines of --- stand title'],
    ['another language', text.replace('original: en', 'original: da'), 'original (en or nb)'],
    ['a clause left out', without('7.4'), 'here comes three-man-7.4, not three-man-7.5'],
    ['the last one left out', without('7.10'), 'at the end: three-man-7.10 missing'],
    ['a clause too many', `${text}\n## 7.11 More\n\nText.\n`, 'here comes nothing more, not three-man-7.11'],
    ['a clause twice', text.replace('## 7.2 Title', '## 7.1 Title'), 'here comes three-man-7.2, not three-man-7.1'],
    ['a clause with no title', text.replace('## 7.3 Title', '## 7.3'), '7.3 lacks its title or its text'],
    [
      'a clause with no text',
      text.replace('## 7.3 Title\n\n**In short.**\n\nText.', '## 7.3 Title\n\n**In short.**\n'),
      '7.3 lacks its title or its text',
    ],
    [
      'a clause without its one sentence',
      text.replace('## 7.3 Title\n\n**In short.**\n', '## 7.3 Title\n'),
      '7.3 does not begin with one **sentence** in bold',
    ],
    ['a clause in no chapter', text.replace('# 7 Three Man\n', ''), '7.1 does not stand in its chapter'],
    [
      'a clause in another chapter',
      text.replace('# 7 Three Man', '# 8 Three Man'),
      '7.1 does not stand in its chapter',
    ],
    [
      'text in no clause',
      text.replace('# 7 Three Man\n', '# 7 Three Man\n\nLoose.\n'),
      'line 7: text that stands in no clause',
    ],
    ['a heading too deep', `${text}\n### 7.11 Deep\n`, 'chapters have one #, clauses two'],
  ])('%s', (_, wrong, problem) => {
    const read = readBook(wrong, 'three-man');
    expect(read.ok ? '' : read.problems.join('\n')).toContain(problem);
  });
});
