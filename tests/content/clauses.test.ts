import { describe, expect, test } from 'vitest';
import clausesEn from '../../content/clauses/en/gug.json' with { type: 'json' };
import clausesNb from '../../content/clauses/nb/gug.json' with { type: 'json' };
import rulingsEn from '../../content/rulings/en/gug.json' with { type: 'json' };
import rulingsNb from '../../content/rulings/nb/gug.json' with { type: 'json' };
import { GUG_CLAUSES } from '../../src/games/gug/clauses.ts';
import { GUG_RULINGS, RULING_IDS } from '../../src/games/gug/rulings.ts';

interface RulingWords {
  readonly title: string;
  readonly gap: string;
  readonly options: Readonly<Record<string, string>>;
}

const CLAUSES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: clausesEn, nb: clausesNb };
const RULINGS: Readonly<Record<string, Readonly<Record<string, RulingWords>>>> = { en: rulingsEn, nb: rulingsNb };

/** What must be the same in every language: figures of two and more digits (smaller ones may be words), and codes. */
const figures = (text: string) =>
  (text.match(/[\w@/-]*\d[\d.,]*\d[\w@/-]*/g) ?? []).map((figure) => figure.replace(',', '.')).toSorted();

describe.each(['en', 'nb'])('the rules in words: %s', (lang) => {
  const clauses = CLAUSES[lang] ?? {};
  const rulings = RULINGS[lang] ?? {};

  test('exactly the clauses of the engine, in their order', () => {
    expect(Object.keys(clauses)).toEqual([...GUG_CLAUSES]);
  });

  test('exactly the rulings of the engine, each with exactly its options', () => {
    expect(Object.keys(rulings)).toEqual([...RULING_IDS]);
    for (const id of RULING_IDS) expect(Object.keys(rulings[id]?.options ?? {})).toEqual([...GUG_RULINGS[id].options]);
  });

  test('every text is a whole sentence, and a title has no full stop', () => {
    const texts = Object.values(rulings).flatMap(({ gap, options }) => [gap, ...Object.values(options)]);
    for (const text of [...Object.values(clauses), ...texts]) expect(text).toMatch(/^[\p{Lu}\d-].*[.!?]$/u);
    for (const { title } of Object.values(rulings)) expect(title).toMatch(/^\p{Lu}.*[^.\s]$/u);
  });
});

test('no rule reads the same in both languages', () => {
  for (const clause of GUG_CLAUSES) expect(clausesNb[clause]).not.toBe(clausesEn[clause]);
  for (const id of RULING_IDS) expect(rulingsNb[id]).not.toEqual(rulingsEn[id]);
});

test.each(GUG_CLAUSES)('%s has the same figures in both languages', (clause) => {
  expect(figures(clausesNb[clause])).toEqual(figures(clausesEn[clause]));
});
