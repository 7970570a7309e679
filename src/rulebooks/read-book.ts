import { type AnyClause, type Book, bookOf, CLAUSES_OF } from './books.ts';

/** One numbered rule. */
export interface BookClause {
  readonly id: AnyClause;
  /** As `10.2`. */
  readonly number: string;
  readonly title: string;
  readonly markdown: string;
}

export interface BookChapter {
  readonly number: string;
  readonly title: string;
  readonly clauses: readonly BookClause[];
}

/** A rule book in one language. */
export interface RuleBook {
  readonly title: string;
  /** The language that its authors wrote in. */
  readonly original: 'en' | 'nb';
  readonly lead: string;
  readonly chapters: readonly BookChapter[];
}

export type ReadBook =
  { readonly ok: true; readonly book: RuleBook } | { readonly ok: false; readonly problems: readonly string[] };

/** The parts of a page between two lines of hyphens at its head, as `key: value`, and what stands after them. */
export function readHead(text: string): { readonly head: Readonly<Record<string, string>>; readonly body: string } {
  const [, head = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const pairs = head.split('\n').flatMap((line) => {
    const [, key, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    return key !== undefined && value !== undefined ? [[key, value] as const] : [];
  });
  return { head: Object.fromEntries(pairs), body };
}

/** A heading of Markdown, and what stands below it up to the next. */
interface Section {
  /** Of the file, from 1. */
  readonly line: number;
  readonly marks: string;
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

/** @param firstLine - the line of the file that the text begins with. */
function sectionsOf(text: string, firstLine: number): readonly Section[] {
  const sections: (Omit<Section, 'text'> & { readonly lines: string[] })[] = [
    { line: firstLine, marks: '', number: '', title: '', lines: [] },
  ];
  for (const [index, line] of text.split('\n').entries()) {
    const [, marks, number = '', title = ''] = /^(#+) +(\S+) *(.*)$/.exec(line) ?? [];
    if (marks === undefined) sections.at(-1)!.lines.push(line);
    else sections.push({ line: firstLine + index, marks, number, title, lines: [] });
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n').trim() }));
}

/** Links of Markdown to what is no clause. */
const lostLinks = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/\]\(#([^)]*)\)/g)].flatMap(([, id]) => (bookOf(id!) ? [] : [id!]));

/**
 * Reads a rule book: `# 2 Chapter`, `## 2.1 Clause`, Markdown below. It has exactly the clauses of the engine, in their
 * order. @returns its problems in words, each with its line, when it has not.
 */
export function readBook(text: string, book: Book): ReadBook {
  const { head, body } = readHead(text);
  const { title, lead, original } = head;
  const problems: string[] = [];
  if (title === undefined || lead === undefined || (original !== 'en' && original !== 'nb'))
    problems.push('line 1: between two lines of --- stand title, original (en or nb) and lead.');
  const chapters: (Omit<BookChapter, 'clauses'> & { readonly clauses: BookClause[] })[] = [];
  const expected: AnyClause[] = [...CLAUSES_OF[book]];
  for (const section of sectionsOf(body, text.split('\n').length - body.split('\n').length + 1)) {
    const say = (problem: string) => problems.push(`line ${section.line}: ${problem}`);
    const { marks, number, text: markdown } = section;
    const chapter = chapters.at(-1);
    for (const lost of lostLinks(markdown)) say(`a link leads to #${lost}, which is no clause of any book.`);
    if (marks !== '##') {
      if (markdown !== '') say('text that stands in no clause.');
      if (marks !== '' && section.title === '') say('a heading is a number and a title, as "# 2 Title".');
      if (marks === '#') chapters.push({ number, title: section.title, clauses: [] });
      else if (marks !== '') say('chapters have one #, clauses two, and nothing has more.');
      continue;
    }
    const id = expected.shift();
    if (`${book}-${number}` !== id)
      say(`here comes ${id ?? 'nothing more'}, not ${book}-${number}: clauses stand as the engine has them.`);
    else if (!chapter || !number.startsWith(`${chapter.number}.`)) say(`${number} does not stand in its chapter.`);
    else if (section.title === '' || markdown === '') say(`${number} lacks its title or its text.`);
    else chapter.clauses.push({ id, number, title: section.title, markdown });
  }
  if (expected.length > 0) problems.push(`at the end: ${expected.join(', ')} missing.`);
  if (problems.length > 0 || title === undefined || lead === undefined) return { ok: false, problems };
  return { ok: true, book: { title, lead, original: original === 'nb' ? 'nb' : 'en', chapters } };
}
