import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isAlike } from '../../games/shared/asked-once.ts';
import { fill } from '../../i18n/fill.ts';
import { REASON_MOST } from '../../storage/text-schema.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';
import { Fetched } from '../../ui/Fetched.tsx';
import { focusLater } from '../../ui/focus.ts';
import { ReasonChoice } from './ReasonChoice.tsx';
import { LossQuestion } from './LossQuestion.tsx';
import { typedText } from './typed-text.ts';
import { Sheet } from './Clauses.tsx';
import { FindingList, NoticeCard } from './Notice.tsx';
import { correctKey } from './steps.ts';
import { type Editor, type EditorProps, type SheetOf, type TableForm, useTable } from './table.ts';

type Event = TableForm['event'];
type AnySheet = SheetOf<TableForm>;

interface LossPartProps {
  entry: string;
  /** What it is corrected to; left out where it is taken out. */
  event?: Event;
  /** After a correction was saved; or takes the entry out. */
  done: () => void;
  cancel: () => void;
}

/** What correcting or taking out an earlier entry does to the later ones, before it is done. */
export function LossPart({ entry, event, done, cancel }: LossPartProps) {
  const table = useTable();
  const { words, fold, outlook, play } = table;
  const { correcting } = words.shared;
  // Of the game as it is now: another tab may write while the question stands there.
  const { lost, kept } = useMemo(() => outlook(entry, event, correcting.reason), [fold, entry, event]);
  const isMoot = lost.length === 0;
  useEffect(() => {
    if (isMoot) cancel();
  }, [isMoot]);
  if (isMoot) return null;
  const { name } = table.ui.describe(table);
  const save = (also: typeof kept.also) => {
    if (event === undefined || play(event, entry, also)) done();
  };
  return (
    <LossQuestion
      words={correcting}
      told={lost.map(({ play: { id, event: gone } }) => ({
        id,
        text: name(gone, fold.steps.find(({ play: { id: other } }) => other === id)?.before),
      }))}
      lose={() => save([])}
      {...(event && {
        keep: { what: correcting.byTable, lost: kept.lost.length, press: () => save(kept.also) },
      })}
      cancel={cancel}
    />
  );
}

interface RemoveKeyProps {
  entry: string;
  words: { readonly label: string; readonly yes: string; readonly no: string };
  /** Asks first what is to become of later entries. */
  ask: () => void;
  done: () => void;
}

/** Takes one earlier entry out, and leaves all others where they are. */
export function RemoveKey({ entry, words, ask, done }: RemoveKeyProps) {
  const { outlook, takeBack } = useTable();
  const press = () => {
    if (outlook(entry, undefined, '').lost.length > 0) {
      ask();
      return;
    }
    takeBack([entry]);
    done();
  };
  return <AskTwice {...words} press={press} />;
}

/** Closes a sheet over an entry that is gone, and says so: another tab has taken it back. */
export function Gone({ close }: { close: () => void }) {
  const { say } = useTable();
  useEffect(() => {
    close();
    say({ is: 'gone' });
  }, []);
  return null;
}

const EDITED = 'correct-part';

/** Without the table's word: that was on what the entry said before. */
const judgedAnew = (event: Event): Event =>
  Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'overrule')) as unknown as Event;

interface CorrectSheetProps {
  entry: string;
  event?: Event;
  back: AnySheet;
  close: () => void;
}

/** An earlier entry, edited in its place: the judge looks at it there, and what it costs later is asked before it is saved. */
export function CorrectSheet({ entry, event, back, close }: CorrectSheetProps) {
  const table = useTable();
  const { ui, words, fold, judge, play, outlook, takeBack, notice, say, open } = table;
  /** What waits for the table's answer: another event in its place, or that it is taken out. */
  const [asked, ask] = useState<{ readonly event: Event | undefined }>();
  // Whoever thinks better of it finds it as far as it had come.
  const [draft, keep] = useState(event);
  const refusal = notice?.is === 'refused' && notice.corrects === entry ? notice : undefined;
  const part = useRef<HTMLDivElement>(null);
  // Why it was not saved stands below the keys, where the sheet may have ended.
  useEffect(() => {
    if (refusal) part.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const step = fold.steps.find(({ play: { id } }) => id === entry);
  if (!step) return <Gone close={close} />;
  const leave = () => {
    say(undefined);
    open(back);
    focusLater(correctKey(entry));
  };
  /** What showed this one entry has nothing to show any more. */
  const leaveRemoved = () => {
    say(undefined);
    if (back.kind === 'happened') open(back);
    else close();
  };
  const described = ui.describe(table);
  const { edit } = words.play;
  return (
    <Sheet
      title={fill(edit.heading, { what: described.name(step.play.event, step.before) })}
      close={() => {
        say(undefined);
        close();
      }}
    >
      {asked ? (
        <LossPart
          entry={entry}
          {...(asked.event && { event: asked.event })}
          done={() => {
            if (asked.event) {
              leave();
              return;
            }
            takeBack([entry]);
            leaveRemoved();
          }}
          cancel={() => ask(undefined)}
        />
      ) : (
        <div ref={part} id={EDITED} class="correct-part" tabIndex={-1}>
          <p class="soft">{fill(edit.was, { text: described.event(step.play.event, step.before) })}</p>
          <EditorPart
            step={step}
            event={draft ?? step.play.event}
            propose={(edited) => {
              const next = judgedAnew(edited);
              keep(next);
              if (isAlike(next, judgedAnew(step.play.event))) leave();
              else if (judge(next, entry).allowed && outlook(entry, next, '').lost.length > 0) {
                // A refusal of what was proposed before says nothing of this.
                say(undefined);
                ask({ event: next });
              } else if (play(next, entry)) leave();
              else return false;
              return true;
            }}
          />
          {refusal && (
            <NoticeCard notice={refusal} rest={EDITED} back={{ kind: 'correct', entry, event: refusal.event, back }} />
          )}
          <div class="row">
            <button type="button" class="key" data-do="leave" onClick={leave}>
              {edit.leave}
            </button>
            <RemoveKey
              entry={entry}
              words={{ label: edit.remove, yes: edit.removeNow, no: edit.removeNot }}
              ask={() => {
                say(undefined);
                ask({ event: undefined });
              }}
              done={leaveRemoved}
            />
          </div>
        </div>
      )}
    </Sheet>
  );
}

/** The part that edits; it is fetched when one is first wanted. */
function EditorPart(props: EditorProps<TableForm>) {
  const { ui, trouble, again } = useTable();
  const [Part, setPart] = useState<Editor<TableForm>>();
  if (Part) return <Part {...props} />;
  const load = async () => {
    const editorOf = await ui.editors();
    setPart(() => editorOf(props.step.play.event));
    return () => null;
  };
  return <Fetched load={load} trouble={trouble} again={again} />;
}

interface OverruleSheetProps {
  event: Event;
  /** The entry that it takes the place of; null: it comes next. */
  corrects: string | null;
  back?: AnySheet;
  close: () => void;
}

const REASON_KEYS = ['agreed', 'mistaken', 'mercy'] as const;

/** The table lets through what the judge refuses, with a reason. */
export function OverruleSheet({ event, corrects, back, close }: OverruleSheetProps) {
  const { words, fold, judge, play, outlook, open } = useTable();
  const { overrule: text } = words.play;
  const [proposed, propose] = useState<Event>();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState('');
  if (corrects !== null && !fold.steps.some(({ play: { id } }) => id === corrects)) return <Gone close={close} />;
  const confirm = () => {
    const why = typedText(reason, REASON_MOST);
    if (why === '') {
      setMissing(text.needsReason);
      return;
    }
    const overruled: Event = { ...event, overrule: { reason: why } };
    if (corrects !== null && outlook(corrects, overruled, '').lost.length > 0) propose(overruled);
    else if (play(overruled, corrects)) close();
  };
  return (
    <Sheet title={text.heading} close={() => (back ? open(back) : close())}>
      {proposed && corrects !== null ? (
        <LossPart entry={corrects} event={proposed} done={close} cancel={() => propose(undefined)} />
      ) : (
        <>
          <h4>{text.refused}</h4>
          <FindingList findings={judge(event, corrects).findings} />
          <h4>{text.why}</h4>
          <ReasonChoice
            reasons={REASON_KEYS.map((key) => text.reasons[key])}
            other={text.other}
            reason={reason}
            choose={setReason}
          />
          <p role="alert" class="missing">
            {missing}
          </p>
          <button type="button" class="key go wide" data-do="confirm" onClick={confirm}>
            {text.confirm}
          </button>
          <p class="soft">{text.intro}</p>
        </>
      )}
    </Sheet>
  );
}
