import { NoticeCard as SharedCard } from '../../shared/table/NoticeCard.tsx';
import { useTable } from '../table-context.ts';
import { FindingList } from '../told/FindingList.tsx';

/** Why something was not played at the dice games' table. */
export function NoticeCard() {
  const { words, open, notice, say } = useTable();
  if (!notice) return null;
  const { event, judgement } = notice;
  const overrule = () => {
    say(undefined);
    open({ kind: 'overrule', event });
  };
  return (
    <SharedCard
      words={words.table.play.notice}
      back="gools-now"
      dismiss={() => say(undefined)}
      overrule={judgement.canOverrule ? overrule : undefined}
    >
      <FindingList findings={judgement.findings} />
    </SharedCard>
  );
}
