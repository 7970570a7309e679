import type { TournamentFinding } from '../../../games/tournament/tournament-decision.ts';
import { FindingList as SharedList } from '../../shared/table/FindingList.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import { useTable } from '../table-context.ts';
import { findingInWords } from './finding-words.ts';
import { tellerOf } from './teller.ts';

/** Why something is refused in the tournament. */
export function FindingList({ findings }: { findings: readonly TournamentFinding[] }) {
  const teller = tellerOf(useTable());
  return <SharedList findings={findings} say={(finding) => findingInWords(teller, finding)} Tag={ClauseTag} />;
}
