import type { GoolsFinding } from '../../../games/gools/play-decision.ts';
import { ClauseTag } from '../ClauseTag.tsx';
import { useTable } from '../table-context.ts';
import { findingInWords } from './finding-words.ts';
import { tellerOf } from './teller.ts';

/** Why something is refused: each reason with its clause. */
export function FindingList({ findings }: { findings: readonly GoolsFinding[] }) {
  const teller = tellerOf(useTable());
  return (
    <>
      {findings.map((finding, index) => (
        <p key={index} class="line fault">
          <span>{findingInWords(teller, finding)}</span> <ClauseTag clause={finding.clause} />
        </p>
      ))}
    </>
  );
}
