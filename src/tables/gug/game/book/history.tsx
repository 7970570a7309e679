import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { inOrder } from '../../../../games/shared/history.ts';
import { playedOf } from '../../../../games/shared/played.ts';
import { linesHere } from '../../../../games/shared/seating.ts';
import { fill } from '../../../../i18n/fill.ts';
import { timeOf } from '../../../../i18n/dates.ts';
import { append } from '../../../../storage/games.ts';
import { Fold } from '../../../../ui/Disclosure.tsx';
import { MoreKey, usePortion } from '../../../../ui/Portion.tsx';
import { LossPart } from '../../../shell/Correction.tsx';
import { isCountedOn } from '../../../shell/steps.ts';
import type { TableUi } from '../../../shell/table.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { $replayStep } from '../../session.ts';
import { lostByPuttingBack, preview } from '../game-actions.ts';
import { type GugForm, useTable } from '../game-context.ts';
import { isEdited } from './editors.tsx';
import { called, clausesIn, describerOf, told } from '../describer.ts';

type OwnHistory = NonNullable<TableUi<GugForm>['history']>;

/** Shows how the map was after a step. */
const Keys: OwnHistory['Keys'] = ({ step, close }) => {
  const { onMap } = useTable().words.book.correct;
  return (
    <button
      type="button"
      class="key"
      data-do="on-map"
      onClick={() => {
        close();
        $replayStep.set(step);
      }}
    >
      {onMap}
    </button>
  );
};

/** What was taken back, the newest first: each can be put back where it stood. */
const Undone: OwnHistory['Below'] = ({ show }) => {
  const table = useTable();
  const { words, saved, game, reduction, state } = table;
  const [asked, ask] = useState<string>();
  const plays = playedOf(saved.events);
  const standing = new Set(plays.map(({ id }) => id));
  const lines = inOrder(linesHere(game, reduction.numbering, saved.events));
  const undone = lines.flatMap((entry) => (entry.kind === 'play' && !standing.has(entry.id) ? [entry] : [])).reverse();
  /** It is told as it was: where somebody stayed is where they stood then. */
  const calledThen = ({ id, event }: (typeof undone)[number]): string => {
    const earlier = new Set(
      lines
        .slice(
          0,
          lines.findIndex((line) => line.id === id),
        )
        .map((line) => line.id),
    );
    const before = reduction.steps.findLast(({ play }) => earlier.has(play.id))?.after;
    const then = before ?? state;
    return called(event, describerOf({ ...table, state: then }), then);
  };
  const { shown, left, more } = usePortion(undone);
  if (undone.length === 0) return null;
  const { correct: text, happened } = words.book;
  const putBack = (entry: string) => {
    append(saved.id, { kind: 'redo', entries: [entry] });
    show(entry);
  };
  return (
    <Fold title={fill(happened.undone, { count: undone.length })}>
      <ul class="undone stack">
        {shown.map((entry) => {
          const { id, at, event } = entry;
          return (
            <li key={id} class="row" data-is="undone" data-kind={event.kind}>
              <s>{calledThen(entry)}</s> <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
              {asked === id ? (
                <LossPart
                  entry={id}
                  lost={lostByPuttingBack(id)}
                  done={() => putBack(id)}
                  cancel={() => ask(undefined)}
                />
              ) : isCountedOn(plays, { id, event }) ? (
                <p class="soft">{words.shared.correcting.seated}</p>
              ) : (
                <button
                  type="button"
                  class="key"
                  data-do="put-back"
                  onClick={() => (lostByPuttingBack(id).length > 0 ? ask(id) : putBack(id))}
                >
                  {text.putBack}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <MoreKey left={left} label={words.play.happened.more} more={more} />
    </Fold>
  );
};

/** So many later entries are told, the others counted. */
const TOLD = 4;

/** What a correction would make of its entry and of the later ones: what it costs may be another thing, where all still fits. */
const Outcome: OwnHistory['Outcome'] = ({ step: { play, before }, event, losesNone }) => {
  const table = useTable();
  const { words, reduction } = table;
  const { correct: text } = words.book;
  const describer = describerOf(table);
  const { id } = play;
  // Of the game as it is now: another tab may write while it stands there.
  const { step, later } = useMemo(() => preview({ entry: id, event }), [reduction, id, event]);
  const [now, ...rest] = told({ play: { event }, before, after: step?.after }, describer);
  const differs = later.flatMap(({ was, now }) => {
    const [then, before] = [now, was].map((one) => told(one, describer).join(' '));
    return then === before ? [] : [{ id: now.play.id, text: then }];
  });
  const part = useRef<HTMLDivElement>(null);
  // The key that was pressed is gone; what it leads to is read from its beginning.
  useEffect(() => part.current?.focus({ preventScroll: true }), [event]);
  return (
    <div ref={part} class="preview" role="group" aria-label={text.becomes} tabIndex={-1}>
      <h4>{text.becomes}</h4>
      <p>
        <strong>{now}</strong> {rest.join(' ')}
      </p>
      <p class="row">{step && clausesIn(step).map((clause) => <ClauseTag key={clause} clause={clause} />)}</p>
      {differs.length === 0 && losesNone && <p class="soft">{text.same}</p>}
      {differs.length > 0 && (
        <>
          <h4>{fill(text.later, { count: differs.length })}</h4>
          <ul class="loss-list stack">
            {differs.slice(0, TOLD).map((one) => (
              <li key={one.id}>{one.text}</li>
            ))}
            {differs.length > TOLD && <li>{fill(words.shared.correcting.more, { count: differs.length - TOLD })}</li>}
          </ul>
        </>
      )}
    </div>
  );
};

/** What this game has in what happened beside what every game has. */
export const OWN_HISTORY: OwnHistory = { Keys, Below: Undone, isEdited, Outcome };
