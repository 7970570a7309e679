import { useEffect, useState } from 'preact/hooks';
import type { Due } from '../../../../games/gug/play-state.ts';
import { SaveSign } from '../../../shell/SaveSign.tsx';
import { DieFace } from '../../Sign.tsx';
import { useTable } from '../game-context.ts';
import { SeatMark } from '../MarkerSign.tsx';
import { clockFace, finishClock, isAbsurd, sprintTime, timeLeft, wholeSeconds } from './clock.ts';
import { standingWords, winnersNamed } from './due-words.ts';
import { winnersOf } from './turn-plays.ts';

/** Letters that fit on a line in large type, between the keys of the bar and beside the die. */
const LONG_NAME = 12;

/** At a glance: whose turn it is and where they stand, what was thrown, and the time that runs. */
export function Head({ now }: { now: Due }) {
  const table = useTable();
  const { words, state, reduction, hand, names, lang } = table;
  const { turn } = state;
  const isOver = now.kind === 'over';
  const seat = 'seat' in now ? now.seat : isOver ? winnersOf(state)[0] : turn?.seat;
  const marker = seat === undefined ? undefined : state.setup.seats[seat]?.marker;
  const won = isOver ? winnersNamed(table, lang)?.name : undefined;
  const who = isOver || seat === undefined ? (won ?? '') : standingWords(seat, now, table, names.station);
  const thrown = turn && turn.seat === seat ? turn.dice : [];
  const lastEvent = reduction.steps.at(-1)?.play.event;
  const isFresh = lastEvent?.kind === 'roll' && lastEvent.by === 'phone';
  const isChoice = now.kind === 'move' && thrown.length > 1;
  return (
    <div class="game-head row">
      {marker && <SeatMark marker={marker} />}
      <p class="game-who wraps">
        <strong class="game-name" data-long={who.length > LONG_NAME}>
          {who}
        </strong>
      </p>
      <div class="game-side">
        {table.state.pause?.isOn ? (
          <p class="clock" data-clock="paused">
            <strong>{words.play.clock.paused}</strong>
          </p>
        ) : (
          <>
            <SprintClock />
            <FinishClock />
          </>
        )}
        {thrown.length > 0 && (
          <span class="game-thrown" data-fresh={isFresh} key={reduction.steps.length}>
            {thrown.map((eyes, index) => (
              <span key={index} data-idle={isChoice && index !== hand.die}>
                <DieFace eyes={eyes} />
              </span>
            ))}
          </span>
        )}
        <SaveSign words={words.shared.saving} />
      </div>
    </div>
  );
}

/** After a finish: what is left of the 15 minutes for those who still play (15.1). */
function FinishClock() {
  const { words, saved, state } = useTable();
  const { clock } = words.play;
  useTicks(finishClock(state) !== undefined);
  const time = timeLeft(saved.id, state);
  if (!time) return null;
  return (
    <p class="clock" data-clock="finish" data-over={time.left <= 0}>
      <span class="visually-hidden">{time.isSure ? clock.finish : clock.unsure}</span>
      {!time.isSure && <span aria-hidden="true">≈ </span>}
      <strong role="timer">{isAbsurd(time) ? clock.unknown : clockFace(wholeSeconds(time.left))}</strong>
    </p>
  );
}

/** In a sprint: how long the one at the board has played. */
function SprintClock() {
  const { words, saved, state } = useTable();
  const time = sprintTime(saved.id, state);
  useTicks(time !== undefined);
  if (time === undefined) return null;
  return (
    <p class="clock" data-clock="sprint">
      <span class="visually-hidden">{words.play.clock.sprint}</span>
      <strong role="timer">{clockFace(time)}</strong>
    </p>
  );
}

const TICK = 250;

/** Draws its part again and again for as long as somebody wants to see a clock run. */
export function useTicks(isRunning: boolean): void {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => draw((times) => times + 1), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
}
