import { useTable } from '../table-context.ts';
import { FindingList } from '../told/FindingList.tsx';
import { useEvening } from './evening-context.ts';

/** Why something was not played, each reason with its clause; and the table's way round it, where there is one. */
export function NoticeCard() {
  const { words, open } = useTable();
  const { notice, say } = useEvening();
  const { notice: text } = words.table.play;
  if (!notice) return null;
  const { event, judgement } = notice;
  return (
    <div class="table-notice" role="alert">
      <FindingList findings={judgement.findings} />
      <div class="row">
        <button type="button" class="key" data-do="dismiss" onClick={() => say(undefined)}>
          {text.dismiss}
        </button>
        {judgement.canOverrule && (
          <button
            type="button"
            class="key"
            data-do="overrule"
            onClick={() => {
              say(undefined);
              open({ kind: 'overrule', event });
            }}
          >
            {text.overrule}
          </button>
        )}
      </div>
    </div>
  );
}
