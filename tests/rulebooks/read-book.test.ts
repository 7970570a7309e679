import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookLoader } from '../../src/rulebooks/book-loader.ts';

const NB = 'content/rulebooks/nb/gabong.md';
const EN = 'content/rulebooks/en/gug.md';
const FACTS = 'content/rulebooks/gug.json';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'books-'));
  await cp(new URL('../../content/rulebooks/', import.meta.url), join(root, 'content/rulebooks'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** Changes a file of the copy. @throws when the change changes nothing: the test would prove nothing. */
async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(join(root, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`nothing to change in ${file}`);
  await writeFile(join(root, file), after);
}

/** What the build loads from the copy, by id. */
async function load(): Promise<ReadonlyMap<string, unknown>> {
  const stored = new Map<string, unknown>();
  const context: Partial<Omit<LoaderContext, 'config' | 'store'>> & Record<'config' | 'store', unknown> = {
    config: { root: pathToFileURL(`${root}/`) },
    store: {
      clear: () => stored.clear(),
      set: ({ id, data }: { readonly id: string; readonly data: unknown }) => stored.set(id, data),
    },
    renderMarkdown: (text) => Promise.resolve({ html: text }),
    parseData: ({ data }) => Promise.resolve(data),
  };
  await bookLoader().load(context as LoaderContext);
  return stored;
}

/** The line that a file's heading of a clause stands in. */
async function lineOf(file: string, number: string): Promise<number> {
  const lines = (await readFile(join(root, file), 'utf8')).split('\n');
  return lines.findIndex((line) => line.startsWith(`## ${number} `)) + 1;
}

/** What the build says, line by line. */
const said = () =>
  load().then(
    () => [],
    (reason: unknown) => (reason as Error).message.split('\n'),
  );

test('the books as they are load, each in both languages', async () => {
  const books = [...(await load()).keys()].toSorted();
  expect(books).toEqual(
    ['en', 'nb'].flatMap((lang) => ['gabong', 'gools', 'gug', 'three-man'].map((book) => `${lang}/${book}`)),
  );
});

test('a clause without text', async () => {
  await change(NB, /(## 4\.2 [^\n]*\n).*?(?=## 4\.3)/s, '$1\n');
  expect(await said()).toEqual([`${NB}, line ${await lineOf(NB, '4.2')}: 4.2 lacks its title or its text.`]);
});

test('a clause that is missing at the end', async () => {
  await change(NB, /## (?!.*## ).*$/s, '');
  expect(await said()).toEqual([expect.stringMatching(/gabong\.md, at the end: gabong-[\d.]+ missing\.$/)]);
});

test('a clause too many', async () => {
  await change(NB, /$/, '\n## 99.1 En til\n\nTekst.\n');
  expect(await said()).toEqual([
    `${NB}, line ${await lineOf(NB, '99.1')}: here comes nothing more, not gabong-99.1: clauses stand as the engine has them.`,
  ]);
});

test('clauses in another order than the engine has them', async () => {
  await change(NB, '## 4.2 ', '## 4.x ');
  await change(NB, '## 4.3 ', '## 4.2 ');
  await change(NB, '## 4.x ', '## 4.3 ');
  const [three, two] = [await lineOf(NB, '4.3'), await lineOf(NB, '4.2')];
  expect(await said()).toEqual([
    `${NB}, line ${three}: here comes gabong-4.2, not gabong-4.3: clauses stand as the engine has them.`,
    `${NB}, line ${two}: here comes gabong-4.3, not gabong-4.2: clauses stand as the engine has them.`,
  ]);
});

test('a link to no clause', async () => {
  await change(EN, '](#gug-', '](#gug-99.');
  expect(await said()).toEqual([
    expect.stringMatching(/en\/gug\.md, line \d+: a link leads to #gug-99\.[\d.]+, which is no clause of any book\.$/),
  ]);
});

test('a related clause that no book has, said for both languages', async () => {
  await change(FACTS, /("gug-10\.2": \{.*?"related": \[\s*)"[^"]+"/s, '$1"gug-99.9"');
  const problem = 'gug-10.2 related 0: gug-99.9 is no clause of any book';
  expect(await said()).toEqual(['en', 'nb'].map((lang) => `${FACTS} (${lang}/gug), ${problem}`));
});

test('facts of a clause that the engine does not have', async () => {
  await change(FACTS, '"gug-10.2": {', '"gug-99.2": {');
  expect((await said()).join('\n')).toMatch(/gug\.json \(en\/gug\), .*gug-10\.2: .*\n.*gug-99\.2/);
});

test('an example that its clause does not have', async () => {
  await change(FACTS, /("gug-10\.2": \{.*?"quote": )\d+/s, '$19');
  const problem = /gug\.json \((?:en|nb)\/gug\), gug-10\.2 examples: the clause has no example 9, only \d\.$/;
  expect(await said()).toEqual([expect.stringMatching(problem), expect.stringMatching(problem)]);
});

test('an example whose verdict names no clause', async () => {
  await change(FACTS, /("gug-10\.2": \{.*?"clauses": \[\s*)"[^"]+"/s, '$1"gug-0.0"');
  expect(await said()).toContain(
    `${FACTS} (en/gug), gug-10.2 examples 0 expect clauses 0: gug-0.0 is no clause of any book`,
  );
});
