import { fill } from '../../../../i18n/fill.ts';
import { Caps } from '../../Caps.tsx';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { isForPoints } from './seat-words.ts';

interface OwesPartProps {
  seat: number;
  owed: number;
  /** In a sprint nobody is skipped: the clock runs. */
  maySkip: boolean;
}

/** Whoever is on turn has not drunk up: now, or the turn is skipped (5.1). */
export function OwesPart({ seat, owed, maySkip }: OwesPartProps) {
  const { words, state } = useGame();
  const { drink } = words.play;
  const own = state.seats[seat];
  if (!own) return null;
  return (
    <>
      <Caps count={owed} />
      <div class="acts">
        <button
          type="button"
          class="key go"
          data-do="drink-up"
          onClick={() => act({ kind: 'drink', seat, sips: owed })}
        >
          {isForPoints(own) ? drink.countedNow : drink.upNow}
        </button>
        {maySkip && (
          <button type="button" class="key" data-do="skip" onClick={() => act({ kind: 'skip', seat })}>
            {fill(drink.skip, { clause: '5.1' })}
          </button>
        )}
      </div>
    </>
  );
}
