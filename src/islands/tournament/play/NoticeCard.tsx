import { NoticeCard as SharedCard } from '../../shared/table/NoticeCard.tsx';
import { useTable } from '../table-context.ts';
import { FindingList } from './FindingList.tsx';

/** Why something was not played in the tournament. */
export function NoticeCard() {
  const { words, sheet, notice, say, open } = useTable();
  // Of a game that is open its own sheet says it.
  if (!notice || sheet?.kind === 'game') return null;
  const { event, corrects, judgement } = notice;
  const overrule = () => {
    say(undefined);
    open({ kind: 'overrule', event, corrects });
  };
  return (
    <SharedCard
      words={words.play.notice}
      back="tournament-now"
      dismiss={() => say(undefined)}
      overrule={judgement.canOverrule ? overrule : undefined}
    >
      <FindingList findings={judgement.findings} />
    </SharedCard>
  );
}
