import type { Clause } from '../../games/gug/clauses.ts';
import { VARIATION_CODES } from '../../games/gug/setup.ts';
import { makeShortCode, makeVariationCode } from '../../games/gug/variation-code.ts';
import type { RuleTableWords } from '../../i18n/rule-tables.ts';
import { clauseLink } from './clause-link.ts';

const CLAUSES = {
  C: 'gug-17.1',
  CT: 'gug-17.2',
  CSP: 'gug-17.3',
  DUT: 'gug-17.4',
} as const satisfies Readonly<Record<(typeof VARIATION_CODES)[number], Clause>>;

/** What Closed Stations writes after a code, the short and the long one alike. */
const CLOSED = makeShortCode('C', true).slice(makeShortCode('C', false).length);

/** The variations by code, and the addition that goes with any of them (17.1-17.5). */
export function variationRows(words: RuleTableWords['gug-variations']): readonly (readonly string[])[] {
  const rows = VARIATION_CODES.map((code) => [
    makeShortCode(code, false),
    words.names[code],
    makeVariationCode(code, false),
    words.changes[code],
    clauseLink(CLAUSES[code]),
  ]);
  return [...rows, [`…${CLOSED}`, words.names.closed, `…${CLOSED}`, words.changes.closed, clauseLink('gug-17.5')]];
}
