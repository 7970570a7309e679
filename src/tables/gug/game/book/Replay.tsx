import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { playedOf } from '../../../../games/shared/played.ts';
import { fill } from '../../../../i18n/fill.ts';
import { useTable } from '../game-context.ts';
import { $betterRoute, $rerouting, endRerouting } from '../game-session.ts';
import { $replayStep, $past, $situation } from '../../session.ts';
import { describerOf, told } from '../describer.ts';
import { SeatSigns } from '../MarkerSign.tsx';
import { ForkKey } from '../../../shell/ForkKey.tsx';
import { playsFrom } from '../../../shell/steps.ts';
import { timeOf } from '../../../../i18n/dates.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { UndoKey } from '../../../../ui/UndoKey.tsx';
import { RouteSteps } from '../../RouteSteps.tsx';
import { Ticket } from '../../Ticket.tsx';
import { usePanel } from '../../panel-context.ts';
import { MoveKeys } from '../play/MovePart.tsx';
import { Icon } from '../../../../ui/Icon.tsx';

/** Milliseconds that a step stays when the game plays by itself. */
const EACH = 1600;

/** The game again, step by step: where the keys of the game were, so that nothing is played meanwhile. */
export function Replay() {
  const table = useTable();
  const { words, saved, reduction, state } = table;
  const { replay: text } = words.book;
  const last = reduction.steps.length;
  const step = Math.min(useStore($replayStep) ?? last, last);
  const better = useStore($betterRoute);
  const [isPlaying, play] = useState(false);
  const label = useRef<HTMLElement>(null);
  // The key that led here may be gone, and on a phone the map is out of sight.
  useLayoutEffect(() => {
    label.current?.focus({ preventScroll: true });
    document.getElementById('gug')?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => () => $betterRoute.set(null), []);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (step < last) $replayStep.set(step + 1);
      else play(false);
    }, EACH);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last]);

  const go = (to: number) => {
    play(false);
    $betterRoute.set(null);
    $replayStep.set(Math.max(0, Math.min(last, to)));
  };
  const found = reduction.steps[step - 1];
  const event = found?.play.event;
  const [main, ...rest] = found ? told(found, describerOf(table)) : [text.start];
  const stepKey = (name: string, to: number, path: string) => (
    <button
      type="button"
      class="key"
      aria-label={name}
      title={name}
      aria-disabled={to < 0 || to > last}
      onClick={() => go(to)}
    >
      <Icon path={path} />
    </button>
  );
  return (
    <section class="dock replay-dock" aria-label={text.label} ref={label} tabIndex={-1} data-step={step}>
      <div class="replay-told line" role="status">
        {event && 'seat' in event && <SeatSigns setup={state.setup} seat={event.seat} />}
        <p>
          <strong>{main}</strong> {rest.join(' ')}
          <span class="soft">
            {fill(text.step, { step, of: last })}
            {found && ` · ${timeOf(found.play.at)}`}
          </span>
          {better?.step === step && <strong data-better>{text.better}</strong>}
        </p>
      </div>
      <div class="replay-slide stack">
        {stepKey(text.back, step - 1, 'M15 5l-7 7 7 7')}
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={text.slider}
          aria-valuetext={`${fill(text.step, { step, of: last })}: ${main}`}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        {stepKey(text.next, step + 1, 'm9 5 7 7-7 7')}
      </div>
      <div class="bar flow">
        <button
          type="button"
          class="key"
          data-do="play"
          onClick={() => {
            if (!isPlaying && step === last) $replayStep.set(0);
            play(!isPlaying);
          }}
        >
          {isPlaying ? text.pause : text.play}
        </button>
        <button type="button" class="key go" data-do="leave-replay" onClick={() => $replayStep.set(null)}>
          {text.leave}
        </button>
      </div>
      {!isPlaying && (
        <div class="row">
          <ForkKey
            key={step}
            game={saved.id}
            name={fill(text.forkName, { step })}
            without={
              found
                ? playsFrom(playedOf(saved.events), found.play.id).slice(1)
                : playedOf(saved.events).map(({ id }) => id)
            }
            words={text}
            done={() => $replayStep.set(null)}
          />
        </div>
      )}
    </section>
  );
}

/** An earlier move, tapped on the map as it really went: where the keys of the game were. */
export function Reroute() {
  const { names, undo } = usePanel();
  const { words, open } = useTable();
  const rerouting = useStore($rerouting);
  const { route } = useStore($situation);
  const [last] = useStore($past);
  const dock = useRef<HTMLElement>(null);
  // The key that led here is gone with its sheet, and on a phone the map is out of sight.
  useLayoutEffect(() => {
    dock.current?.focus({ preventScroll: true });
    document.getElementById('gug')?.scrollIntoView({ block: 'start' });
  }, []);
  if (!rerouting) return null;
  const { entry } = rerouting;
  const back = { kind: 'happened', entry } as const;
  const take = (drop: boolean) => {
    const event = endRerouting(drop);
    if (event) open({ kind: 'correct', entry, event, isMade: true, back });
  };
  const leave = () => {
    endRerouting();
    open({ kind: 'correct', entry, back });
  };
  const { correct: text } = words.book;
  const { undo: undoText } = words.play;
  const step = route.at(-1);
  const change = last?.label ?? (step && names.station(step.to));
  return (
    <>
      <Ticket />
      <section class="dock game-dock" aria-label={text.route} ref={dock} tabIndex={-1} data-due="reroute">
        <p class="lead">{text.routeHint}</p>
        <div class="dock-part stack game-part" data-taps="once">
          <RouteSteps />
          <MoveKeys turn={rerouting.before.turn} take={take} overrule={() => take(false)} />
        </div>
        <div class="bar flow">
          <UndoKey
            label={change === undefined ? undoText.nothing : fill(undoText.last, { what: change })}
            isIdle={change === undefined}
            press={undo}
          />
          <button type="button" class="key" data-do="cancel" onClick={leave}>
            {words.shared.correcting.cancel}
          </button>
        </div>
      </section>
    </>
  );
}
