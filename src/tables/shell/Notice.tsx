import { ClauseTag } from './Clauses.tsx';
import type { Line } from './steps.ts';
import { type SheetOf, type TableForm, useTable } from './table.ts';
import type { Notice } from './use-play.ts';

/** Why something is refused: each reason with its clause. */
export function FindingList({ findings }: { findings: readonly TableForm['finding'][] }) {
  const table = useTable();
  const { ui } = table;
  const { finding: say } = ui.describe(table);
  return (
    <>
      {(ui.against?.(findings) ?? findings).map((finding, index) => (
        <p key={index} class="line fault">
          <span>{say(finding)}</span> <ClauseTag clause={finding.clause} />
        </p>
      ))}
    </>
  );
}

interface NoticeCardProps {
  notice: Notice<TableForm['event'], TableForm['finding']>;
  /** The id of what has the focus once it is put away. */
  rest: string;
  /** Where the table's word leads back to. */
  back?: SheetOf<TableForm>;
  /** What is due before that which was tapped, in a sentence. */
  first?: string;
  look?: string;
}

/** Why something was not played, each reason with its clause; and the table's way round it, where there is one. */
export function NoticeCard({ notice, rest, back, first, look = 'table-notice alarm stack' }: NoticeCardProps) {
  const { words, say, open } = useTable();
  const { notice: text } = words.play;
  const refusal = notice.is === 'refused' ? notice : undefined;
  return (
    <div class={look} role="alert">
      {refusal ? (
        <FindingList findings={refusal.judgement.findings} />
      ) : (
        <p>{notice.is === 'gone' ? words.shared.correcting.gone : first}</p>
      )}
      <div class="row">
        <button
          type="button"
          class="key"
          data-do="dismiss"
          onClick={() => {
            document.getElementById(rest)?.focus({ preventScroll: true });
            say(undefined);
          }}
        >
          {text.dismiss}
        </button>
        {refusal?.judgement.canOverrule && (
          <button
            type="button"
            class="key"
            data-do="overrule"
            aria-haspopup="dialog"
            onClick={() => {
              say(undefined);
              const { event, corrects } = refusal;
              open({ kind: 'overrule', event, corrects, ...(back && { back }) });
            }}
          >
            {text.overrule}
          </button>
        )}
      </div>
    </div>
  );
}

/** Sentences one after the other, each with its clause. */
export function Lines({ lines }: { lines: readonly Line<string>[] }) {
  return (
    <p class="told-lines">
      {lines.map(({ text, clause }, index) => (
        <span key={index} class="told-line">
          {text} {clause !== undefined && <ClauseTag clause={clause} />}{' '}
        </span>
      ))}
    </p>
  );
}
