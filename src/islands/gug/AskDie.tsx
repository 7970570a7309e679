import { fill } from '../../i18n/fill.ts';
import { $situation, change } from './session.ts';
import { useStore } from '../shared/use-store.ts';
import { DieFace } from './DieFace.tsx';
import { usePanel } from './panel-context.ts';
import { $hasTwoDice } from './two-dice.ts';

const EYES = [1, 2, 3, 4, 5, 6] as const;

/** Six keys with the faces of a die; with two dice, one key after the other. */
export function AskDie() {
  const { words, ask } = usePanel();
  const situation = useStore($situation);
  const hasTwo = useStore($hasTwoDice);
  const { dice } = situation;
  const press = (eyes: number) => {
    const thrown = hasTwo && dice.length === 1 ? [...dice, eyes] : [eyes];
    change({ ...situation, dice: thrown }, fill(words.panel.ask.eyes, { count: eyes }));
    if (situation.position && (!hasTwo || thrown.length === 2)) ask('route');
    else if (!situation.position) ask('at');
  };
  return (
    <div class="dice">
      {EYES.map((eyes) => (
        <button
          key={eyes}
          type="button"
          class="die-key"
          aria-label={fill(words.panel.ask.eyes, { count: eyes })}
          aria-pressed={dice.includes(eyes)}
          onClick={() => press(eyes)}
        >
          <DieFace eyes={eyes} />
        </button>
      ))}
    </div>
  );
}
