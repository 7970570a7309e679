import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import synonyms from '../../content/synonyms.json' with { type: 'json' };
import type { Lang } from '../../src/i18n/lang.ts';
import { BOOKS } from '../../src/rulebooks/books.ts';
import { excerpt } from '../../src/rulebooks/search.ts';
import { nearWords } from '../../src/rulebooks/near-words.ts';
import { plainText } from '../../src/rulebooks/plain-text.ts';
import { CLAUSES, SEARCH } from './clauses-of.ts';

const found = (lang: Lang, line: string) => SEARCH[lang](line).map(({ clause }) => clause.id as string);

describe.each<[Lang, string, string]>([
  ['en', '10.2', 'gug-10.2'],
  ['nb', '10,2', 'gug-10.2'],
  ['en', 'gug 10.2', 'gug-10.2'],
  ['en', 'gug-10.2', 'gug-10.2'],
  ['en', 'Gaa Under Gunnar 16.7', 'gug-16.7'],
  ['nb', 'gabong 11.1', 'gabong-11.1'],
  ['en', 'three man 7.4', 'three-man-7.4'],
  ['nb', 'gools 4', 'gools-4.1'],
  ['en', 'dlr', 'gug-16.7'],
  ['nb', 'dlr', 'gug-16.7'],
  ['en', 'docklands', 'gug-16.7'],
  ['en', 'heathrow', 'gug-16.2'],
  ['nb', 'hethrow', 'gug-16.2'],
  ['nb', 'flyplass', 'gug-16.2'],
  ['nb', 'flyplas', 'gug-16.2'],
  ['en', 'hvite prikekr', 'gug-16.1'],
  ['en', 'ealing comon', 'gug-10.4'],
  ['en', 'leicester sqare', 'gug-16.4'],
  ['en', 'elephant', 'gug-16.5'],
  ['nb', 'themsen', 'gug-16.8'],
  ['nb', 'river', 'gug-16.8'],
  ['en', 'elv', 'gug-16.8'],
  ['nb', 'fullt hus', 'gools-6.2'],
  ['nb', 'full house', 'gools-6.2'],
  ['en', 'fullt hus', 'gools-6.2'],
  ['en', 'full hosue', 'gools-6.2'],
  ['nb', 'omkast', 'gools-4.1'],
  ['en', 'roll-off', 'gools-4.1'],
  ['nb', 'kosetrekke', 'gabong-3.3'],
  ['nb', 'smette', 'gabong-5.1'],
  ['en', 'smette', 'gabong-5.1'],
  ['nb', 'slap', 'gabong-5.1'],
  ['nb', 'konge', 'gabong-11.13'],
  ['nb', 'king', 'gabong-11.13'],
  ['en', 'queen', 'gabong-11.12'],
  ['nb', 'knekt', 'gabong-11.11'],
  ['nb', 'ess', 'gabong-11.14'],
  ['nb', 'åtter', 'gabong-11.8'],
  ['nb', 'atter', 'gabong-11.8'],
  ['nb', 'aattere', 'gabong-11.8'],
  ['en', 'theta', 'gabong-4.4'],
  ['en', 'θ', 'gabong-4.4'],
  ['en', 'reversal', 'three-man-7.9'],
  ['nb', 'winston grennan', 'three-man-7.9'],
  ['nb', 'snøl', 'gug-11.3'],
  ['nb', 'kvarter', 'gug-15.1'],
  ['en', 'dnf', 'gug-15.1'],
  ['nb', 'sprint', 'gug-17.3'],
  ['en', 'closed stations', 'gug-17.5'],
  ['nb', 'stengte stasjoner', 'gug-17.5'],
  ['en', 'tournament', 'gug-18.1'],
  ['en', 'sloppy dice gools', 'gools-6.6'],
])('in %s, %s', (lang, line, clause) => {
  test(`finds ${clause} first`, () => {
    expect(found(lang, line)[0]).toBe(clause);
  });
});

describe.each<[Lang, string, string]>([
  ['en', 'sip', 'gug-6.1'],
  ['nb', 'slurk', 'gug-6.1'],
  ['nb', 'sip', 'gug-6.1'],
  ['en', 'slurk', 'gug-6.1'],
  ['nb', 'how big is a sip', 'gug-6.1'],
  ['en', 'penalty card', 'gabong-9.3'],
  ['nb', 'straffekort', 'gabong-9.3'],
  ['nb', 'penalty card', 'gabong-9.3'],
  ['en', 'turn back', 'gug-10.2'],
  ['nb', 'snu', 'gug-10.2'],
  ['en', 'snu', 'gug-10.2'],
  ['nb', 'hoppe over', 'gabong-11.3'],
  ['en', 'skip', 'gabong-11.3'],
  ['nb', 'skip', 'gabong-11.3'],
  ['nb', 'protest', 'gabong-6.4'],
  ['en', 'hail the winner', 'gools-6.1'],
  ['en', 'who is the gabong master', 'gabong-2.2'],
  ['en', 'inhabition', 'gug-12.5'],
  ['nb', 'hva skjer på fullt hus', 'gools-6.2'],
  ['nb', 'bytte linje', 'gug-10.3'],
  ['en', 'change line', 'gug-10.3'],
  ['nb', 'british rail', 'gug-16.6'],
  ['en', 'train', 'gug-16.6'],
  ['nb', 'prikker', 'gug-16.1'],
  ['en', 'two wins in a row', 'gools-5.1'],
  ['en', 'smoking', 'gools-8.1'],
  ['nb', 'røyk', 'gools-8.1'],
  ['en', 'doubles', 'three-man-7.7'],
  ['nb', 'par', 'three-man-7.7'],
  ['nb', 'dommer', 'gug-4.1'],
  ['nb', 'utdeling', 'gabong-8.1'],
])('in %s, %s', (lang, line, clause) => {
  test(`finds ${clause} among the first three`, () => {
    expect(found(lang, line).slice(0, 3)).toContain(clause);
  });
});

test.each(BOOKS)('every clause of %s is found first by its book and number, in both languages', (book) => {
  for (const lang of ['en', 'nb'] as const)
    for (const { id } of CLAUSES[lang].filter((clause) => clause.book === book)) expect(found(lang, id)[0]).toBe(id);
});

test.each(['en', 'nb'] as const)('every clause in %s is among the first three for its title', (lang) => {
  const missed = CLAUSES[lang].filter(({ id, title }) => !found(lang, title).slice(0, 3).includes(id));
  expect(missed.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
});

test('what was found is marked, where it stands in the text', () => {
  const [first] = SEARCH.en('docklands');
  expect(first?.excerpt.filter(({ isHit }) => isHit).map(({ text }) => text)).toContain('Docklands');
  const long = `${'word '.repeat(100)}Brixton ${'word '.repeat(100)}`.trim();
  const pieces = excerpt(long, new Set(['brixton']));
  expect(pieces.map(({ text }) => text).join('')).toMatch(/^… (?:word )+Brixton(?: word)+ …$/);
  expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(180);
});

test.each<[Lang, string, RegExp]>([
  ['en', 'can I go back', /^(?:go|back|backwards|turn\w*|revers\w+|return\w*)$/i],
  ['en', 'change line', /^(?:chang\w+|lines?)$/i],
  ['en', 'no sips', /^(?:no|sips?)$/i],
  ['nb', 'gå tilbake', /^(?:gå|gaa|tilbake|snu\w*)$/i],
  ['en', 'hethrow', /^(?:Heathrow|Airport)$/],
])('in %s, %s marks nothing but that', (lang, line, meant) => {
  const marks = SEARCH[lang](line).flatMap(({ title, excerpt: text }) =>
    [...title, ...text].filter(({ isHit }) => isHit),
  );
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.map(({ text }) => text).filter((text) => !meant.test(text))).toEqual([]);
});

test.each([
  [
    'at the sentence of the hit',
    `${'Nothing to see. '.repeat(12)}You drink one sip. ${'More of it. '.repeat(20)}`,
    /^… You drink one sip\. More/,
  ],
  [
    'sentences before it where there is room',
    `${'Nothing to see. '.repeat(12)}Then one sip.`,
    /^… (?:Nothing to see\. ){9}Then one sip\.$/,
  ],
  ['not at a colon', 'You end your turn at Baker Street: 2 sips.', /^You end/],
])('an excerpt begins %s', (_, text, shown) => {
  const pieces = excerpt(text.trim(), new Set(['sip', 'sips']));
  expect(pieces.map((piece) => piece.text).join('')).toMatch(shown);
});

test('an excerpt that would lose a hit by beginning at its sentence begins at a word', () => {
  const text = `Nothing to see. Here ${'and there '.repeat(7)}you drink ${'more and '.repeat(11)}one sip ${'of it '.repeat(30)}`;
  const hits = excerpt(text.trim(), new Set(['drink', 'sip'])).filter(({ isHit }) => isHit);
  expect(hits.map((piece) => piece.text)).toEqual(['drink', 'sip']);
});

test('what 6.1 says of bottles is shown whole', () => {
  const [first] = SEARCH.en('how big is a sip', ['gug-6.1']);
  expect(first?.excerpt.map(({ text }) => text).join('')).toBe(
    'Bottle, Sips: 33 cl, 12; 38 cl, 14. That makes 0.36 sips a centilitre.',
  );
});

test('nothing, nonsense and any text find what they find, without a fault', () => {
  expect(found('en', '')).toEqual([]);
  expect(found('nb', '  ?! ')).toEqual([]);
  expect(found('en', 'xqzwv')).toEqual([]);
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (line) => found('nb', line).length <= 20),
    { numRuns: 60 },
  );
});

test.each<[Lang, string, string]>([
  ['nb', 'kongebong', 'gabong'],
  ['nb', 'pokerkort', 'kort'],
  ['en', 'undertube', 'tube'],
  ['en', 'hyperlink', 'hyperspace'],
])('in %s, words like %s are offered: %s', (lang, line, word) => {
  expect(nearWords(line, CLAUSES[lang], 4)).toContain(word);
});

test('nothing is offered for what is like no word', () => {
  expect(nearWords('xqzwv', CLAUSES.en, 4)).toEqual([]);
  expect(nearWords('', CLAUSES.nb, 4)).toEqual([]);
});

test('there are synonyms for forty things and more, each with two names at least', () => {
  expect(synonyms.length).toBeGreaterThanOrEqual(40);
  expect(synonyms.filter((group) => new Set(group.map((name) => name.toLowerCase())).size < 2)).toEqual([]);
});

test.each([
  ['See [4.1](#gools-4.1).', 'See 4.1.'],
  ['![three, one](dice:31) **Gools**, _not_ `C-CS`', 'three, one Gools, not C-CS'],
  ['> An example.\n\n- one\n- two\n\n1. first', 'An example. one two first'],
  ['| Bottle | Sips |\n| --- | ---: |\n| 33 cl | 12 |', 'Bottle, Sips: 33 cl, 12.'],
  ['call “<span lang="nb">snøl</span>” &amp; go', 'call “snøl” & go'],
  ['2 * 3 * 4 and a_b_c', '2 * 3 * 4 and a_b_c'],
])('%j is %j in plain text', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

test('no clause keeps a mark of Markdown', () => {
  const marks = [...CLAUSES.en, ...CLAUSES.nb].filter(({ text }) => /\]\(|\*\*|<\w|^\||```|^>/.test(text));
  expect(marks.map(({ id }) => id)).toEqual([]);
});
