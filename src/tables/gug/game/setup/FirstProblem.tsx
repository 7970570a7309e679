import type { PlayReason } from '../../../../games/gug/clauses.ts';
import { checkNumber } from '../../../../games/gug/check-setup.ts';
import { fill } from '../../../../i18n/fill.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { usePanel } from '../../panel-context.ts';
import { drawFault, nameFault, type Problem } from './problems.ts';
import { focusLater } from '../../../../ui/focus.ts';
import { ProblemCard } from '../../../shell/setup/ProblemCard.tsx';
import { type Part, useSetup } from './setup-context.ts';

/** What first stands between the table and its game, with its clause and the way there; the rest follows when it is put right. */
export function FirstProblem() {
  const { names } = usePanel();
  const { words, draft, drawn, change, problems, show } = useSetup();
  const { start: text, seats, undo } = words.setup;
  const said = (problem: Problem): string => {
    if (problem.kind === 'draw') return drawFault(drawn, words.setup.draw) ?? '';
    if (problem.kind === 'board') return text.problems.board;
    if (problem.kind !== 'rule') return nameFault(problem, draft, text) ?? '';
    const { reason, data } = problem.finding;
    const station = data.station === undefined ? '' : names.station(data.station);
    return fill(words.play.reasons[reason], { name: '', station, count: data.count ?? 0 });
  };
  // Offered where that is all it takes: four teams of two are too many for a friendly game as well.
  const wantsFriendly = (problem: Problem) =>
    problem.kind === 'rule' &&
    problem.finding.clause === 'gug-3.1' &&
    checkNumber(draft.rulings, { ...draft, isFriendly: true }).length === 0;
  const [problem] = problems;
  if (!problem) return null;
  const there = problem.kind === 'board' ? undefined : { label: text.go, press: () => goTo(problem, show) };
  const makeFriendly = { label: seats.makeFriendly, press: () => change({ isFriendly: true }, undo.friendly) };
  return (
    <ProblemCard way={wantsFriendly(problem) ? makeFriendly : there}>
      {said(problem)} {problem.kind === 'rule' && <ClauseTag clause={problem.finding.clause} />}
    </ProblemCard>
  );
}

interface Place {
  readonly part?: Part;
  readonly id: string;
}

/** Where the findings of the game's judge can be put right; the others are about who plays. */
const PLACES: Partial<Record<PlayReason, Place>> = {
  'bottle-size': { part: 'bottle', id: 'setup-bottle' },
  'no-start-left': { part: 'works', id: 'setup-works' },
  'no-such-station': { part: 'works', id: 'setup-works' },
  'draw-wrong': { part: 'draw', id: 'setup-draw' },
  'team-size': { part: 'variation', id: 'setup-variation' },
};

function placeOf(problem: Problem): Place {
  switch (problem.kind) {
    case 'name':
      return { id: `setup-name-${problem.seat}-${problem.player}` };
    case 'team':
      return { id: `setup-team-${problem.seat}` };
    case 'referee':
      return { part: 'referee', id: 'setup-referee-name' };
    case 'draw':
      return { part: 'draw', id: 'setup-draw' };
    case 'board':
      return { part: 'board', id: 'setup-board' };
    case 'rule':
      return PLACES[problem.finding.reason] ?? { id: 'setup-friendly' };
  }
}

/** Leads to where a problem can be put right. */
export function goTo(problem: Problem, show: (part: Part) => void): void {
  const { part, id } = placeOf(problem);
  if (part) show(part);
  focusLater(id);
}
