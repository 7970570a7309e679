import { useState } from 'preact/hooks';
import type { GugEvent } from '../../../../games/gug/events.ts';
import { playedOf } from '../../../../games/shared/played.ts';
import { fill } from '../../../../i18n/fill.ts';
import { append } from '../../../../storage/games.ts';
import { AskTwice } from '../../../../ui/AskTwice.tsx';
import { LossPart } from '../../../shell/Correction.tsx';
import { FindingList } from '../../../shell/Notice.tsx';
import { isCountedOn, playsFrom } from '../../../shell/steps.ts';
import { Sheet } from '../../Sheet.tsx';
import { $replayStep } from '../../session.ts';
import { lostByPuttingBack } from '../game-actions.ts';
import { useGame, useTable } from '../game-context.ts';
import { $rerouted } from '../game-session.ts';
import { PreviewPart } from './PreviewPart.tsx';
import { editorOf } from './editors.tsx';
import { happenedWords } from './happened-words.ts';
import type { Happened } from './happened.ts';
import { useBookNames } from './use-book-names.ts';

interface EntrySheetProps {
  entry: Happened;
  number: number;
  close: () => void;
  /** Says what was done, once the sheet is away. */
  say: (text: string) => void;
}

/** What is to be done to an entry: it is said anew, taken out, or put back. */
type Change =
  { readonly kind: 'correct'; readonly event: GugEvent } | { readonly kind: 'undo' } | { readonly kind: 'redo' };

/** One entry of the log: what it should have said, whether it happened at all, and how it looked on the map. */
export function EntrySheet({ entry, number, close, say }: EntrySheetProps) {
  const { words, saved } = useGame();
  const { preview, play, takeBack } = useTable();
  const { correct: text, happened } = words.book;
  const { correcting } = words.shared;
  const names = useBookNames();
  const { id, event, first, before, is, step } = entry;
  const [main, ...rest] = happenedWords(entry, names);
  // The route of a move that was tapped anew is looked at by the judge first of all.
  const [proposed, propose] = useState<Change | undefined>(() => {
    const tapped = $rerouted.get();
    return tapped?.entry === id && tapped.event ? { kind: 'correct', event: tapped.event } : undefined;
  });
  // Another tab may take it back while it is being corrected.
  const isGone = proposed?.kind === 'correct' && is === 'undone';
  const change = isGone ? undefined : proposed;
  const done = (said: string) => {
    say(said);
    close();
  };
  const set = (corrected: GugEvent) => {
    propose({ kind: 'correct', event: corrected });
    return true;
  };
  const cancel = () => propose(undefined);
  const lostBy = (kind: 'undo' | 'redo') =>
    kind === 'undo' ? preview(id, undefined, { reason: '' }).lost : lostByPuttingBack(id);
  const moveNow = (kind: 'undo' | 'redo') => {
    if (kind === 'undo') takeBack([id]);
    else append(saved.id, { kind, entries: [id] });
    done(kind === 'undo' ? text.takenOut : text.putBackDone);
  };
  const move = (kind: 'undo' | 'redo') => {
    if (lostBy(kind).length > 0) propose({ kind });
    else moveNow(kind);
  };
  const played = playedOf(saved.events);
  if (change) {
    const corrected = change.kind === 'correct' ? change.event : undefined;
    // What is refused by itself has to be put right, or let through, before the later entries are asked about.
    const lost = corrected ? preview(id, corrected, { reason: '' }).lost : [];
    const losesOthers = lost.length > 0 && lost.every(({ play: each }) => each.id !== id);
    return (
      <Sheet title={fill(text.sheet, { number })} close={close}>
        <p class="lead">{main}</p>
        {corrected && (
          <PreviewPart
            entry={entry}
            event={corrected}
            propose={set}
            save={losesOthers ? undefined : () => play(corrected, id) && done(text.done)}
            cancel={cancel}
          />
        )}
        {(!corrected || losesOthers) && (
          <LossPart
            entry={id}
            event={corrected}
            lost={change.kind === 'redo' ? lostByPuttingBack(id) : undefined}
            done={() => (change.kind === 'correct' ? done(text.done) : moveNow(change.kind))}
            cancel={cancel}
          />
        )}
      </Sheet>
    );
  }
  // Of nobody nothing can be said.
  const isOfSomebody = !('seat' in event) || before.seats[event.seat] !== undefined;
  const Editor = is !== 'undone' && isOfSomebody ? editorOf(event) : undefined;
  const from = playsFrom(played, id);
  return (
    <Sheet title={fill(text.sheet, { number })} close={close}>
      <p class="lead">{main}</p>
      {rest.length > 0 && <p>{rest.join(' ')}</p>}
      {isGone && <p role="alert">{correcting.gone}</p>}
      {first && (
        <p class="soft">
          {fill(happened.first, { what: happenedWords({ event: first, before, after: undefined }, names)[0] })}
        </p>
      )}
      {is === 'misfit' && (
        <div class="happened-line" role="group" aria-label={text.why}>
          <h4>{text.why}</h4>
          <FindingList findings={entry.findings} />
        </div>
      )}
      {Editor && <Editor step={{ before, play: played.find((each) => each.id === id)! }} event={event} propose={set} />}
      <div class="entry-keys">
        {step !== undefined && (
          <button
            type="button"
            class="key wide"
            data-do="on-map"
            onClick={() => {
              close();
              $replayStep.set(step);
            }}
          >
            {text.onMap}
          </button>
        )}
        {is !== 'undone' && (
          <AskTwice
            id="entry-back"
            label={text.back}
            yes={fill(text.backNow, { count: from.length })}
            no={text.stays}
            press={() => {
              takeBack(from);
              done(text.backDone);
            }}
          />
        )}
        {isCountedOn(played, { id, event }) ? (
          <p class="soft">{correcting.seated}</p>
        ) : is === 'undone' ? (
          <button type="button" class="key wide" data-do="put-back" onClick={() => move('redo')}>
            {text.putBack}
          </button>
        ) : (
          <button type="button" class="key wide stop" data-do="take-out" onClick={() => move('undo')}>
            {text.takeOut}
          </button>
        )}
      </div>
    </Sheet>
  );
}
