import type { Lang } from '../../i18n/lang.ts';
import { RULE_TABLES, type RuleTableWords } from '../../i18n/rule-tables.ts';
import { cardRows } from './cards-table.ts';
import { throwRows } from './throws-table.ts';
import { tournamentRows } from './tournament-table.ts';
import { variationRows } from './variations-table.ts';

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
