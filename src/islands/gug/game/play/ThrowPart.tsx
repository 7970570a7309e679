import type { Due } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { DieFace } from '../../DieFace.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { useCalled } from './called.ts';
import { throwDie } from './chance.ts';
import { DieKeys } from './DieKeys.tsx';
import { SeatMark } from './SeatMark.tsx';
import { throwsSoFar } from './throws.ts';

/** A die for the order or for who begins, with all that were thrown for it so far. */
export function ThrowPart({ due }: { due: Extract<Due, { kind: 'throw' }> }) {
  const { words, state, fold } = useGame();
  const { words: panelWords } = usePanel();
  const called = useCalled();
  const { dice } = words.play;
  const { seat } = due;
  const rounds = throwsSoFar(fold.steps, state.phase);
  return (
    <>
      <ul class="throws" aria-label={dice.throwsOf}>
        {state.setup.seats.map(({ marker }, index) => {
          const thrown = rounds.get(index) ?? [];
          const eyes = thrown.map((each) => fill(panelWords.panel.ask.eyes, { count: each })).join(', ');
          return (
            <li key={index} data-now={index === seat}>
              <span class="visually-hidden">
                {eyes === ''
                  ? fill(dice.notThrown, { name: called.seat(index) })
                  : fill(dice.thrown, { name: called.seat(index), eyes })}
              </span>
              <SeatMark marker={marker} />
              {thrown.length === 0 && <DieFace eyes={0} />}
              {thrown.map((each, round) => (
                <DieFace key={round} eyes={each} />
              ))}
            </li>
          );
        })}
      </ul>
      <DieKeys
        label={dice.keys}
        take={(eyes) => act({ kind: 'throw', seat, eyes, by: 'hand' })}
        byPhone={() => act({ kind: 'throw', seat, eyes: throwDie(), by: 'phone' })}
      />
    </>
  );
}
