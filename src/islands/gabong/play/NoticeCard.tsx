import { NoticeCard as SharedCard } from '../../shared/table/NoticeCard.tsx';
import { useTable } from '../table-context.ts';
import { FindingList } from './FindingList.tsx';

/** Why something was not played in the round. */
export function NoticeCard() {
  const { words, sheet, notice, say, open } = useTable();
  // Of a deal that is being mended its own sheet says it.
  if (!notice || sheet?.kind === 'deal') return null;
  const { event, corrects, judgement } = notice;
  const overrule = () => {
    say(undefined);
    open({ kind: 'overrule', event, corrects });
  };
  return (
    <SharedCard
      words={words.play.notice}
      back="gabong-now"
      dismiss={() => say(undefined)}
      overrule={judgement.canOverrule ? overrule : undefined}
    >
      <FindingList findings={judgement.findings} />
    </SharedCard>
  );
}
