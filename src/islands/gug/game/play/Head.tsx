import type { Due } from '../../../../games/gug/play-state.ts';
import { DieFace } from '../../DieFace.tsx';
import { useGame } from '../game-context.ts';
import { useCalled } from './called.ts';
import { FinishClock, SprintClock } from './Clocks.tsx';
import { SaveSign } from '../../../shared/SaveSign.tsx';
import { SeatMark } from './SeatMark.tsx';
import { winnersOf } from './winners.ts';

/** Letters that fit on a line in large type, beside the die. */
const LONG_NAME = 14;

/** At a glance: whose turn it is, what to do, what was thrown, and the time that runs. */
export function Head({ now, what }: { now: Due; what: string }) {
  const { words, state, fold, hand } = useGame();
  const called = useCalled();
  const { turn } = state;
  const [winner] = winnersOf(state);
  const seat = 'seat' in now ? now.seat : now.kind === 'over' ? winner : turn?.seat;
  const marker = seat === undefined ? undefined : state.setup.seats[seat]?.marker;
  const name = seat === undefined ? '' : called.seat(seat);
  const thrown = turn && turn.seat === seat ? turn.dice : [];
  const lastEvent = fold.steps.at(-1)?.play.event;
  const isFresh = lastEvent?.kind === 'roll' && lastEvent.by === 'phone';
  const isChoice = now.kind === 'move' && thrown.length > 1;
  return (
    <div class="game-head">
      {marker && <SeatMark marker={marker} />}
      <p class="game-who">
        {name !== '' && (
          <strong class="game-name" data-long={name.length > LONG_NAME}>
            {name}
          </strong>
        )}
        <span class="game-what">{what}</span>
      </p>
      <div class="game-side">
        <SprintClock />
        <FinishClock />
        {thrown.length > 0 && (
          <span class="game-thrown" data-fresh={isFresh} key={fold.steps.length}>
            {thrown.map((eyes, index) => (
              <span key={index} data-idle={isChoice && index !== hand.die}>
                <DieFace eyes={eyes} />
              </span>
            ))}
          </span>
        )}
        <SaveSign words={words.play.saving} />
      </div>
    </div>
  );
}
