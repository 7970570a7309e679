import { describe, expect, test } from 'vitest';
import { fill, type FillData } from '../../src/i18n/fill.ts';
import { GABONG_EN } from '../../src/i18n/gabong/en.ts';
import { GOOLS_EN } from '../../src/i18n/gools/en.ts';
import { GUG_GAME_EN } from '../../src/i18n/gug-game/en.ts';
import { GUG_GAME_NB } from '../../src/i18n/gug-game/nb.ts';
import { TOURNAMENT_EN } from '../../src/i18n/tournament/en.ts';

const ONE = { name: 'Ida', count: 1 };
const TWO = { name: 'Ida and Jon', count: 2 };

/** Every template of some words, by its path. */
function templatesIn(words: unknown, path = ''): readonly (readonly [path: string, template: string])[] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as object).flatMap(([key, inner]) => templatesIn(inner, `${path}.${key}`));
}

/** A template with all that it names, whatever that is: `{name}` and `{names}` are who the sentence is about. */
function filled(template: string, who: FillData[string]): string {
  const data: Record<string, FillData[string]> = {};
  for (const [, slot, choices] of template.matchAll(/\{(\w+)(\|[^{}]*)?/g))
    if (choices !== undefined || data[slot!] === undefined) data[slot!] = choices === undefined ? 'X' : 2;
  return fill(template, { ...data, ...('name' in data && { name: who }), ...('names' in data && { names: who }) });
}

/** Verbs that go with one subject, right after it: also those of the second half, `took a penalty, and is back`. */
const SINGULAR =
  /Ida and Jon (?!as\b)(?:(?:is|was|has|does|goes)\b|[a-z]+(?<!u|s)s\b)|Ida and Jon [^.:;]*, and (?:is|was|has)\b/;
/** The same for one: no plural verb. */
const PLURAL = /\bIda (?:are|were|have|drink|owe|count|get|win|start|leave)\b/;

describe.each([
  ['a running game of GUG', templatesIn({ play: GUG_GAME_EN.play, book: GUG_GAME_EN.book })],
  ['tournaments', templatesIn(TOURNAMENT_EN).filter(([, template]) => template.includes('{names}'))],
  ['Gools', templatesIn(GOOLS_EN).filter(([, template]) => template.includes('{names}'))],
  ['Gabong', templatesIn(GABONG_EN).filter(([, template]) => template.includes('{names}'))],
] as const)('in the words of %s', (_, templates) => {
  const about = templates.filter(([, template]) => /\{names?[}:]/.test(template));

  test('two people have verbs for two', () => {
    expect(about.length).toBeGreaterThan(0);
    const wrong = about
      .filter(([path]) => !/\.(one|leads)$/.test(path))
      .map(([path, template]) => `${path}: ${filled(template, TWO)}`)
      .filter((sentence) => SINGULAR.test(sentence));
    expect(wrong).toEqual([]);
  });

  test('one person has verbs for one', () => {
    const single = about.filter(([, template]) => template.includes('{name}'));
    const wrong = single
      .map(([path, template]) => `${path}: ${filled(template, ONE)}`)
      .filter((sentence) => PLURAL.test(sentence));
    expect(wrong).toEqual([]);
  });
});

test('a team without a name drinks as two, a team by its name as one', () => {
  const { drinks } = GUG_GAME_EN.play.after;
  expect(fill(drinks, { name: TWO, count: 3 })).toBe('Ida and Jon drink 3 sips');
  expect(fill(drinks, { name: { name: 'The Otters', count: 1 }, count: 3 })).toBe('The Otters drinks 3 sips');
  expect(fill(drinks, { name: 'Ida', count: 1 })).toBe('Ida drinks one sip');
  expect(fill(GUG_GAME_NB.play.after.drinks, { name: { name: 'Ida og Jon', count: 2 }, count: 3 })).toBe(
    'Ida og Jon drikker 3 slurker',
  );
});
