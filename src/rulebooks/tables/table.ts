import type { Clause } from '../../games/gug/clauses.ts';
import { VARIATION_CODES } from '../../games/gug/setup.ts';
import { makeShortCode, makeVariationCode } from '../../games/gug/variation-code.ts';
import { effectsOf, type Throw, THROWS } from '../../games/three-man/throws.ts';
import type { Lang } from '../../i18n/lang.ts';
import { RULE_TABLES, type RuleTableWords } from '../../i18n/rule-tables.ts';
import { effectsInWords, nameOfThrow, type ThrowsWords } from '../../i18n/three-man-throws.ts';
import type { ClauseOf } from '../books.ts';
import { cardRows, clauseLink } from './cards-table.ts';

/** A table of a rule book. Cells are plain text, with Markdown links to clauses in them: `[7.5](#three-man-7.5)`. */
export interface TableData {
  readonly caption?: string;
  readonly head: readonly string[];
  /** Each as long as the head. */
  readonly rows: readonly (readonly string[])[];
}

/** The tables that the rule books name, by the names they have there. */
export const TABLE_NAMES = ['three-man-throws', 'gabong-cards', 'gug-variations', 'gug-tournament-codes'] as const;
export type TableName = (typeof TABLE_NAMES)[number];

const ROWS: Readonly<Record<TableName, (words: RuleTableWords) => TableData['rows']>> = {
  'three-man-throws': (words) => throwRows(words['three-man-throws']),
  'gabong-cards': (words) => cardRows(words['gabong-cards']),
  'gug-variations': (words) => variationRows(words['gug-variations']),
  'gug-tournament-codes': (words) => tournamentRows(words['gug-tournament-codes']),
};

/** The table of that name in a language, made from what the engines know; undefined when there is none. */
export function tableOf(name: string, lang: Lang): TableData | undefined {
  const known = TABLE_NAMES.find((each) => each === name);
  if (known === undefined) return undefined;
  const words = RULE_TABLES[lang];
  const { caption, head } = words[known];
  return { caption, head, rows: ROWS[known](words) };
}

/** The 21 throws, what each does, and the rules that say so (7.2, 7.5-7.9). */
function throwRows(words: ThrowsWords): readonly (readonly string[])[] {
  return THROWS.map((dice) => [
    nameOfThrow(words, dice),
    effectsInWords(words, dice).join(' '),
    clausesOfThrow(dice).map(clauseLink).join(', '),
  ]);
}

/** The rules that say what a throw does; that which passes the dice on where it does nothing (7.2). */
export function clausesOfThrow(dice: Throw): readonly ClauseOf<'three-man'>[] {
  const clauses = effectsOf(dice).map(({ clause }) => clause);
  return clauses.length === 0 ? ['three-man-7.2'] : clauses;
}

type Words = RuleTableWords['gug-tournament-codes'];

/** The parts of a code, each with a piece of the rule book's two formats that shows it; in neither is a layer rotated. */
const PARTS: readonly (readonly [part: keyof Words['parts'], shown: string])[] = [
  ['heat', '3H3'],
  ['semiFinal', '2SF3'],
  ['repechage', '1R4'],
  ['final', 'F4'],
  ['next', '1R4/2F-F4'],
  ['moves', '1R4/2F'],
  ['games', '2H4'],
  ['players', '2H4'],
  ['movers', '2H4/1F2R'],
  ['rotation', ''],
];

/** The tournament codes, part by part (18.1). */
function tournamentRows({ parts }: Words): readonly (readonly string[])[] {
  return PARTS.map(([part, shown]) => {
    const { sign, means, example } = parts[part];
    return [sign, means, shown === '' ? example : `${shown}: ${example}`];
  });
}

const CLAUSES = {
  C: 'gug-17.1',
  CT: 'gug-17.2',
  CSP: 'gug-17.3',
  DUT: 'gug-17.4',
} as const satisfies Readonly<Record<(typeof VARIATION_CODES)[number], Clause>>;

/** What Closed Stations writes after a code, the short and the long one alike. */
const CLOSED = makeShortCode('C', true).slice(makeShortCode('C', false).length);

/** The variations by code, and the addition that goes with any of them (17.1-17.5). */
function variationRows(words: RuleTableWords['gug-variations']): readonly (readonly string[])[] {
  const rows = VARIATION_CODES.map((code) => [
    makeShortCode(code, false),
    words.names[code],
    makeVariationCode(code, false),
    words.changes[code],
    clauseLink(CLAUSES[code]),
  ]);
  return [...rows, [`…${CLOSED}`, words.names.closed, `…${CLOSED}`, words.changes.closed, clauseLink('gug-17.5')]];
}
