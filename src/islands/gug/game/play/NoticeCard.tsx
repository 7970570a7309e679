import { fill } from '../../../../i18n/fill.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { useGame } from '../game-context.ts';
import { useCalled } from './called.ts';
import { $notice, type Notice } from '../game-session.ts';
import { usePlay } from './play-context.ts';

/** What is due before a tap on the map means anything, `what`; or why something was not played, each reason with its clause; and the referee's way round it, where there is one. */
export function NoticeCard({ notice, what }: { notice: Notice; what: string }) {
  const { words } = useGame();
  const { open } = usePlay();
  const called = useCalled();
  const { notice: text } = words.play;
  return (
    <div class="notes game-notice" role="alert">
      {notice.kind === 'not-now' ? (
        <p>{fill(text.first, { what: what.charAt(0).toLowerCase() + what.slice(1) })}</p>
      ) : (
        notice.judgement.findings
          .filter((finding) => !('effect' in finding) || finding.effect === 'breaks')
          .map((finding, index) => (
            <p key={index} class="line">
              <span class="finding">{called.finding(finding)}</span>
              <ClauseTag clause={finding.clause} />
            </p>
          ))
      )}
      <div class="row">
        <button type="button" class="key" data-do="dismiss" onClick={() => $notice.set(undefined)}>
          {text.dismiss}
        </button>
        {notice.kind === 'refused' && notice.judgement.canOverrule && (
          <button
            type="button"
            class="key"
            data-do="overrule"
            onClick={() => {
              $notice.set(undefined);
              open({ kind: 'overrule', event: notice.event });
            }}
          >
            {text.overrule}
          </button>
        )}
      </div>
    </div>
  );
}
