import { checkSetup } from '../../../games/gools/check-setup.ts';
import type { GoolsFinding } from '../../../games/gools/play-decision.ts';
import type { GoolsSetup } from '../../../games/gools/setup.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsTableWords } from '../../../i18n/gools/table-words.ts';
import { cleaned, faultOf, isTakenBefore, type NameFault, quoted } from '../../shared/player-names.ts';

/** What stands between a table and its evening. */
export type Problem =
  | { readonly kind: 'name'; readonly seat: number; readonly why: NameFault | 'taken' }
  | { readonly kind: 'rule'; readonly finding: GoolsFinding };

/** The setup as it is kept: names without blanks around them. */
export const setupOf = ({ players, rulings }: GoolsSetup): GoolsSetup => ({
  players: players.map(({ name }) => ({ name: cleaned(name) })),
  rulings,
});

export function problemsOf(draft: GoolsSetup): readonly Problem[] {
  const names = draft.players.map(({ name }) => name);
  const wrong = names.flatMap((name, seat): Problem[] => {
    const why = faultOf(name) ?? (isTakenBefore(names, seat) ? 'taken' : undefined);
    return why ? [{ kind: 'name', seat, why }] : [];
  });
  // What is wrong with a name is said in its own words.
  const told = checkSetup(setupOf(draft)).filter(
    ({ data }) => data.seat === undefined || !wrong.some((one) => one.kind === 'name' && one.seat === data.seat),
  );
  return [...wrong, ...told.map((finding) => ({ kind: 'rule', finding }) as const)];
}

/** What stands in the way, in a sentence. */
export function problemInWords(problem: Problem, { players }: GoolsSetup, words: GoolsTableWords): string {
  if (problem.kind === 'rule') {
    const { reason, data } = problem.finding;
    const name = data.seat === undefined ? '' : quoted(players[data.seat]?.name ?? '');
    return fill(words.reasons[reason], { name, count: data.count ?? 0, eyes: data.eyes ?? 0 });
  }
  const name = quoted(players[problem.seat]?.name ?? '');
  return fill(words.shared.names[problem.why], { name, seat: problem.seat + 1 });
}
