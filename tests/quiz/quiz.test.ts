import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { seeded } from '../../src/games/shared/seeded.ts';
import { fitOn, fitOnThree } from '../../src/games/gabong/pile.ts';
import { parseCardLink } from '../../src/games/gabong/card-link.ts';
import { DEFAULT_GABONG_READINGS } from '../../src/games/gabong/rulings.ts';
import { parseSituation } from '../../src/games/gug/situation.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import { fill } from '../../src/i18n/fill.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { RULE_QUIZ } from '../../src/i18n/rule-quiz.ts';
import { seedAfter, SEEDS } from '../../src/quiz/question.ts';
import {
  isSameQuestion,
  QUIZ_CLAUSES,
  type QuizQuestion,
  questionAbout,
  questionOf,
  TOLD,
} from '../../src/quiz/quiz.ts';
import { BOOKS } from '../../src/rulebooks/books.ts';
import { LONDON_2025 } from '../games/gug/ask.ts';

const NETWORK = makeNetwork(LONDON_2025, DEFAULT_RULINGS);

/** What the rule books say that a judge enforces. */
const ENFORCED = BOOKS.flatMap((book) => {
  const clauses = JSON.parse(readFileSync(`content/rulebooks/${book}.json`, 'utf8')) as Record<string, { by: string }>;
  return Object.entries(clauses).flatMap(([clause, { by }]) => (by === 'checker' ? [clause] : []));
});

test('questions are made about every clause that a judge enforces', () => {
  expect(ENFORCED.length).toBeGreaterThan(80);
  expect([...QUIZ_CLAUSES].toSorted()).toEqual(ENFORCED.toSorted());
});

test('each of them comes up within a long evening, and is never asked in vain', () => {
  const seen = new Set<string>();
  let seed = 1;
  for (let count = 0; count < 1_200; count += 1) {
    seen.add(questionOf(seed, NETWORK).clause);
    seed = seedAfter(seed);
  }
  expect(ENFORCED.filter((clause) => !seen.has(clause))).toEqual([]);
});

test('of each clause there is something that is right and something that is not', () => {
  for (const clause of QUIZ_CLAUSES) {
    const answers = Array.from(
      { length: 24 },
      (_, seed) => questionAbout(clause, seeded(seed * 977), NETWORK)?.isRight,
    );
    expect(new Set(answers), clause).toEqual(new Set([true, false]));
  }
});

test('a seed is one question, and another seed asks something else', () => {
  const questions = Array.from({ length: 60 }, (_, index) => questionOf(index * 8_641, NETWORK));
  questions.forEach((question) => expect(questionOf(question.seed, NETWORK)).toEqual(question));
  const alike = questions.filter((one, at) => questions.slice(0, at).some((other) => isSameQuestion(one, other)));
  expect(alike.length).toBeLessThan(6);
});

test('going on from one question, all others come before it comes again', () => {
  const seen = new Set<number>();
  for (let seed = 0; !seen.has(seed); seed = seedAfter(seed)) seen.add(seed);
  expect(seen.size).toBe(SEEDS);
  expect(seen.has(SEEDS - 1)).toBe(true);
});

test('what a link shows is judged as the question says', () => {
  const turns = Array.from({ length: 200 }, (_, seed) => questionOf(seed * 101, NETWORK)).filter(isRide);
  expect(turns.length).toBeGreaterThan(8);
  for (const { link, isRight, clause } of turns) {
    const boards = new Map([[LONDON_2025.id, LONDON_2025]]);
    const { situation, problems } = parseSituation(new URLSearchParams(link), boards);
    expect(problems).toEqual([]);
    const network = makeNetwork(LONDON_2025, DEFAULT_RULINGS, situation.works);
    const verdict = judgeTurn(network, situation.position!, { dice: situation.dice, route: situation.route });
    expect(verdict.outcome === 'legal', `${clause}: ${link}`).toBe(isRight);
  }
});

const isRide = ({ sentence, link }: QuizQuestion): boolean =>
  link !== undefined && ['move', 'moveClosed'].includes(sentence);

test('so is a card on a card', () => {
  const laid = Array.from({ length: 300 }, (_, seed) => questionOf(seed * 211, NETWORK)).filter(({ sentence }) =>
    ['lay', 'layOnTwo', 'layOnThree'].includes(sentence),
  );
  expect(laid.length).toBeGreaterThan(5);
  for (const { link, isRight, sentence } of laid) {
    const asked = parseCardLink(new URLSearchParams(link));
    if (asked?.asks !== 'card') throw new Error(link);
    const [below, card] = [asked.pile, asked.card].map(({ rank, suit }) => ({ rank: rank!, suit: suit! }));
    const top = { card: below!, by: 0, named: null, isIllegal: false };
    const twos = sentence === 'layOnTwo' ? 1 : 0;
    const fit = sentence === 'layOnThree' ? fitOnThree(card!) : fitOn(top, twos, card!, DEFAULT_GABONG_READINGS);
    expect(fit.goes, link).toBe(isRight);
  }
});

test.each(LANGS)('every question has its words: %s', (lang) => {
  const words = RULE_QUIZ[lang];
  expect(Object.keys(words.told).toSorted()).toEqual([...TOLD].toSorted());
  const sentences = words.sentences as Readonly<Record<string, string>>;
  const used = new Set<string>();
  for (const clause of QUIZ_CLAUSES) {
    for (let seed = 0; seed < 24; seed += 1) {
      const made = questionAbout(clause, seeded(seed * 977), NETWORK);
      if (!made || made.sentence === 'told') continue;
      used.add(made.sentence);
      const data = Object.entries(made.data).map(
        ([name, value]) => [name, typeof value === 'object' ? value.join(', ') : value] as const,
      );
      expect(fill(sentences[made.sentence]!, Object.fromEntries(data))).not.toMatch(/[{}|]/);
      if (made.sentence === 'penalty' || made.sentence === 'mayRide')
        expect(words.railways[made.data['railway'] as string]).toBeDefined();
    }
  }
  expect(Object.keys(sentences).filter((key) => !used.has(key))).toEqual([]);
});
