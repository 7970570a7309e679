import type { GoolsFinding } from '../../../games/gools/play-decision.ts';
import { FindingList as SharedList } from '../../shared/table/FindingList.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import { useTable } from '../table-context.ts';
import { findingInWords } from './finding-words.ts';
import { tellerOf } from './teller.ts';

/** Why the judge of the dice games refuses something. */
export function FindingList({ findings }: { findings: readonly GoolsFinding[] }) {
  const teller = tellerOf(useTable());
  return <SharedList findings={findings} say={(finding) => findingInWords(teller, finding)} Tag={ClauseTag} />;
}
