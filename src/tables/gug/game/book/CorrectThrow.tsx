import type { GugEvent } from '../../../../games/gug/events.ts';
import { thrownBy } from '../../../../games/shared/eyes.ts';
import { fill } from '../../../../i18n/fill.ts';
import { useGame } from '../game-context.ts';
import { DieFaces } from '../play/RollPart.tsx';

interface CorrectThrowProps {
  event: Extract<GugEvent, { readonly kind: 'throw' | 'toss' | 'roll' }>;
  set: (event: GugEvent) => void;
}

/** The faces of each die of a throw; a press is what it really showed. */
export function CorrectThrow({ event, set }: CorrectThrowProps) {
  const { correct: text } = useGame().words.book;
  const dice = event.kind === 'roll' ? event.dice : [event.eyes];
  const take = (die: number) => (eyes: number) => {
    const told = dice.with(die, eyes);
    const by = thrownBy({ by: event.by, shown: dice }, told);
    set(event.kind === 'roll' ? { ...event, dice: told, by } : { ...event, eyes, by });
  };
  return (
    <>
      {dice.map((now, die) => {
        const heading = dice.length > 1 ? fill(text.eyesOf, { number: die + 1 }) : text.eyes;
        return (
          <div key={die} role="group" aria-label={heading}>
            <h4>{heading}</h4>
            <DieFaces now={now} take={take(die)} />
          </div>
        );
      })}
    </>
  );
}
