import { checkMatchSetup } from '../../../games/gabong/match-check-setup.ts';
import type { MatchFinding } from '../../../games/gabong/match-decision.ts';
import type { GabongSetup } from '../../../games/gabong/match-setup.ts';
import { asKept } from '../../shared/setup/chairs.ts';
import { type Problem, problemInWords, problemsOf } from '../../shared/setup/problems.ts';
import { findingInWords } from '../play/finding-words.ts';
import { tellerOf } from '../play/teller.ts';
import type { GabongTexts } from '../table.ts';

/** The setup as it is kept: names without blanks around them. */
export const setupOf = (draft: GabongSetup): GabongSetup => ({ ...draft, players: asKept(draft.players) });

/** What stands between a table and its round. */
export const gabongProblems = (draft: GabongSetup): readonly Problem<MatchFinding>[] =>
  problemsOf(draft.players, checkMatchSetup(setupOf(draft)));

/** What stands in the way, in a sentence. */
export const gabongProblemInWords = (
  problem: Problem<MatchFinding>,
  { players }: GabongSetup,
  { words, rulings }: Pick<GabongTexts, 'words' | 'rulings'>,
): string =>
  problemInWords(problem, players, words.shared.names, (finding, name) =>
    findingInWords(tellerOf({ words, rulings, name }), finding),
  );
