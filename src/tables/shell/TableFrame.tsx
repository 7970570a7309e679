import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { redoOf, undoOf } from '../../games/shared/played.ts';
import type { Entry } from '../../games/shared/history.ts';
import { linesHere } from '../../games/shared/seating.ts';
import { fill } from '../../i18n/fill.ts';
import { RedoKey, UndoKey } from '../../ui/UndoKey.tsx';
import { SaveTrouble } from './SaveTrouble.tsx';
import { Stage } from './Stage.tsx';
import { NoticeCard } from './Notice.tsx';
import { changeSaid, undoName } from './steps.ts';
import { type TableForm, useTable } from './table.ts';

/** What of the game's own undo takes back, and redo brings back, before what is in the log. */
export interface OwnUndo {
  readonly undo?: OwnStep | undefined;
  readonly redo?: OwnStep | undefined;
}

export interface OwnStep {
  readonly what: string;
  readonly press: () => void;
}

interface TableFrameProps {
  /** What the table waits for: a stage, and what in it. */
  stage: string;
  due?: string | undefined;
  label: string;
  /** What the keys for what is due are for: the page's title says it too. A second tap on one of them belongs to the first. */
  part: string;
  /** Whose turn it is, or which deal; another one stands at the top, however far down the last key was. */
  turn: string;
  /** What the table waits for after a change, for who cannot see it. */
  next: string;
  /** Whose turn it is, or which deal. */
  who: ComponentChildren;
  scene: ComponentChildren;
  owed?: ComponentChildren;
  /** What to know or to do now; why something was refused takes its place. */
  line?: ComponentChildren;
  /** A hook for the row of undo alone: what it listens to is not drawn with the whole table. */
  useOwnUndo?: (() => OwnUndo) | undefined;
  beside: ComponentChildren;
  /** The keys for what is due: those to enter something, and in the last row (`acts`) what is done next. */
  children?: ComponentChildren;
}

/** A table on its stage, and beside it or below the first screen how it stands. */
export function TableFrame(props: TableFrameProps) {
  const { stage, due, label, part, turn, next, who, scene, owed, line, useOwnUndo, beside, children } = props;
  const { ui, words, saved, sheet, notice, open } = useTable();
  const { saving } = words.shared;
  const place = `${ui.game}-now`;
  const lastTurn = useRef(turn);
  useEffect(() => {
    if (lastTurn.current !== turn) scrollTo({ top: 0 });
    lastTurn.current = turn;
  }, [turn]);

  return (
    <>
      <div class="game-table" data-stage={stage} data-due={due}>
        <SaveTrouble game={saved.id} words={saving} />
        <Stage
          label={label}
          moment={part}
          words={words.play.bar}
          more={() => open({ kind: 'table' })}
          bar={who}
          scene={scene}
          owed={owed}
          // What lies over the table says itself why something was refused there.
          line={notice && !sheet ? <NoticeCard notice={notice} rest={place} /> : line}
          acts={
            <TableActs useOwnUndo={useOwnUndo}>
              <div
                id={place}
                class="table-part column ringless"
                role="group"
                aria-label={part}
                tabIndex={-1}
                data-taps="once"
              >
                {children}
              </div>
            </TableActs>
          }
        />
        <div class="table-beside">
          <ConflictsNotice />
          {beside}
        </div>
      </div>
      <LiveRegion next={next} hook={ui.game} />
    </>
  );
}

interface StageActsProps extends OwnUndo {
  words: { readonly nothing: string; readonly last: string; readonly redo: string };
  /** The keys for what is due; they leave undo its place in their last row. */
  children: ComponentChildren;
}

/** The keys of a stage, with undo at its place, bottom left, and redo beside it while there is something to redo. */
export function StageActs({ words, undo, redo, children }: StageActsProps) {
  return (
    <div class="stage-acts" data-acts data-redo={redo !== undefined}>
      {children}
      <div class="stage-undo">
        <UndoKey
          label={undo ? fill(words.last, { what: undo.what }) : words.nothing}
          isIdle={!undo}
          press={() => undo?.press()}
        />
        {redo && <RedoKey label={fill(words.redo, { what: redo.what })} press={redo.press} />}
      </div>
    </div>
  );
}

interface TableActsProps extends Pick<TableFrameProps, 'useOwnUndo'> {
  children: ComponentChildren;
}

/** The keys of a table: what the game's own undo does not take back, the log's does. */
export function TableActs({ useOwnUndo = () => ({}), children }: TableActsProps) {
  const { words } = useTable();
  const logged = useLogUndo();
  const own = useOwnUndo();
  return (
    <StageActs words={words.shared.undo} undo={own.undo ?? logged.undo} redo={own.redo ?? logged.redo}>
      {children}
    </StageActs>
  );
}

/** What undo takes back of the log and redo brings back, and what both are called. */
function useLogUndo(): OwnUndo {
  const table = useTable();
  const { ui, words, saved, reduction, state, undo, redo } = table;
  const text = words.shared.undo;
  const events = useMemo(
    () => linesHere(ui.rules, reduction.numbering, saved.events as readonly Entry<TableForm['event']>[]),
    [saved.events, reduction.numbering],
  );
  const { name, together } = ui.describe(table);
  const undone = undoName(
    events,
    ui.undoes ? ui.undoes({ saved: { ...saved, events }, reduction }) : undoOf(events),
    (event, id) => name(event, reduction.steps.find(({ play }) => play.id === id)?.before),
    text,
    together,
  );
  const redone = undoName(events, redoOf(events), (event) => name(event, state), text);
  return {
    undo: undone === undefined ? undefined : { what: undone, press: undo },
    redo: redone === undefined ? undefined : { what: redone, press: redo },
  };
}

/** Entries that no longer fit, when two phones come together or something was corrected: said wherever one reads. */
export function ConflictsNotice() {
  const { words, reduction } = useTable();
  const { happened } = words.play;
  if (reduction.rejectedEvents.length === 0) return null;
  return (
    <div class="table-rejected stack" role="status">
      <p>
        <strong>{fill(happened.rejectedEvents, { count: reduction.rejectedEvents.length })}</strong>
      </p>
      <HappenedKey data-do="misfits" />
    </div>
  );
}

/** Opens what has happened; what it is found by depends on where it lies. */
export function HappenedKey(hook: { 'data-do': string } | { 'data-tab': string }) {
  const { words, open } = useTable();
  return (
    <button type="button" class="key" aria-haspopup="dialog" {...hook} onClick={() => open({ kind: 'happened' })}>
      {words.play.bar.happened}
    </button>
  );
}

interface LiveRegionProps {
  /** What the table waits for. */
  next: string;
  /** Whether that is said too when it changes by itself: by the clock, or by what is chosen. */
  saysNext?: boolean;
  /** What the region is known by. */
  hook: string;
}

/** Says each change of a game once, and what the table waits for after it: the one live region of a table. */
export function LiveRegion({ next, saysNext = false, hook }: LiveRegionProps) {
  const table = useTable();
  const { ui, words, reduction } = table;
  const { steps } = reduction;
  // Worked out while the table is drawn, so that what is said stands there with what it tells of.
  const last = useRef({ steps, next, count: 0, text: '' });
  const { steps: before, next: waitedFor, count, text } = last.current;
  const isNews = saysNext && waitedFor !== next;
  if (before !== steps || isNews) {
    const { step, name } = ui.describe(table);
    const tells = { told: step, called: (gone: (typeof steps)[number]) => name(gone.play.event, gone.before) };
    const changed = changeSaid(before, steps, tells, words.shared.undo);
    const isSaid = changed !== undefined || isNews;
    last.current = {
      steps,
      next,
      count: count + Number(isSaid),
      text: isSaid ? `${changed ?? ''} ${next}`.trim() : text,
    };
  }
  const said = last.current;
  return (
    <p class="visually-hidden" aria-live="polite" data-said={hook}>
      {/* Another element each time: the same words twice are two changes. */}
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
