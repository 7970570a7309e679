import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARD_RULES } from '../../src/games/gabong/cards.ts';
import { parseVariationCode } from '../../src/games/gug/variation-code.ts';
import type { Eyes } from '../../src/games/shared/eyes.ts';
import { effectsOf, type Throw, type ThrowEffect, THROWS } from '../../src/games/three-man/throws.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { bookOf } from '../../src/rulebooks/books.ts';
import { TABLE_NAMES, tableOf } from '../../src/rulebooks/tables/table.ts';

/** The table of throws, as it is printed beside the rules. */
const PRINTED = `1-1 hand out 1 · 1-2 reversal · 1-3 Three Man · 1-4 social · 1-5 pass · 1-6 left · 2-2 hand out 2 ·
2-3 Three Man · 2-4 pass · 2-5 left · 2-6 roller · 3-3 hand out 3, Three Man a shot · 3-4 left and Three Man ·
3-5 roller and Three Man · 3-6 right and Three Man · 4-4 hand out 4 and roller · 4-5 right · 4-6 pass ·
5-5 hand out 5 · 5-6 pass · 6-6 hand out 6`;

const NAMES: Readonly<Record<Exclude<ThrowEffect['effect'], 'drinks' | 'hand-out'>, string>> = {
  'three-man-drinks': 'Three Man',
  'three-man-shot': 'Three Man a shot',
  social: 'social',
  reversal: 'reversal',
};
function nameOf(effect: ThrowEffect): string {
  if (effect.effect === 'drinks') return effect.who;
  return effect.effect === 'hand-out' ? `hand out ${effect.drinks}` : NAMES[effect.effect];
}
const namesOf = (dice: Throw) => effectsOf(dice).map(nameOf).toSorted();

const markdownOf = (lang: string, book: string, clause: string): string => {
  const text = readFileSync(new URL(`../../content/rulebooks/${lang}/${book}.md`, import.meta.url), 'utf8');
  const [, body = ''] = text.split(`\n## ${clause} `);
  return body.split(/\n##? /)[0]!;
};

describe('the throws of Three Man', () => {
  test('do what the printed table says, all 21 of them', () => {
    const printed = PRINTED.split('·').map((entry) => {
      const [, dice = '', does = ''] = /^\s*(\d-\d) (.*?)\s*$/s.exec(entry) ?? [];
      return [dice, does === 'pass' ? [] : does.split(/, | and /).toSorted()];
    });
    expect(THROWS.map((dice) => [dice.join('-'), namesOf(dice)])).toEqual(printed);
  });

  test('do the same whichever die lies first', () => {
    for (const [low, high] of THROWS) expect(effectsOf([high, low])).toEqual(effectsOf([low, high]));
  });

  const diceIn = (markdown: string) => [...markdown.matchAll(/\(dice:(\d)(\d)\)/g)];
  const thrown = (match: RegExpMatchArray): Throw => [Number(match[1]) as Eyes, Number(match[2]) as Eyes];
  const listed = (markdown: string) =>
    [...new Set(diceIn(markdown).map((match) => thrown(match).join('-')))].toSorted();
  const thatDo = (is: (effects: readonly ThrowEffect[]) => boolean) =>
    THROWS.filter((dice) => is(effectsOf(dice))).map((dice) => dice.join('-'));
  const citing = (clause: string) => thatDo((effects) => effects.some((effect) => effect.clause === clause));

  test.each(LANGS)('are the dice that the rules show: %s', (lang) => {
    expect(listed(markdownOf(lang, 'three-man', '7.2'))).toEqual(thatDo((effects) => effects.length === 0));
    for (const number of ['7.5', '7.6', '7.8', '7.9'])
      expect([number, listed(markdownOf(lang, 'three-man', number))]).toEqual([number, citing(`three-man-${number}`)]);
  });

  test.each(LANGS)('drink at the sums that the rules say: %s', (lang) => {
    const lines = markdownOf(lang, 'three-man', '7.5').match(/^- [789] .*dice:.*$/gm) ?? [];
    expect(lines).toHaveLength(3);
    for (const line of lines)
      for (const match of diceIn(line)) {
        const [one, other] = thrown(match);
        expect(one + other).toBe(Number(line.slice(2, 3)));
      }
  });
});

describe('the cards of Gabong', () => {
  const WORDS = {
    en: { five: 5, nine: 9, ten: 10, twenty: 20 },
    nb: { fem: 5, ni: 9, ti: 10, tjue: 20 },
  } as const;

  test('are the thirteen ranks, each with the clause of its number', () => {
    expect(CARD_RULES.map(({ rank, clause }) => [rank, clause])).toEqual(
      Array.from({ length: 13 }, (_, index) => [index + 2, `gabong-11.${index + 2}`]),
    );
  });

  test.each(LANGS)('cost what their clauses say: %s', (lang) => {
    for (const { rank, points, doubles } of CARD_RULES) {
      const text = markdownOf(lang, 'gabong', `11.${rank}`);
      const [, word = '', rest = ''] = /^(?:In the hand|På hånden)[^:]*: (\w+) (?:points|poeng)(.*)$/m.exec(text) ?? [];
      expect([rank, (WORDS[lang] as Readonly<Record<string, number>>)[word]]).toEqual([rank, points]);
      expect(rest !== '.').toBe(doubles);
    }
  });

  test('count their own number for a gabong, and the ace one in the hand', () => {
    for (const { rank, value } of CARD_RULES) expect(value).toEqual({ inHand: rank === 14 ? 1 : rank, onPile: rank });
  });
});

describe.each(TABLE_NAMES.flatMap((name) => LANGS.map((lang) => ({ name, lang }))))(
  'the table $name in $lang',
  ({ name, lang }) => {
    const { caption, head, rows } = tableOf(name, lang)!;
    const text = [caption, ...head, ...rows.flat()].join('\n');

    test('has a cell under every head in every row, and no row twice', () => {
      expect(caption).toMatch(/^\p{Lu}.*[^.]$/u);
      for (const row of rows) {
        expect(row).toHaveLength(head.length);
        expect(row.every((cell) => cell.trim() !== '')).toBe(true);
      }
      expect(new Set(rows.map((row) => row.join('|'))).size).toBe(rows.length);
    });

    test('holds plain text, and links to clauses that there are', () => {
      expect(text).not.toMatch(/[{}<>*`#_](?!\w+-)/);
      for (const [, number, id] of text.matchAll(/\[([^\]]*)\]\(#([^)]*)\)/g)) {
        expect(id!.endsWith(`-${number}`)).toBe(true);
        expect(name.startsWith(bookOf(id!)!)).toBe(true);
      }
      expect(text.replace(/\[[\d.]+\]\(#[\w.-]+\)/g, '')).not.toMatch(/[[\]]/);
    });

    test('says it in its own language', () => {
      const other = tableOf(name, lang === 'en' ? 'nb' : 'en')!;
      expect(rows).toHaveLength(other.rows.length);
      expect(rows).not.toEqual(other.rows);
      expect(caption).not.toBe(other.caption);
    });
  },
);

test('every table that a rule book names is there', () => {
  for (const lang of LANGS)
    for (const book of ['gug', 'gools', 'three-man', 'gabong']) {
      const text = readFileSync(new URL(`../../content/rulebooks/${lang}/${book}.md`, import.meta.url), 'utf8');
      for (const [, name] of text.matchAll(/\(table:([^)]*)\)/g))
        expect([name, tableOf(name!, lang)]).not.toContain(undefined);
    }
  expect(tableOf('constructor', 'en')).toBeUndefined();
});

test('the variation codes are the ones that the checker reads', () => {
  const codes = tableOf('gug-variations', 'en')!.rows.map(([code, , long]) => [code!, long!]);
  for (const [code, long] of codes.slice(0, -1)) expect(parseVariationCode(long!)).toEqual(parseVariationCode(code!));
  const [closed] = codes.at(-1)!;
  for (const [code] of codes.slice(0, -1))
    expect(parseVariationCode(closed!.replace('…', code!))).toMatchObject({
      ok: true,
      variation: code,
      isClosed: true,
    });
});

test.each(LANGS)('the tournament codes show pieces of the formats in the rule book: %s', (lang) => {
  const text = markdownOf(lang, 'gug', '18.1');
  const shown = tableOf('gug-tournament-codes', lang)!.rows.flatMap(
    ([, , cell]) => /^([\w/-]+):/.exec(cell!)?.[1] ?? [],
  );
  expect(shown).toHaveLength(9);
  for (const piece of shown) expect(text).toContain(piece);
});
