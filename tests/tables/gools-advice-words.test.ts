import { describe, expect, test } from 'vitest';
import { AIMS, FIGURES } from '../../src/games/gools/advisor/aims.ts';
import { GOOLS_ADVISOR_EN } from '../../src/i18n/gools/en.ts';
import { GOOLS_ADVISOR_NB } from '../../src/i18n/gools/nb.ts';
import { balanceWords, COLUMN_OF, columnsFor, valueOf, numbersIn } from '../../src/tables/gools/advisor/numbers.ts';
import { askedIn, templatesOf } from '../i18n/templates.ts';

/** The space that a language puts between a number and its sign. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('columns', () => {
  test.each(AIMS)('%s: its own figure stands first, and every figure once', (aim) => {
    const columns = columnsFor(aim, true);
    expect(columns[0]).toBe(COLUMN_OF[aim]);
    expect(new Set(columns).size).toBe(columns.length);
    expect(columns).toEqual(expect.arrayContaining([...FIGURES]));
  });

  test('with nothing to beat, nothing is said of beating it', () => {
    expect(columnsFor('point', false)).toEqual(['point', 'win', 'sum', 'gools', 'pure', 'impure', 'threeMan']);
  });

  test('3.1-3.3: a point or Gools is one of three', () => {
    const figures = { sum: 5, win: 0.5, beat: 0, tie: 0, gools: 0.25, pure: 0.125, impure: 0.5, threeMan: 0 };
    expect(valueOf(figures, 'point')).toBe(0.875);
    expect(valueOf(figures, 'sum')).toBe(5);
  });
});

describe('numbers', () => {
  test.each([
    { value: 0, en: '0%', nb: '0 %' },
    { value: 1e-17, en: '0%', nb: '0 %' },
    { value: 0.0004, en: '<0.1%', nb: '<0,1 %' },
    { value: 0.0005, en: '0.1%', nb: '0,1 %' },
    { value: 1 / 3, en: '33.3%', nb: '33,3 %' },
    { value: 0.9996, en: '>99.9%', nb: '>99,9 %' },
    { value: 1 - 1e-15, en: '100%', nb: '100 %' },
  ])('a chance of $value is $en', ({ value, en, nb }) => {
    expect(plain(numbersIn('en').figure('win', value))).toBe(en);
    expect(plain(numbersIn('nb').figure('win', value))).toBe(nb);
  });

  test('a sum has two places, and so has a difference of sums', () => {
    expect(numbersIn('en').figure('sum', 79 / 18)).toBe('4.39');
    expect(numbersIn('nb').figure('sum', 79 / 18)).toBe('4,39');
    expect(numbersIn('nb').amount('sum', -1.255)).toBe('1,26');
    expect(numbersIn('en').amount('beat', -0.0255)).toBe('2.6');
  });

  test('dice in words', () => {
    expect(numbersIn('en').dice([3, 3, 5])).toBe('3, 3 and 5');
    expect(numbersIn('nb').dice([3, 3, 5])).toBe('3, 3 og 5');
  });
});

describe('choices and luck in words', () => {
  const [en, nb] = [GOOLS_ADVISOR_EN.review, GOOLS_ADVISOR_NB.review];

  test.each([
    { aim: 'lowest-sum', lost: 3, luck: 1.25, says: ['3.00 added', '1.25 lower'] },
    { aim: 'lowest-sum', lost: 0.004, luck: -0.3, says: ['nothing lost', '0.30 higher'] },
    { aim: 'win', lost: 0.1, luck: 0.25, says: ['10.0 percentage points lost', '25.0 percentage points better'] },
    { aim: 'no-three-man', lost: 0, luck: -0.25, says: ['nothing lost', '25.0 percentage points worse'] },
    { aim: 'point', lost: 0, luck: 1e-16, says: ['nothing lost', 'neither good nor bad'] },
  ] as const)('$aim: $lost lost, $luck of luck', ({ aim, lost, luck, says }) => {
    const sentences = balanceWords(en, 'en', aim, { lost, luck });
    sentences.forEach((sentence, index) => expect(sentence).toContain(says[index]));
  });

  test('in Norwegian too', () => {
    expect(balanceWords(nb, 'nb', 'lowest-sum', { lost: 3, luck: 1.25 })).toEqual([
      'Valgene: 3,00 lagt til den forventede summen.',
      'Terningene: 1,25 lavere enn ventet.',
    ]);
  });
});

describe('words', () => {
  test('both languages ask for the same names', () => {
    expect(askedIn(GOOLS_ADVISOR_NB)).toEqual(askedIn(GOOLS_ADVISOR_EN));
  });

  test('no sentence reads the same in both', () => {
    const norwegian = new Set(templatesOf(GOOLS_ADVISOR_NB).map(([, text]) => text));
    const sentences = templatesOf(GOOLS_ADVISOR_EN).filter(([, text]) => /[a-z]+ [a-z]+/.test(text));
    expect(sentences.filter(([, text]) => norwegian.has(text))).toEqual([]);
  });
});
