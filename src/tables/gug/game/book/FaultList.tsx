import type { GugFinding } from '../../../../games/gug/play.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { useCalled } from '../play/called.ts';

/** Why a play is refused: each reason with its clause. */
export function FaultList({ findings }: { findings: readonly GugFinding[] }) {
  const called = useCalled();
  return (
    <>
      {findings
        .filter((finding) => !('effect' in finding) || finding.effect === 'breaks')
        .map((finding, index) => (
          <p key={index} class="fault">
            {called.finding(finding)} <ClauseTag clause={finding.clause} />
          </p>
        ))}
    </>
  );
}
