import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import lists from '../../content/questions.json' with { type: 'json' };
import { lineIn, typed } from '../../src/ask/line.ts';
import { readQuestion } from '../../src/ask/read.ts';
import type { Said } from '../../src/ask/verdict.ts';
import { DEFAULT_GABONG_READINGS } from '../../src/games/gabong/rulings.ts';
import { startPosition } from '../../src/games/gug/situation.ts';
import type { StationId } from '../../src/games/gug/board-data.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { RULE_ASK } from '../../src/i18n/rule-ask.ts';
import { fill } from '../../src/i18n/fill.ts';
import { BOOKS, bookOf, CLAUSES_OF } from '../../src/rulebooks/books.ts';
import { wordsOf } from '../../src/rulebooks/normalize.ts';
import blind from './questions-blind.json' with { type: 'json' };
import corpus from './questions.json' with { type: 'json' };
import clauses from './questions-clauses.json' with { type: 'json' };
import later from './questions-later.json' with { type: 'json' };
import mixed from './questions-mixed.json' with { type: 'json' };
import plain from './questions-plain.json' with { type: 'json' };
import pub from './questions-pub.json' with { type: 'json' };
import reworded from './questions-reworded.json' with { type: 'json' };
import short from './questions-short.json' with { type: 'json' };
import table from './questions-table.json' with { type: 'json' };
import whole from './questions-whole.json' with { type: 'json' };
import { SEARCH } from '../rulebooks/clauses-of.ts';
import { replyTo, saidTo, TABLES, tablesWith } from './replies.ts';

/** Language, question, the clauses any of which must come first, and what the judge says where that can be decided. */
type Row = readonly [Lang, string, string, Said?];

/** The list as the page shows it. */
const found = (lang: Lang, line: string): readonly string[] =>
  SEARCH[lang](line, replyTo(lang, line).clauses).map(({ clause }) => clause.id);

/**
 * So many of a hundred questions that could be decided may stay without a verdict: more where they are told at length,
 * for there every word of the story would have to be understood.
 */
const SILENT_MOST = 10;
describe.each([
  ['as collected', corpus as unknown as readonly Row[], SILENT_MOST],
  ['written when all was done', later as unknown as readonly Row[], SILENT_MOST],
  ['as typed in a pub', pub as unknown as readonly Row[], SILENT_MOST],
  ['written without a look at the lists', blind as unknown as readonly Row[], SILENT_MOST],
  ['of several kinds of people at a table', table as unknown as readonly Row[], 13],
  ['at length, and in words of everyday', mixed as unknown as readonly Row[], SILENT_MOST],
  ['about every clause', clauses as unknown as readonly Row[], SILENT_MOST],
  ['by somebody in the middle of a game', short as unknown as readonly Row[], SILENT_MOST],
  ['in whole sentences, many of two', whole as unknown as readonly Row[], 25],
  ['in other words than those of the rules', reworded as unknown as readonly Row[], 60],
  ['for a plain yes, no or number', plain as unknown as readonly Row[], SILENT_MOST],
])('questions %s', (_, rows, most) => {
  const placed = rows.map(([lang, line, clauses]) => ({
    line,
    at: found(lang, line).findIndex((id) => clauses.split('|').includes(id)),
  }));
  const missed = (among: number) => placed.filter(({ at }) => at < 0 || at >= among);

  test('the right clause comes first in 92 of 100', () => {
    expect(
      missed(1).length / rows.length,
      missed(1)
        .map(({ line }) => line)
        .join('\n'),
    ).toBeLessThanOrEqual(0.08);
  });

  test('the right clause is among the first three in 98 of 100', () => {
    expect(
      missed(3).length / rows.length,
      missed(3)
        .map(({ line }) => line)
        .join('\n'),
    ).toBeLessThanOrEqual(0.02);
  });

  test('no verdict is wrong, and none is given where nobody is sure', () => {
    const wrong = rows.flatMap(([lang, line, , said]) => {
      const given = saidTo(lang, line);
      return given !== undefined && given !== said ? [`${line}: ${given}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('as many of the questions that can be decided are, or are asked back which station is meant', () => {
    const decidable = rows.filter(([, , , said]) => said !== undefined);
    const silent = decidable.filter(
      ([lang, line]) => saidTo(lang, line) === undefined && replyTo(lang, line).meant.length === 0,
    );
    expect(silent.length / decidable.length, silent.map(([, line]) => line).join('\n')).toBeLessThanOrEqual(most / 100);
  });
});

test('there are 240 questions and more, half of them Norwegian', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(240);
  expect(corpus.filter(([lang]) => lang === 'nb').length).toBeGreaterThanOrEqual(corpus.length / 2 - 5);
  expect(later.length).toBeGreaterThanOrEqual(60);
});

test('every clause is asked about in both languages', () => {
  const rows = clauses as unknown as readonly Row[];
  for (const lang of ['en', 'nb']) {
    const asked = new Set(rows.flatMap(([of, , ids]) => (of === lang ? ids.split('|') : [])));
    expect(BOOKS.flatMap((book): string[] => [...CLAUSES_OF[book]]).filter((id) => !asked.has(id))).toEqual([]);
  }
});

test('every clause can be asked about, and by concepts that are there alone', () => {
  const computed =
    /^(?:n\d+|at-(?:station|station-in|station-out|end|line)|two-stations|five-dice|two-dice-(?:sum|three|double|14|12)|two-cards|one-card|two-same-rank|two-beers)$/;
  const known = new Set(Object.keys({ ...lists.asking, ...lists.things }));
  const strays = Object.entries(lists.clauses).flatMap(([clause, ways]) =>
    ways
      .split(/[; ]+/)
      .flatMap((concept) => (known.has(concept) || computed.test(concept) ? [] : [`${clause}: ${concept}`])),
  );
  expect(strays).toEqual([]);
  expect(Object.keys(lists.clauses).toSorted()).toEqual(
    BOOKS.flatMap((book): string[] => [...CLAUSES_OF[book]]).toSorted(),
  );
});

test('the words of each kind are single words, or beginnings of some length', () => {
  for (const [kind, names] of Object.entries(lists.words)) {
    for (const name of names.split('|')) {
      expect(wordsOf(name), `${kind}: ${name}`).toHaveLength(1);
      expect(name, kind).toMatch(/^\p{Ll}+$|^\p{Ll}{4,}\*$/u);
    }
  }
});

test('a game that is named is the one that answers', () => {
  expect(replyTo('en', 'tie').games).toEqual(expect.arrayContaining(['gools', 'gabong']));
  expect(replyTo('en', 'tie Gabba Gools').clauses[0]).toBe('gools-4.1');
  expect(replyTo('en', 'tie Gabong').clauses[0]).toBe('gabong-7.1');
  expect(replyTo('nb', 'uavgjort Gabong').clauses[0]).toBe('gabong-7.1');
});

test('bare numbers that two games know are asked of both, and each has its answer', () => {
  for (const [lang, line] of [
    ['en', '7 on a 7'],
    ['nb', '7 på en 7'],
  ] as const) {
    const { games, answers } = replyTo(lang, line);
    expect(games).toEqual(['gabong', 'three-man']);
    expect(answers.map(({ clause }) => clause)).toEqual(['gabong-5.1', 'three-man-7.5']);
  }
  expect(replyTo('en', '7').games).toEqual(expect.arrayContaining(['gabong', 'three-man']));
  for (const line of ['9 of hearts on 9 of clubs', '7 on a 7 Gabong'])
    expect(replyTo('en', line).answers.map(({ game }) => game)).toEqual(['gabong']);
  expect(replyTo('en', 'who drinks on a 7 in Three Man').answers[0]?.clause).toBe('three-man-7.5');
});

test('a table’s own readings decide', () => {
  // By that reading the tail of the yellow line belongs to the Circle line.
  const circles = tablesWith({ R8: 'yellow' });
  expect(saidTo('en', 'can i start at hammersmith (hammersmith & city)')).toBe('no');
  expect(saidTo('en', 'can i start at hammersmith (hammersmith & city)', circles)).toBe('yes');
  const gabong = {
    ...TABLES,
    gabong: { rulings: { ...DEFAULT_GABONG_READINGS, B3: 'printed-suit-too' as const }, packs: 2 },
  };
  expect(saidTo('en', '10 of spades on the 4 of spades')).toBe('no');
  expect(saidTo('en', '10 of spades on the 4 of spades', gabong)).toBe('yes');
  const once = { ...TABLES, gabong: { rulings: { ...DEFAULT_GABONG_READINGS, B1: 'once' as const }, packs: 2 } };
  expect(saidTo('en', 'two twos and a king left in my hand, how many points')).toBe(80);
  expect(saidTo('en', 'two twos and a king left in my hand, how many points', once)).toBe(40);
  // What a rule says of itself is not said where a table reads it otherwise.
  expect(saidTo('en', 'can i stop early')).toBe('no');
  expect(saidTo('en', 'can i stop early', tablesWith({ R6: 'early' }))).toBeUndefined();
  expect(saidTo('nb', 'kan jeg kjøre gjennom en stengt endestasjon')).toBe('no');
  expect(saidTo('nb', 'kan jeg kjøre gjennom en stengt endestasjon', tablesWith({ R33: 'goes-on' }))).toBe('yes');
  const gools = { ...TABLES, gools: { G3: 'without-threes' as const } };
  expect(saidTo('en', 'is 33344 a full house', gools)).toBe('no');
});

test('in a running game a question without a station is about where the icon stands', () => {
  const standing = { ...startPosition('warren-street' as StationId), came: null };
  const running = { ...TABLES, gug: { ...TABLES.gug!, standing } };
  expect(saidTo('en', 'can i turn around', running)).toBe('no');
  expect(saidTo('en', 'can i turn around')).toBeUndefined();
});

test.each([
  ['en', 'how many sips is 568 ml', 56.8],
  ['nb', 'hvor mange slurker er 0,57 l', 57],
] as const)('6.1, in %s, %s: a bottle of %d cl', (lang, line, size) => {
  expect(replyTo(lang, line).answers[0]?.data).toMatchObject({ size });
});

test('a word that every object has as a key is a word, and neither a number nor a measure', () => {
  const line = lineIn(typed('constructor of hearts'), 'en', () => false, undefined);
  expect([...readQuestion(line).concepts.keys()].filter((concept) => /\d/.test(concept))).toEqual([]);
  expect(replyTo('en', 'sips 50 constructor').answers).toEqual([]);
});

test('the situation is in the link to the judge', () => {
  const [answer] = replyTo('en', 'rolled a 5 at vauxhall, going to brixton, how many sips?').answers;
  expect(answer?.link).toBe('board=london-2025&at=vauxhall&die=5&route=victoria:stockwell,victoria:brixton');
  const [turn] = replyTo('en', 'can I turn around at Warren Street?').answers;
  expect(turn?.link).toContain('at=warren-street&from=');
  const linkOf = (line: string) => replyTo('en', line).answers[0]?.link;
  expect(linkOf('seven of hearts on seven of spades')).toBe('pile=S7&card=H7');
  expect(linkOf('7 on a 7')).toBe('pile=7&card=7');
  expect(linkOf('can i gabong with 2 and 7 on a 9')).toBe('pile=9&hand=2,7');
});

test('what was not understood is not answered', () => {
  for (const line of ['what is the weather like', 'hvor er nærmeste kebab', 'qwerty asdf', '???']) {
    expect(replyTo('nb', line).answers).toEqual([]);
  }
  expect(replyTo('en', 'qwerty asdf').isUnderstood).toBe(false);
});

test.each(['en', 'nb'] as const)('every answer has its sentence in %s', (lang) => {
  const { sentences } = RULE_ASK[lang];
  for (const [, line] of corpus as unknown as readonly Row[]) {
    for (const { sentence, data, more = [], clause, game } of replyTo(lang, line).answers) {
      for (const each of [{ sentence, data }, ...more]) {
        const template = (sentences as Readonly<Record<string, string>>)[each.sentence];
        expect(template, `${line}: ${each.sentence}`).toBeDefined();
        expect(fill(template!, each.data)).not.toMatch(/[{}]/);
      }
      expect(bookOf(clause)).toBe(game);
    }
  }
});

test('any text is read without a fault', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.constantFrom<Lang>('en', 'nb'), (line, lang) => {
      replyTo(lang, line);
    }),
    { numRuns: 80 },
  );
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...corpus.flatMap(([, line]) => String(line).split(' '))), { maxLength: 12 }),
      (words) => {
        replyTo('nb', words.join(' '));
      },
    ),
    { numRuns: 200 },
  );
});
