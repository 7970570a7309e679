import type { GugEvent } from '../../../../games/gug/events.ts';
import { EYES, thrownBy } from '../../../../games/shared/eyes.ts';
import { fill } from '../../../../i18n/fill.ts';
import { DieFace } from '../../Sign.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';

interface CorrectThrowProps {
  event: Extract<GugEvent, { readonly kind: 'throw' | 'toss' | 'roll' }>;
  set: (event: GugEvent) => void;
}

/** The faces of each die of a throw; a press is what it really showed. */
export function CorrectThrow({ event, set }: CorrectThrowProps) {
  const { words } = usePanel();
  const { correct: text } = useGame().words.book;
  const dice = event.kind === 'roll' ? event.dice : [event.eyes];
  return (
    <>
      {dice.map((now, die) => {
        const heading = dice.length > 1 ? fill(text.eyesOf, { number: die + 1 }) : text.eyes;
        return (
          <div key={die} role="group" aria-label={heading}>
            <h4>{heading}</h4>
            <div class="dice">
              {EYES.map((eyes) => (
                <button
                  key={eyes}
                  type="button"
                  class="die-key"
                  data-eyes={eyes}
                  aria-pressed={eyes === now}
                  aria-label={fill(words.panel.ask.eyes, { count: eyes })}
                  onClick={() => {
                    const told = dice.with(die, eyes);
                    const by = thrownBy({ by: event.by, shown: dice }, told);
                    set(event.kind === 'roll' ? { ...event, dice: told, by } : { ...event, eyes, by });
                  }}
                >
                  <DieFace eyes={eyes} />
                </button>
              ))}
            </div>
          </div>
        );
      })}
    </>
  );
}
