import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { deepEqual } from '../../games/shared/memo.ts';
import { playedOf } from '../../games/shared/played.ts';
import { placeIn, type RejectedEvent } from '../../games/shared/reduction.ts';
import { fill } from '../../i18n/fill.ts';
import { REASON_MOST } from '../../storage/text-schema.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';
import { focusLater } from '../../ui/focus.ts';
import { LossQuestion } from './LossQuestion.tsx';
import { typedText } from './typed-text.ts';
import { Sheet } from './Clauses.tsx';
import { FindingList, NoticeCard } from './Notice.tsx';
import { correctKey, isCountedOn } from './steps.ts';
import {
  type AskedWord,
  type EditorProps,
  type SheetOf,
  type StepOf,
  type Table,
  type TableForm,
  useTable,
} from './table.ts';
import type { Word } from './use-play.ts';

type Event = TableForm['event'];
type AnySheet = SheetOf<TableForm>;

/** Where only what would be lost is asked for: nobody has said anything yet. */
const NO_WORD: Word = { reason: '' };

interface LossPartProps {
  entry: string;
  /** What it is corrected to; left out where it is taken out, or put back. */
  event?: Event | undefined;
  /** What would no longer fit, where it is put back. */
  lost?: readonly RejectedEvent<Event, unknown>[] | undefined;
  /** After a correction was saved; or takes the entry out. */
  done: () => void;
  cancel: () => void;
}

/** What correcting or taking out an earlier entry does to the later ones, before it is done. */
export function LossPart({ entry, event, lost: lostBy, done, cancel }: LossPartProps) {
  const table = useTable();
  const { ui, words, reduction, preview, play } = table;
  const { correcting } = words.shared;
  const { byWhom, word } = (ui.useWord ?? useReasonAlone)(undefined, entry);
  // Of the game as it is now: another tab may write while the question stands there.
  const found = useMemo(() => preview(entry, event, { reason: correcting.reason, ...word }), [reduction, entry, event]);
  const lost = lostBy ?? found.lost;
  const isMoot = lost.length === 0;
  useEffect(() => {
    if (isMoot) cancel();
  }, [isMoot]);
  if (isMoot) return null;
  const described = ui.describe(table);
  const save = (also: typeof found.kept.also) => {
    if (event === undefined || play(event, entry, also)) done();
  };
  return (
    <LossQuestion
      words={correcting}
      told={lost.map(({ play: { id, event: gone } }) => {
        const step = reduction.steps.find(({ play: { id: other } }) => other === id);
        const [line] = step ? described.step(step) : [];
        return { id, text: line?.text ?? described.event(gone, reduction.state) };
      })}
      lose={() => save([])}
      {...(event && {
        keep: { what: byWhom, lost: found.kept.lost.length, press: () => save(found.kept.also) },
      })}
      cancel={cancel}
    />
  );
}

/** Where the reason is all that is asked. */
function useReasonAlone(): AskedWord {
  const { words } = useTable();
  return { asks: null, byWhom: words.shared.correcting.byTable, word: {} };
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
  const { preview, takeBack } = useTable();
  const press = () => {
    if (preview(entry, undefined, NO_WORD).lost.length > 0) {
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

/** An entry with the game before it, where it stands or can be put right; undefined where it cannot be corrected. */
function placeOf(
  { ui, reduction, saved }: Table<TableForm>,
  entry: string,
): StepOf<TableForm> | EditorProps<TableForm>['step'] | undefined {
  const step = reduction.steps.find(({ play: { id } }) => id === entry);
  const rejected = reduction.rejectedEvents.find(({ play: { id } }) => id === entry);
  if (step ?? !rejected) return step;
  const place = placeIn(reduction, playedOf<Event>(saved.events), entry);
  const isEdited = place && ui.history?.isEdited(rejected.play.event, place.before);
  return isEdited ? { play: rejected.play, before: place.before } : undefined;
}

interface CorrectSheetProps {
  entry: string;
  event?: Event;
  isMade?: boolean;
  back: AnySheet;
  close: () => void;
}

/** An earlier entry, edited in its place: the judge looks at it there, and what it costs later is asked before it is saved. */
export function CorrectSheet({ entry, event, isMade, back, close }: CorrectSheetProps) {
  const table = useTable();
  const { ui, words, reduction, judge, play, preview, takeBack, notice, say, open } = table;
  const Outcome = ui.history?.Outcome;
  /** What waits for the table's answer: another event in its place, or that it is taken out. */
  const [asked, ask] = useState<{ readonly event: Event | undefined }>();
  // Whoever thinks better of it finds it as far as it had come.
  const [draft, keep] = useState(event);
  const refusal = notice?.is === 'refused' && notice.corrects === entry ? notice : undefined;
  const step = placeOf(table, entry);
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
  const propose = (edited: Event) => {
    const next = judgedAnew(edited);
    keep(next);
    if (deepEqual(next, judgedAnew(step!.play.event))) leave();
    else if (judge(next, entry).allowed && (Outcome ?? preview(entry, next, NO_WORD).lost.length > 0)) {
      // A refusal of what was proposed before says nothing of this.
      say(undefined);
      ask({ event: next });
    } else if (play(next, entry)) leave();
    else return false;
    return true;
  };
  useEffect(() => {
    if (isMade && step && event) propose(event);
  }, []);
  const losesNone = useMemo(
    () => asked?.event !== undefined && preview(entry, asked.event, NO_WORD).lost.length === 0,
    [reduction, asked],
  );
  if (!step) return <Gone close={close} />;
  const settle = () => {
    if (asked?.event) {
      leave();
      return;
    }
    takeBack([entry]);
    leaveRemoved();
  };
  return (
    <Sheet
      title={fill(words.play.edit.heading, { what: ui.describe(table).name(step.play.event, step.before) })}
      close={() => {
        say(undefined);
        close();
      }}
    >
      {asked?.event && Outcome && <Outcome step={step} event={asked.event} losesNone={losesNone} />}
      {!asked ? (
        <EditPart
          step={step}
          draft={draft ?? step.play.event}
          propose={propose}
          refusal={refusal}
          back={back}
          leave={leave}
          askRemoval={() => {
            say(undefined);
            ask({ event: undefined });
          }}
          removed={leaveRemoved}
        />
      ) : asked.event && Outcome && losesNone ? (
        <div class="stack">
          <button
            type="button"
            class="key wide go"
            data-do="save"
            onClick={() => (play(asked.event!, entry) ? leave() : ask(undefined))}
          >
            {words.play.edit.save}
          </button>
          <button type="button" class="key wide" data-do="cancel" onClick={() => ask(undefined)}>
            {words.shared.correcting.cancel}
          </button>
        </div>
      ) : (
        <LossPart
          entry={entry}
          {...(asked.event && { event: asked.event })}
          done={settle}
          cancel={() => ask(undefined)}
        />
      )}
    </Sheet>
  );
}

interface EditPartProps {
  step: NonNullable<ReturnType<typeof placeOf>>;
  draft: Event;
  propose: (edited: Event) => boolean;
  /** Why what was proposed last is not saved. */
  refusal: Extract<Table<TableForm>['notice'], { is: 'refused' }> | undefined;
  back: AnySheet;
  leave: () => void;
  /** Asks first what is to become of later entries. */
  askRemoval: () => void;
  removed: () => void;
}

/** What an entry said, what it is to say instead, and the keys that leave it as it is or take it out. */
function EditPart({ step, draft, propose, refusal, back, leave, askRemoval, removed }: EditPartProps) {
  const table = useTable();
  const { ui, words, reduction } = table;
  const { edit } = words.play;
  const part = useRef<HTMLDivElement>(null);
  // Why it was not saved stands below the keys, where the sheet may have ended.
  useEffect(() => {
    if (refusal) part.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const described = ui.describe(table);
  const [line] = 'after' in step ? described.step(step) : [];
  const Editor = ui.editorOf(step.play.event);
  const entry = step.play.id;
  const isStaying = isCountedOn(
    reduction.steps.map(({ play }) => play),
    step.play,
  );
  return (
    <div ref={part} id={EDITED} class="correct-part stack loose ringless" tabIndex={-1}>
      <p class="soft">{fill(edit.was, { text: line?.text ?? described.event(step.play.event, step.before) })}</p>
      {Editor && <Editor step={step} event={draft} propose={propose} />}
      {refusal && (
        <NoticeCard notice={refusal} rest={EDITED} back={{ kind: 'correct', entry, event: refusal.event, back }} />
      )}
      <div class="row">
        <button type="button" class="key" data-do="leave" onClick={leave}>
          {edit.leave}
        </button>
        {!isStaying && (
          <RemoveKey
            entry={entry}
            words={{ label: edit.remove, yes: edit.removeNow, no: edit.removeNot }}
            ask={askRemoval}
            done={removed}
          />
        )}
      </div>
      {isStaying && <p class="soft">{words.shared.correcting.seated}</p>}
    </div>
  );
}

interface OverruleSheetProps {
  event: Event;
  /** The entry that it takes the place of; null: it comes next. */
  corrects: string | null;
  back?: AnySheet;
  close: () => void;
}

/** The table lets through what the judge refuses, with a reason. */
export function OverruleSheet({ event, corrects, back, close }: OverruleSheetProps) {
  const table = useTable();
  const { ui, words, judge, play, preview, open } = table;
  const { overrule: text } = words.play;
  const { asks, word } = (ui.useWord ?? useReasonAlone)(event, corrects);
  const [proposed, propose] = useState<Event>();
  // What is said most is there to be confirmed.
  const [reason, setReason] = useState(Object.values(text.reasons)[0] ?? '');
  const [isMissing, miss] = useState(false);
  if (corrects !== null && !placeOf(table, corrects)) return <Gone close={close} />;
  const { findings, allowed, canOverrule } = judge(event, corrects);
  const confirm = () => {
    const why = typedText(reason, REASON_MOST);
    miss(why === '');
    if (why === '') return;
    const overruled: Event = { ...event, overrule: { reason: why, ...word } };
    if (corrects !== null && preview(corrects, overruled, NO_WORD).lost.length > 0) propose(overruled);
    else if (play(overruled, corrects)) close();
  };
  return (
    <Sheet title={text.heading} close={() => (back ? open(back) : close())}>
      {proposed && corrects !== null ? (
        <LossPart entry={corrects} event={proposed} done={close} cancel={() => propose(undefined)} />
      ) : (
        <>
          {!allowed && (
            <>
              <h4>{text.refused}</h4>
              <FindingList findings={findings} />
            </>
          )}
          {allowed || canOverrule ? (
            <>
              <h4>{text.why}</h4>
              <ReasonChoice
                reasons={Object.values(text.reasons)}
                other={text.other}
                reason={reason}
                choose={setReason}
              />
              <p role="alert" class="missing">
                {isMissing && text.needsReason}
              </p>
              {asks}
              <p class="soft">{text.intro}</p>
              <button type="button" class="key go wide at-foot" data-do="confirm" onClick={confirm}>
                {text.confirm}
              </button>
            </>
          ) : (
            <p>{text.cannot}</p>
          )}
        </>
      )}
    </Sheet>
  );
}

interface ReasonChoiceProps {
  /** The reasons that are given most, a key each. */
  reasons: readonly string[];
  /** What stands over the box for any other. */
  other: string;
  reason: string;
  choose: (reason: string) => void;
}

/** Why the judge is overruled: one of the usual reasons, or one's own words. */
function ReasonChoice({ reasons, other, reason, choose }: ReasonChoiceProps) {
  return (
    <>
      <div class="row">
        {reasons.map((each) => (
          <button key={each} type="button" class="key" aria-pressed={reason === each} onClick={() => choose(each)}>
            {each}
          </button>
        ))}
      </div>
      <label class="asked stack tight">
        <span>{other}</span>
        <input
          class="field"
          name="reason"
          maxLength={REASON_MOST}
          value={reason}
          onInput={({ currentTarget }) => choose(currentTarget.value)}
        />
      </label>
    </>
  );
}
