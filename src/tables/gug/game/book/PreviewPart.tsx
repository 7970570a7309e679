import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GugEvent } from '../../../../games/gug/events.ts';
import { fill } from '../../../../i18n/fill.ts';
import { NAME_MOST } from '../../../../storage/text-schema.ts';
import { typedText } from '../../../shell/typed-text.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { AskedReferee } from '../AskedReferee.tsx';
import { useGame } from '../game-context.ts';
import { preview } from '../game-session.ts';
import { FaultList } from './FaultList.tsx';
import { clausesIn } from './HappenedLine.tsx';
import type { Happened } from './happened.ts';
import { happenedWords } from './happened-words.ts';
import { useBookNames } from './use-book-names.ts';

/** So many later entries are told, the others counted. */
const TOLD = 4;

interface PreviewPartProps {
  entry: Happened;
  /** What the entry is to say instead. */
  event: GugEvent;
  /** Proposes the same by the referee's word. */
  propose: (event: GugEvent) => void;
  /** Undefined where something has to be asked first. */
  save: (() => void) | undefined;
  cancel: () => void;
}

/** What a correction would make of its entry and of the later ones, before it is saved: the judge's word with its clauses. */
export function PreviewPart({ entry, event, propose, save, cancel }: PreviewPartProps) {
  const { words, fold } = useGame();
  const { correct: text } = words.book;
  const { correcting } = words.play;
  const names = useBookNames();
  const { id, before, at } = entry;
  // Of the game as it is now: another tab may write while it stands there.
  const { step, judgement, later } = useMemo(() => preview({ entry: id, event }, before, at), [fold, id, event]);
  const [now, ...rest] = happenedWords({ event, before, after: step?.after }, names);
  const differs = later.flatMap((pair) => {
    const told = ({ play, ...one }: (typeof pair)['was']) =>
      happenedWords({ ...one, event: play.event }, names).join(' ');
    return told(pair.was) === told(pair.now) ? [] : [{ id: pair.now.play.id, text: told(pair.now) }];
  });
  const part = useRef<HTMLDivElement>(null);
  // The key that was pressed is gone; what it leads to is read from its beginning.
  useEffect(() => {
    if (save) part.current?.focus({ preventScroll: true });
  }, [event]);
  return (
    <div ref={part} class="preview" data-refused={!step} role="group" aria-label={text.becomes} tabIndex={-1}>
      <h4>{text.becomes}</h4>
      <p class="preview-now">
        <strong>{now}</strong> {rest.join(' ')}
      </p>
      {step ? (
        <p class="row">
          {clausesIn({ ...entry, event, after: step.after, findings: step.judgement.findings }).map((clause) => (
            <ClauseTag key={clause} clause={clause} />
          ))}
        </p>
      ) : (
        <div class="happened-line">
          <h4>{text.refused}</h4>
          <FaultList findings={judgement.findings} />
          {judgement.canOverrule && (
            <ByReferee
              hasReferee={before.referee !== null}
              press={(by) => propose({ ...event, overrule: { reason: correcting.reason, ...(by !== '' && { by }) } })}
            />
          )}
        </div>
      )}
      {differs.length > 0 && (
        <>
          <h4>{fill(text.later, { count: differs.length })}</h4>
          <ul class="loss-list" data-later={differs.length}>
            {differs.slice(0, TOLD).map((one) => (
              <li key={one.id}>{one.text}</li>
            ))}
            {differs.length > TOLD && <li>{fill(correcting.more, { count: differs.length - TOLD })}</li>}
          </ul>
        </>
      )}
      {save && step && (
        <>
          {differs.length === 0 && <p class="soft">{text.same}</p>}
          <button type="button" class="key wide go" data-do="save" onClick={save}>
            {text.save}
          </button>
        </>
      )}
      {(save ?? !step) && (
        <button type="button" class="key wide" data-do="cancel" onClick={cancel}>
          {correcting.cancel}
        </button>
      )}
    </div>
  );
}

/** What the judge refuses stands by the referee's word (4.1), who is named first where there is none. */
function ByReferee({ hasReferee, press }: { hasReferee: boolean; press: (by: string) => void }) {
  const { words } = useGame();
  const { overrule } = words.play;
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState('');
  return (
    <>
      {!hasReferee && <AskedReferee value={typed} set={setTyped} />}
      <p role="alert" class="missing">
        {missing}
      </p>
      <button
        type="button"
        class="key wide"
        data-do="overrule"
        onClick={() => {
          const by = typedText(typed, NAME_MOST);
          if (!hasReferee && by === '') setMissing(overrule.needsReferee);
          else press(hasReferee ? '' : by);
        }}
      >
        {words.book.correct.byReferee}
      </button>
    </>
  );
}
