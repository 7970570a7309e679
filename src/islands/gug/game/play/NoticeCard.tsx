import { ClauseTag } from '../../ClauseTag.tsx';
import { useGame } from '../game-context.ts';
import { useCalled } from './called.ts';
import { type Notice, usePlay } from './play-context.ts';

/** Why something was not played, each reason with its clause; and the referee's way round it, where there is one. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { words } = useGame();
  const { say, open } = usePlay();
  const called = useCalled();
  const { notice: text } = words.play;
  return (
    <div class="notes game-notice" role="alert">
      {notice.kind === 'said' ? (
        <p>{notice.text}</p>
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
        <button type="button" class="key" data-do="dismiss" onClick={() => say(undefined)}>
          {text.dismiss}
        </button>
        {notice.kind === 'refused' && notice.judgement.canOverrule && (
          <button
            type="button"
            class="key"
            data-do="overrule"
            onClick={() => {
              say(undefined);
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
