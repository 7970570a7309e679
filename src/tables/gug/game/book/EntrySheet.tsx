import { useState } from 'preact/hooks';
import type { GugEvent } from '../../../../games/gug/events.ts';
import type { Network } from '../../../../games/gug/network.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import type { Correction } from '../../../../games/shared/history.ts';
import { playedOf } from '../../../../games/shared/played.ts';
import { fill } from '../../../../i18n/fill.ts';
import { append } from '../../../../storage/games.ts';
import { AskTwice } from '../../../../ui/AskTwice.tsx';
import { playsFrom } from '../../../shell/steps.ts';
import { Sheet } from '../../Sheet.tsx';
import { $replayStep } from '../../session.ts';
import { useGame } from '../game-context.ts';
import { $rerouted, correct, lostIn, outlook, reroute, takeBack } from '../game-session.ts';
import { holderOf, LoopList } from '../LoopList.tsx';
import { type Change, ChangeQuestion } from './ChangeQuestion.tsx';
import { CorrectMove } from './CorrectMove.tsx';
import { CorrectThrow } from './CorrectThrow.tsx';
import { CorrectWord } from './CorrectWord.tsx';
import { FaultList } from './FaultList.tsx';
import { PreviewPart } from './PreviewPart.tsx';
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

/** One entry of the log: what it should have said, whether it happened at all, and how it looked on the map. */
export function EntrySheet({ entry, number, close, say }: EntrySheetProps) {
  const { words, saved, game } = useGame();
  const { correct: text, happened } = words.book;
  const names = useBookNames();
  const { id, event, first, before, is, step } = entry;
  const [main, ...rest] = happenedWords(entry, names);
  // The route of a move that was tapped anew is looked at by the judge first of all.
  const [proposed, propose] = useState<Change | undefined>(() => {
    const tapped = $rerouted.get();
    return tapped?.entry === id && tapped.event
      ? { kind: 'correct', correction: { entry: id, event: tapped.event } }
      : undefined;
  });
  // Another tab may take it back while it is being corrected.
  const isGone = proposed?.kind === 'correct' && is === 'undone';
  const change = isGone ? undefined : proposed;
  const done = (said: string) => {
    say(said);
    close();
  };
  const set = (corrected: GugEvent) => propose({ kind: 'correct', correction: { entry: id, event: corrected } });
  const move = (kind: 'undo' | 'redo') => {
    if (lostIn(kind, [id]).length > 0) propose({ kind });
    else moveNow(kind);
  };
  const moveNow = (kind: 'undo' | 'redo') => {
    if (kind === 'undo') takeBack([id]);
    else append(saved.id, { kind, entries: [id] });
    done(kind === 'undo' ? text.takenOut : text.putBackDone);
  };
  const save = (changed: Change, also: readonly Correction<GugEvent>[]) => {
    if (changed.kind !== 'correct') {
      moveNow(changed.kind);
      return;
    }
    correct(changed.correction, also);
    done(text.done);
  };
  const from = playsFrom(playedOf(saved.events), id);
  if (change) {
    // What is refused by itself has to be put right, or let through, before the later entries are asked about.
    const lost = change.kind === 'correct' ? outlook(change.correction, { reason: '' }).lost : [];
    const losesOthers = lost.length > 0 && lost.every(({ play }) => play.id !== id);
    return (
      <Sheet title={fill(text.sheet, { number })} close={close}>
        <p class="lead">{main}</p>
        {change.kind === 'correct' && (
          <PreviewPart
            entry={entry}
            event={change.correction.event}
            propose={set}
            save={losesOthers ? undefined : () => save(change, [])}
            cancel={() => propose(undefined)}
          />
        )}
        {(change.kind !== 'correct' || losesOthers) && (
          <ChangeQuestion
            change={change}
            entry={entry}
            cancel={() => propose(undefined)}
            save={(also) => save(change, also)}
          />
        )}
      </Sheet>
    );
  }
  return (
    <Sheet title={fill(text.sheet, { number })} close={close}>
      <p class="lead">{main}</p>
      {rest.length > 0 && <p>{rest.join(' ')}</p>}
      {isGone && <p role="alert">{words.play.correcting.gone}</p>}
      {first && (
        <p class="soft">
          {fill(happened.first, { what: happenedWords({ event: first, before, after: undefined }, names)[0] })}
        </p>
      )}
      {is === 'misfit' && (
        <div class="happened-line" role="group" aria-label={text.why}>
          <h4>{text.why}</h4>
          <FaultList findings={entry.findings} />
        </div>
      )}
      {is !== 'undone' && <Correction event={event} set={set} entry={entry} network={() => game.turnNetwork(before)} />}
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
        {is === 'undone' ? (
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

interface CorrectionProps {
  event: GugEvent;
  entry: Happened;
  set: (event: GugEvent) => void;
  /** The network under which the entry was judged. */
  network: () => Network;
}

/** What can be said anew of an entry of each kind; some either happened or did not. */
function Correction({ event, entry: { id, before, step }, set, network }: CorrectionProps) {
  switch (event.kind) {
    case 'throw':
    case 'toss':
    case 'roll':
      return <CorrectThrow event={event} set={set} />;
    case 'move':
      return (
        <CorrectMove
          event={event}
          before={before}
          network={network()}
          set={set}
          reroute={() => reroute(id, event, before, step)}
        />
      );
    case 'place':
      return <CorrectStation event={event} before={before} network={network()} set={set} />;
    case 'drink':
      return <CorrectSips event={event} before={before} set={set} />;
    case 'snol':
    case 'mode':
    case 'ruling':
      return <CorrectWord event={event} before={before} set={set} />;
    case 'pass':
    case 'skip':
    case 'referee':
    case 'retire':
    case 'time-up':
    case 'call-off':
      return null;
  }
}

interface CorrectStationProps {
  event: Extract<GugEvent, { readonly kind: 'place' }>;
  before: GugState;
  network: Network;
  set: (event: GugEvent) => void;
}

/** The open stations of the loop that nobody had taken then: one of them is where it really started. */
function CorrectStation({ event, before, network, set }: CorrectStationProps) {
  const { correct: text } = useGame().words.book;
  return (
    <div role="group" aria-label={text.station}>
      <h4>{text.station}</h4>
      <LoopList
        network={network}
        hook="station"
        now={event.station}
        without={(station) => network.works.stations.includes(station) || holderOf(network, before, station) >= 0}
        choose={(station) => set({ ...event, station })}
      />
    </div>
  );
}

interface CorrectSipsProps {
  event: Extract<GugEvent, { readonly kind: 'drink' }>;
  before: GugState;
  set: (event: GugEvent) => void;
}

/** How many sips were really drunk, of those that were owed then; shared as usual where the share is not said. */
function CorrectSips({ event, before, set }: CorrectSipsProps) {
  const { correct: text } = useGame().words.book;
  const { owed } = before.seats[event.seat]!;
  const { kind, seat, overrule } = event;
  return (
    <div role="group" aria-label={text.sips}>
      <h4>{text.sips}</h4>
      <div class="row sip-keys">
        {Array.from({ length: owed }, (_none, index) => index + 1).map((sips) => (
          <button
            key={sips}
            type="button"
            class="key"
            data-sips={sips}
            aria-pressed={sips === event.sips}
            onClick={() => set({ kind, seat, sips, ...(overrule && { overrule }) })}
          >
            {sips}
          </button>
        ))}
      </div>
    </div>
  );
}
