import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { placeIn, type RejectedEvent } from '../../games/shared/reduction.ts';
import type { Entry } from '../../games/shared/history.ts';
import { playedOf } from '../../games/shared/played.ts';
import { linesHere } from '../../games/shared/seating.ts';
import { thrownAgain } from '../../games/shared/thrown-again.ts';
import { fill } from '../../i18n/fill.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { focusLater } from '../../ui/focus.ts';
import { MoreKey, PORTION, usePortion } from '../../ui/Portion.tsx';
import { againWords } from './again-words.ts';
import { timeOf } from '../../i18n/dates.ts';
import { ClauseTag, Sheet } from './Clauses.tsx';
import { ForkKey } from './ForkKey.tsx';
import { FindingList } from './Notice.tsx';
import { backKey, correctKey, type Line, playsFrom, turnsOf } from './steps.ts';
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
  const Below = ui.history?.Below;
  const described = ui.describe(table);
  const { plays, firsts, again } = useMemo(() => {
    const entries = linesHere(ui.rules, reduction.numbering, saved.events as readonly Entry<TableForm['event']>[]);
    const firsts = new Map(entries.flatMap((line) => (line.kind === 'play' ? [[line.id, line.event] as const] : [])));
    return { plays: playedOf(entries), firsts, again: described.thrown && thrownAgain(entries, described.thrown) };
  }, [saved.events, reduction.numbering]);
  /** That a throw was made again is said right after what it showed. */
  const linesOf = (step: StepOf<TableForm>): readonly Line<string>[] => {
    const [what, ...rest] = described.step(step);
    const before = againWords(again?.get(step.play.id) ?? [], text.again).map((said) => ({ text: said }));
    return what ? [what, ...before, ...rest] : before;
  };
  const numbered = steps.map((step, index) => ({ step, index })).reverse();
  const turns = turnsOf(steps.map((step) => described.turn?.(step)));
  const lines = grouped(numbered, ({ step, index }) => turns[index] ?? step.play.id);
  const [opened, setOpened] = useState(entry);
  // A line that was asked for is shown, however old it is, and all down to it from then on.
  const least = useRef(PORTION);
  const asked = lines.findIndex(({ items }) => items.some(({ step }) => step.play.id === opened));
  least.current = Math.max(least.current, asked + 1);
  const { shown, left, more } = usePortion(lines, least.current);
  const groups = grouped(shown, ({ items: [newest] }) => described.group?.(newest!.step));
  const backTo = (index: number, from: readonly string[]) => {
    takeBack(from);
    // The pressed key goes away: what is the newest step then has the focus.
    const newest = steps[index - 1];
    setOpened(newest?.play.id);
    focusLater(newest ? backKey(newest.play.id) : HINT);
  };
  /** What a corrected entry said at first; undefined where that is told in the same words. */
  const firstOf = ({ play, before }: StepOf<TableForm>): string | undefined => {
    const event = play.isCorrected ? firsts.get(play.id) : undefined;
    const first = event && described.event(event, before);
    return first === described.event(play.event, before) ? undefined : first;
  };
  /** @param turn - what stays open once the step is folded up. */
  const lineOf = ({ step, index }: (typeof numbered)[number], turn: string | undefined) => {
    const { id } = step.play;
    const from = playsFrom(plays, id);
    return (
      <HistoryLine
        key={id}
        step={step}
        lines={linesOf(step)}
        clauses={described.clauses?.(step) ?? []}
        first={firstOf(step)}
        number={index + 1}
        isOpen={opened === id}
        toggle={() => setOpened(opened === id ? turn : id)}
        later={from.slice(1)}
        count={from.length}
        back={() => backTo(index, from)}
        close={close}
      />
    );
  };
  return (
    <Sheet title={text.heading} close={close}>
      <Conflicts />
      <p class="soft" id={HINT} tabIndex={-1}>
        {steps.length === 0 ? text.none : text.hint}
      </p>
      {groups.map(({ heading, items: listed }) => (
        <section key={listed[0]!.items[0]!.step.play.id}>
          {heading !== undefined && <h4>{heading}</h4>}
          <ol class="table-happened" reversed>
            {listed.map(({ heading: name, items }) => {
              const first = items.at(-1)!.step.play;
              const turn = turnKey(first.id);
              return items.length === 1 ? (
                lineOf(items[0]!, undefined)
              ) : (
                <TurnLine
                  key={turn}
                  name={name!}
                  number={items[0]!.index + 1}
                  lines={[...items].reverse().flatMap(({ step }) => linesOf(step))}
                  at={first.at}
                  isOpen={opened === turn || items.some(({ step }) => step.play.id === opened)}
                  toggle={(isOpen) => setOpened(isOpen ? undefined : turn)}
                >
                  {() => items.map((item) => lineOf(item, turn))}
                </TurnLine>
              );
            })}
          </ol>
        </section>
      ))}
      <MoreKey left={left} label={text.more} more={more} />
      {Below && (
        <Below
          show={(id) => {
            setOpened(id);
            focusLater(correctKey(id));
          }}
        />
      )}
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

/** Names a turn that is open while none of its steps is. */
const turnKey = (first: string): string => `turn ${first}`;

/** What opens at the foot of the screen is brought into view. @returns a ref for it. */
function useSeenOnceOpen(isOpen: boolean) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return line;
}

interface LineTitleProps {
  lines: readonly Line<string>[];
  /** Milliseconds since 1970. */
  at: number;
}

/** What happened, and when. Links cannot stand within a key: it has the numbers of the clauses as text. */
function LineTitle({ lines, at }: LineTitleProps) {
  const table = useTable();
  return (
    <>
      <span class="told-lines">
        {lines.map((line, index) => (
          <span key={index} class="told-line">
            {line.text} {line.clause !== undefined && <small>{table.ui.clause(line.clause, table).number}</small>}{' '}
          </span>
        ))}
      </span>
      <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
    </>
  );
}

interface TurnLineProps extends LineTitleProps {
  name: string;
  number: number;
  isOpen: boolean;
  toggle: (isOpen: boolean) => void;
  /** Its steps, once it is open. */
  children: () => ComponentChildren;
}

/** All of a turn in one line, which unfolds to its steps. */
function TurnLine({ name, number, isOpen, toggle, children, ...title }: TurnLineProps) {
  const line = useSeenOnceOpen(isOpen);
  return (
    <li ref={line} value={number}>
      <Disclosure
        isOpen={isOpen}
        toggle={() => toggle(isOpen)}
        title={isOpen ? <strong>{name}</strong> : <LineTitle {...title} />}
      >
        {isOpen && (
          <ol class="table-happened" reversed>
            {children()}
          </ol>
        )}
      </Disclosure>
    </li>
  );
}

interface HistoryLineProps {
  step: StepOf<TableForm>;
  lines: readonly Line<string>[];
  /** Clauses beside those of the lines. */
  clauses: readonly string[];
  /** What it said before it was corrected. */
  first: string | undefined;
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
function HistoryLine(props: HistoryLineProps) {
  const { step, lines, first, number, isOpen, toggle, count, later, back, close } = props;
  const table = useTable();
  const { ui, words, saved } = table;
  const { happened: text } = words.play;
  const { id, at, event } = step.play;
  const line = useSeenOnceOpen(isOpen);
  const clauses = new Set([...lines.flatMap(({ clause }) => clause ?? []), ...props.clauses]);
  const Keys = ui.history?.Keys;
  return (
    <li ref={line} value={number} data-kind={event.kind}>
      <Disclosure isOpen={isOpen} toggle={toggle} title={<LineTitle lines={lines} at={at} />}>
        {first !== undefined && <p class="soft">{fill(text.first, { what: first })}</p>}
        <div class="row">
          {[...clauses].map((clause) => (
            <ClauseTag key={clause} clause={clause} />
          ))}
        </div>
        <div class="row">
          <EditKey entry={id} />
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
          {Keys && <Keys step={number} close={close} />}
        </div>
      </Disclosure>
    </li>
  );
}

/** Edits an entry in its place. */
function EditKey({ entry }: { entry: string }) {
  const { words, open } = useTable();
  return (
    <button
      type="button"
      class="key"
      id={correctKey(entry)}
      data-do="correct"
      aria-haspopup="dialog"
      onClick={() => open({ kind: 'correct', entry, back: { kind: 'happened', entry } })}
    >
      {words.play.edit.key}
    </button>
  );
}

const takeOutKey = (id: string) => `happened-take-out-${id}`;

/** What no longer fits: why, and the key that takes each back by itself. */
function Conflicts() {
  const table = useTable();
  const { ui, words, saved, reduction, takeBack } = table;
  const { happened: text } = words.play;
  const { rejectedEvents, state } = reduction;
  const { shown, left, more } = usePortion<RejectedEvent<TableForm['event'], TableForm['finding']>>(rejectedEvents);
  if (rejectedEvents.length === 0) return null;
  const described = ui.describe(table);
  const plays = playedOf<TableForm['event']>(saved.events);
  const beforeOf = (id: string) => placeIn(reduction, plays, id)?.before ?? state;
  const takeOut = (index: number, id: string) => {
    takeBack([id]);
    // The pressed key goes away: the next one is where the thumb and the focus are.
    const beside = rejectedEvents[index + 1] ?? rejectedEvents[index - 1];
    focusLater(beside ? takeOutKey(beside.play.id) : HINT);
  };
  return (
    <section class="table-rejected stack">
      <p>
        <strong>{fill(text.rejectedEvents, { count: rejectedEvents.length })}</strong> {text.rejectedEventsWhat}
      </p>
      <ul class="stack loose">
        {shown.map(({ play: { id, event }, judgement }, index) => (
          <li key={id} data-is="misfit" data-kind={event.kind}>
            <p>
              <s>{described.event(event, beforeOf(id))}</s> ({text.rejectedEvent})
            </p>
            <FindingList findings={judgement.findings} />
            <div class="row">
              {ui.history?.isEdited(event, beforeOf(id)) && <EditKey entry={id} />}
              <button
                type="button"
                class="key"
                id={takeOutKey(id)}
                data-do="take-out"
                onClick={() => takeOut(index, id)}
              >
                {text.takeOut}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <MoreKey left={left} label={text.more} more={more} />
    </section>
  );
}
