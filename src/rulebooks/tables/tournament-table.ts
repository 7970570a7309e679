import type { RuleTableWords } from '../../i18n/rule-tables.ts';

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
export function tournamentRows({ parts }: Words): readonly (readonly string[])[] {
  return PARTS.map(([part, shown]) => {
    const { sign, means, example } = parts[part];
    return [sign, means, shown === '' ? example : `${shown}: ${example}`];
  });
}
