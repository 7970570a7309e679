import { useMemo, useState } from 'preact/hooks';
import type { RejectedEvent } from '../../games/shared/reduction.ts';
import type { Entry } from '../../games/shared/history.ts';
import { playedOf } from '../../games/shared/played.ts';
import { linesHere } from '../../games/shared/seating.ts';
import { thrownAgain } from '../../games/shared/thrown-again.ts';
import { fill } from '../../i18n/fill.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { focusLater } from '../../ui/focus.ts';
import { MoreKey, usePortion } from '../../ui/Portion.tsx';
import { againWords } from './again-words.ts';
import { timeOf } from '../../i18n/dates.ts';
import { ClauseTag, Sheet } from './Clauses.tsx';
import { ForkKey } from './ForkKey.tsx';
import { FindingList } from './Notice.tsx';
import { backKey, correctKey, type Line, playsFrom } from './steps.ts';
import { type StepOf, type TableForm, useTable } from './table.ts';

/** What of the sheet is always there. */
const HINT = 'happened-hint';

interface HistorySheetProps {
  /** The entry whose line is open at first. */
  entry?: string;
  close: () => void;
}

/** Every step in words, the newest first, and before them what no longer fits. A tap on a line shows what can be done about it. */
export function HistorySheet({ entry, close }: HistorySheetProps) {
  const table = useTable();
  const { ui, words, saved, reduction, takeBack } = table;
  const { happened: text } = words.play;
  const { steps } = reduction;
  const described = ui.describe(table);
  const { plays, again } = useMemo(() => {
    const entries = linesHere(ui.rules, reduction.came, saved.events as readonly Entry<TableForm['event']>[]);
    return { plays: playedOf(entries), again: described.thrown && thrownAgain(entries, described.thrown) };
  }, [saved.events, reduction.came]);
  /** That a throw was made again is said right after what it showed. */
  const linesOf = (step: StepOf<TableForm>): readonly Line<string>[] => {
    const [what, ...rest] = described.step(step);
    const before = againWords(again?.get(step.play.id) ?? [], text.again).map((said) => ({ text: said }));
    return what ? [what, ...before, ...rest] : before;
  };
  const { shown, left, more } = usePortion(steps.map((step, index) => ({ step, index })).reverse());
  const groups = grouped(shown, ({ step }) => described.group?.(step));
  const [opened, setOpened] = useState(entry);
  const backTo = (index: number, from: readonly string[]) => {
    takeBack(from);
    // The pressed key goes away: what is the newest step then has the focus.
    const newest = steps[index - 1];
    setOpened(newest?.play.id);
    focusLater(newest ? backKey(newest.play.id) : HINT);
  };
  return (
    <Sheet title={text.heading} close={close}>
      <Conflicts />
      <p class="soft" id={HINT} tabIndex={-1}>
        {steps.length === 0 ? text.none : text.hint}
      </p>
      {groups.map(({ heading, items }) => (
        <section key={heading}>
          {heading !== undefined && <h4>{heading}</h4>}
          <ol class="table-happened" reversed>
            {items.map(({ step, index }) => {
              const { id } = step.play;
              const from = playsFrom(plays, id);
              return (
                <HistoryLine
                  key={id}
                  step={step}
                  lines={linesOf(step)}
                  number={index + 1}
                  isOpen={opened === id}
                  toggle={() => setOpened(opened === id ? undefined : id)}
                  later={from.slice(1)}
                  count={from.length}
                  back={() => backTo(index, from)}
                  close={close}
                />
              );
            })}
          </ol>
        </section>
      ))}
      <MoreKey left={left} label={text.more} more={more} />
    </Sheet>
  );
}

/** Splits a list wherever the heading of its items changes. */
function grouped<Item>(items: readonly Item[], headingOf: (item: Item) => string | undefined) {
  const groups: { readonly heading: string | undefined; readonly items: Item[] }[] = [];
  for (const item of items) {
    const heading = headingOf(item);
    const last = groups.at(-1);
    if (last && last.heading === heading) last.items.push(item);
    else groups.push({ heading, items: [item] });
  }
  return groups;
}

interface HistoryLineProps {
  step: StepOf<TableForm>;
  lines: readonly Line<string>[];
  /** Its place among the steps, from 1. */
  number: number;
  isOpen: boolean;
  toggle: () => void;
  /** So many entries the way back to before it takes along, its own among them. */
  count: number;
  /** The entries after it. */
  later: readonly string[];
  back: () => void;
  close: () => void;
}

/** One step: what it did and when; once it is open, its clauses, the key that edits it, and the ways back and on from it. */
function HistoryLine({ step: { play }, lines, number, isOpen, toggle, count, later, back, close }: HistoryLineProps) {
  const table = useTable();
  const { ui, words, saved, open } = table;
  const { happened: text, edit } = words.play;
  const { id, at, event } = play;
  const clauses = new Set(lines.flatMap(({ clause }) => clause ?? []));
  // Links cannot stand within a key: it has the numbers as text.
  const title = (
    <>
      <span class="told-lines">
        {lines.map((line, index) => (
          <span key={index} class="told-line">
            {line.text} {line.clause !== undefined && <small>{ui.clause(line.clause, table).number}</small>}{' '}
          </span>
        ))}
      </span>
      <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
    </>
  );
  return (
    <li value={number} data-kind={event.kind}>
      <Disclosure isOpen={isOpen} toggle={toggle} title={title}>
        <div class="row">
          {[...clauses].map((clause) => (
            <ClauseTag key={clause} clause={clause} />
          ))}
        </div>
        <div class="row">
          <button
            type="button"
            class="key"
            id={correctKey(id)}
            data-do="correct"
            aria-haspopup="dialog"
            onClick={() => open({ kind: 'correct', entry: id, back: { kind: 'happened', entry: id } })}
          >
            {edit.key}
          </button>
          <AskTwice
            id={backKey(id)}
            label={text.back}
            yes={fill(text.backNow, { count })}
            no={text.stays}
            press={back}
          />
          <ForkKey
            game={saved.id}
            name={fill(text.forkName, { step: number })}
            without={later}
            words={text}
            done={close}
          />
        </div>
      </Disclosure>
    </li>
  );
}

const takeOutKey = (id: string) => `happened-take-out-${id}`;

/** What no longer fits: why, and the key that takes each back by itself. */
function Conflicts() {
  const table = useTable();
  const { ui, words, reduction, takeBack } = table;
  const { happened: text } = words.play;
  const { rejectedEvents, state } = reduction;
  const { shown, left, more } = usePortion<RejectedEvent<TableForm['event'], TableForm['finding']>>(rejectedEvents);
  if (rejectedEvents.length === 0) return null;
  const described = ui.describe(table);
  const takeOut = (index: number, id: string) => {
    takeBack([id]);
    // The pressed key goes away: the next one is where the thumb and the focus are.
    const beside = rejectedEvents[index + 1] ?? rejectedEvents[index - 1];
    focusLater(beside ? takeOutKey(beside.play.id) : HINT);
  };
  return (
    <section class="table-misfits stack">
      <p>
        <strong>{fill(text.rejectedEvents, { count: rejectedEvents.length })}</strong> {text.rejectedEventsWhat}
      </p>
      <ul>
        {shown.map(({ play: { id, event }, judgement }, index) => (
          <li key={id} data-is="misfit">
            <p>
              <s>{described.event(event, state)}</s> ({text.rejectedEvent})
            </p>
            <FindingList findings={judgement.findings} />
            <button type="button" class="key" id={takeOutKey(id)} data-do="take-out" onClick={() => takeOut(index, id)}>
              {text.takeOut}
            </button>
          </li>
        ))}
      </ul>
      <MoreKey left={left} label={text.more} more={more} />
    </section>
  );
}
