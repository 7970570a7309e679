import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GugEvent } from '../../../../games/gug/events.ts';
import { fill } from '../../../../i18n/fill.ts';
import { FindingList } from '../../../shell/Notice.tsx';
import { useSaid } from '../../../shell/use-said.tsx';
import { ClauseTag } from '../../ClauseTag.tsx';
import { useGame } from '../game-context.ts';
import { preview } from '../game-actions.ts';
import { useRefereesWord } from '../use-referees-word.tsx';
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
  propose: (event: GugEvent) => boolean;
  /** Undefined where something has to be asked first. */
  save: (() => void) | undefined;
  cancel: () => void;
}

/** What a correction would make of its entry and of the later ones, before it is saved: the judge's word with its clauses. */
export function PreviewPart({ entry, event, propose, save, cancel }: PreviewPartProps) {
  const { words, reduction } = useGame();
  const { correct: text } = words.book;
  const { correcting } = words.shared;
  const names = useBookNames();
  const { id, before, at } = entry;
  // Of the game as it is now: another tab may write while it stands there.
  const { step, judgement, later } = useMemo(() => preview({ entry: id, event }, before, at), [reduction, id, event]);
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
          <FindingList findings={judgement.findings} />
          {judgement.canOverrule && (
            <ByReferee
              entry={id}
              press={(word) => propose({ ...event, overrule: { reason: correcting.reason, ...word } })}
            />
          )}
        </div>
      )}
      {differs.length > 0 && (
        <>
          <h4>{fill(text.later, { count: differs.length })}</h4>
          <ul class="loss-list stack" data-later={differs.length}>
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
function ByReferee({ entry, press }: { entry: string; press: (word: object) => void }) {
  const { words } = useGame();
  const { asks, take } = useSaid(useRefereesWord(undefined, entry));
  return (
    <>
      {asks}
      <button
        type="button"
        class="key wide"
        data-do="overrule"
        onClick={() => {
          const word = take();
          if (word) press(word);
        }}
      >
        {words.book.correct.byReferee}
      </button>
    </>
  );
}
