import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { playedOf } from '../../../../games/shared/played.ts';
import { fill } from '../../../../i18n/fill.ts';
import { useGame } from '../game-context.ts';
import { $betterRoute } from '../game-session.ts';
import { $replayStep } from '../../session.ts';
import { happenedWords } from './happened-words.ts';
import { SeatSigns } from './SeatSigns.tsx';
import { ForkKey } from '../../../shell/ForkKey.tsx';
import { playsFrom } from '../../../shell/steps.ts';
import { timeOf } from '../../../../i18n/dates.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { useBookNames } from './use-book-names.ts';

/** Milliseconds that a step stays when the game plays by itself. */
const EACH = 1600;

/** The game again, step by step: where the keys of the game were, so that nothing is played meanwhile. */
export function Replay() {
  const { words, saved, reduction, state } = useGame();
  const { replay: text } = words.book;
  const names = useBookNames();
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
  const [main, ...rest] = found ? happenedWords({ ...found, event: found.play.event }, names) : [text.start];
  const stepKey = (name: string, to: number, path: string) => (
    <button
      type="button"
      class="key"
      aria-label={name}
      title={name}
      aria-disabled={to < 0 || to > last}
      onClick={() => go(to)}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
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
