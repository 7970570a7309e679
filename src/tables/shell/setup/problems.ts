import { fill } from '../../../i18n/fill.ts';
import type { TableWords } from '../../../i18n/table/en.ts';
import { faultOf, isTakenBefore, type NameFault, quoted } from '../player-names.ts';
import { type Chairs, takenAt } from './chairs.ts';

export interface SeatedFinding {
  readonly reason?: string;
  readonly data: { readonly seat?: number };
  /** The id of where it can be put right, where that is no seat. */
  readonly at?: string;
}

/** What stands between a table and its game: a name, or what the game's judge finds. */
export type Problem<Finding extends SeatedFinding = SeatedFinding> =
  | { readonly kind: 'name'; readonly seat: number; readonly why: NameFault | 'taken' }
  | { readonly kind: 'rule'; readonly finding: Finding };

/**
 * What is wrong with a table. A chair without a name is nobody's, and is missed only where too few sit there.
 *
 * @param findings - what the judge says of those who sit there. @param least - so many have to.
 */
export function problemsOf<Finding extends SeatedFinding>(
  chairs: Chairs,
  findings: readonly Finding[],
  least: number,
): readonly Problem<Finding>[] {
  const names = chairs.map(({ name }) => name);
  const taken = takenAt(chairs);
  const [free] = names.flatMap((_, seat) => (taken.includes(seat) ? [] : [seat]));
  const isMissed = taken.length < least && free !== undefined;
  const wrong = names.flatMap((name, seat): { kind: 'name'; seat: number; why: NameFault | 'taken' }[] => {
    const why = faultOf(name) ?? (isTakenBefore(names, seat) ? 'taken' : undefined);
    return why && (why !== 'missing' || isMissed) ? [{ kind: 'name', seat, why }] : [];
  });
  // What is wrong with a name is said in its own words.
  const told = findings
    .map((finding) => {
      const { seat } = finding.data;
      return seat === undefined ? finding : { ...finding, data: { ...finding.data, seat: taken[seat] ?? seat } };
    })
    .filter(({ reason, data }) =>
      data.seat === undefined
        ? !isMissed || reason !== 'players-number'
        : !wrong.some(({ seat }) => seat === data.seat),
    );
  return [...wrong, ...told.map((finding) => ({ kind: 'rule', finding }) as const)];
}

/** What stands in the way, in a sentence. @param ruleInWords - says what the judge finds; names in it are quoted. */
export function problemInWords<Finding extends SeatedFinding>(
  problem: Problem<Finding>,
  chairs: Chairs,
  words: TableWords['names'],
  ruleInWords: (finding: Finding, name: (seat: number) => string) => string,
): string {
  const name = (seat: number) => quoted(chairs[seat]?.name ?? '');
  if (problem.kind === 'rule') return ruleInWords(problem.finding, name);
  return fill(words[problem.why], { name: name(problem.seat), seat: problem.seat + 1 });
}

/** Whose name is in the way; undefined where it is no name. */
export const seatOf = (problem: Problem): number | undefined =>
  problem.kind === 'name' ? problem.seat : problem.finding.data.seat;
