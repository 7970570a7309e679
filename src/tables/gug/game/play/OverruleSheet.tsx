import { useState } from 'preact/hooks';
import type { GugEvent } from '../../../../games/gug/events.ts';
import { NAME_MOST, REASON_MOST } from '../../../../storage/text-schema.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { Sheet } from '../../Sheet.tsx';
import { AskedReferee } from '../AskedReferee.tsx';
import { useGame } from '../game-context.ts';
import { act, judge } from '../game-session.ts';
import { useCalled } from './called.ts';
import { Stepper } from './Stepper.tsx';
import { ReasonChoice } from '../../../shell/ReasonChoice.tsx';
import { typedText } from '../../../shell/typed-text.ts';

const REASON_KEYS = ['agreed', 'misread', 'mercy', 'spirit'] as const;
const SIPS_MOST = 200;

/** The referee lets through what the judge refuses (4.1): with a reason, and for a move with sips if they are set. */
export function OverruleSheet({ event, close }: { event: GugEvent; close: () => void }) {
  const { words, state } = useGame();
  const called = useCalled();
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const [sips, setSips] = useState<number>();
  const [missing, setMissing] = useState('');
  const { overrule } = words.play;
  const { findings, canOverrule, allowed } = judge(event);
  const refused = findings.filter((finding) => !('effect' in finding) || finding.effect === 'breaks');
  const confirm = () => {
    const why = typedText(reason, REASON_MOST);
    if (why === '') {
      setMissing(overrule.needsReason);
      return;
    }
    if (state.referee === null) {
      const who = typedText(name, NAME_MOST);
      if (who === '') {
        setMissing(overrule.needsReferee);
        return;
      }
      if (!act({ kind: 'referee', name: who })) return;
    }
    if (act({ ...event, overrule: { reason: why, ...(sips !== undefined && { sips }) } })) close();
  };
  return (
    <Sheet title={overrule.heading} close={close}>
      {!allowed && (
        <>
          <h4>{overrule.refused}</h4>
          <ul class="findings">
            {refused.map((finding, index) => (
              <li key={index} data-effect="breaks">
                <span class="finding">{called.finding(finding)}</span>
                <ClauseTag clause={finding.clause} />
              </li>
            ))}
          </ul>
        </>
      )}
      {!allowed && !canOverrule ? (
        <p>{overrule.cannot}</p>
      ) : (
        <>
          <h4>{overrule.why}</h4>
          <ReasonChoice
            reasons={REASON_KEYS.map((key) => overrule.reasons[key])}
            other={overrule.other}
            reason={reason}
            choose={setReason}
          />
          {event.kind === 'move' && (
            <div class="row sips-set">
              {sips === undefined ? (
                <button type="button" class="key" onClick={() => setSips(0)}>
                  {overrule.setSips}
                </button>
              ) : (
                <>
                  <Stepper label={overrule.sips} value={sips} least={0} most={SIPS_MOST} set={setSips} />
                  <button type="button" class="key" onClick={() => setSips(undefined)}>
                    {overrule.unsetSips}
                  </button>
                </>
              )}
            </div>
          )}
          {state.referee === null && <AskedReferee value={name} set={setName} />}
          <p role="alert" class="missing">
            {missing}
          </p>
          <button type="button" class="key go wide" data-do="confirm" onClick={confirm}>
            {overrule.confirm}
          </button>
          <p class="soft">{overrule.intro}</p>
        </>
      )}
    </Sheet>
  );
}
