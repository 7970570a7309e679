import type { Aim, Figure } from '../../../games/gools/advisor/aims.ts';
import type { Figures } from '../../../games/gools/advisor/plan.ts';
import type { TurnBalance } from '../../../games/gools/advisor/review.ts';
import type { GoolsClause } from '../../../games/gools/clauses.ts';
import type { Hand } from '../../../games/gools/hand.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsAdvisorWords } from '../../../i18n/gools/en.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { listed } from '../../../i18n/listed.ts';
import { numberOf, percentOf } from '../../../i18n/numbers.ts';

/** Numbers in the form of a language. */
export interface Numbers {
  /** An expected sum, or a chance in per cent: what a chance is near to but is not, it is never rounded to. */
  readonly figure: (column: Column, value: number) => string;
  /** The size of a difference, two places of a sum or one of percentage points. */
  readonly amount: (column: Column, difference: number) => string;
  /** Dice in words: 3, 3 and 5. */
  readonly dice: (dice: readonly number[]) => string;
}

const LEAST = 0.001;
/** Chances are sums of many parts: what is nearer to none or to all than this is that. */
const EXACT = 1e-9;

export function numbersIn(lang: Lang): Numbers {
  const sum = (value: number): string => numberOf(value, lang, 2, 2);
  const percent = (value: number): string => percentOf(value, lang, 1);
  const chance = (value: number): string => {
    if (value < EXACT || value > 1 - EXACT) return percentOf(Math.round(value), lang);
    if (value < LEAST / 2) return `<${percent(LEAST)}`;
    if (value >= 1 - LEAST / 2) return `>${percent(1 - LEAST)}`;
    return percent(value);
  };
  return {
    figure: (column, value) => (column === 'sum' ? sum(value) : chance(value)),
    amount: (column, difference) =>
      column === 'sum' ? sum(Math.abs(difference)) : numberOf(100 * Math.abs(difference), lang, 1, 1),
    dice: (dice) => listed(dice.map(String), lang),
  };
}

/** What the advisor tells of a choice; `point` takes pure and impure points and Gools together. */
export type Column = Figure | 'point';

/** What each aim is measured by. */
export const COLUMN_OF: Readonly<Record<Aim, Column>> = {
  win: 'win',
  'lowest-sum': 'sum',
  point: 'point',
  'no-three-man': 'threeMan',
};

/** The clause that says what a figure is about. */
export const CLAUSE_OF: Readonly<Record<Column, GoolsClause>> = {
  win: 'gools-2.3',
  sum: 'gools-2.2',
  beat: 'gools-2.3',
  tie: 'gools-4.1',
  point: 'gools-3.2',
  gools: 'gools-3.1',
  pure: 'gools-3.2',
  impure: 'gools-3.3',
  threeMan: 'gools-6.3',
};

const ALWAYS: readonly Column[] = ['win', 'sum', 'gools', 'pure', 'impure', 'threeMan'];
const AGAINST_A_HAND: readonly Column[] = ['win', 'sum', 'beat', 'tie', 'gools', 'pure', 'impure', 'threeMan'];

/** The columns of the table, that of the aim first. @param hasLead - whether there is a hand to beat. */
export function columnsFor(aim: Aim, hasLead: boolean): readonly Column[] {
  const own = COLUMN_OF[aim];
  return [own, ...(hasLead ? AGAINST_A_HAND : ALWAYS).filter((column) => column !== own)];
}

export function valueOf(figures: Figures<Figure>, column: Column): number {
  return column === 'point' ? figures.gools + figures.pure + figures.impure : figures[column];
}

/** Less than this shows as nothing, in sums and in chances. */
const SEEN = { sum: 0.005, chance: 0.0005 };

/** Whether a difference is large enough to be told in the aim's own unit. */
export const isTold = (aim: Aim, difference: number): boolean => Math.abs(difference) >= SEEN[unitOf(aim)];

export const unitOf = (aim: Aim): 'sum' | 'chance' => (COLUMN_OF[aim] === 'sum' ? 'sum' : 'chance');

/** Two sentences on a turn: what the choices did, and what the dice did. */
export function balanceWords(
  { choices, dice }: GoolsAdvisorWords['review'],
  lang: Lang,
  aim: Aim,
  { lost, luck }: TurnBalance,
): readonly [string, string] {
  const amount = (difference: number) => ({ amount: numbersIn(lang).amount(COLUMN_OF[aim], difference) });
  const unit = unitOf(aim);
  const luckWords = luck > 0 ? dice[`${unit}Lucky`] : dice[`${unit}Unlucky`];
  return [
    isTold(aim, lost) ? fill(choices[unit], amount(lost)) : choices.perfect,
    isTold(aim, luck) ? fill(luckWords, amount(luck)) : dice.even,
  ];
}

/** What a hand is called: Pure point 4. */
export function handName(words: GoolsAdvisorWords['hands'], hand: Hand): string {
  switch (hand.kind) {
    case 'gools':
      return words.gools;
    case 'pure':
    case 'impure':
      return fill(words[hand.kind], { of: hand.of });
    case 'sum':
      return fill(words.sum, { sum: hand.sum });
  }
}
