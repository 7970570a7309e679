import { EYES } from '../../games/shared/eyes.ts';
import { fill } from '../../i18n/fill.ts';
import { DieFace } from './Sign.tsx';
import { usePanel } from './panel-context.ts';

interface DieFacesProps {
  /** What is known to have been thrown, where the keys show it; undefined where each press is a throw. */
  now?: readonly number[];
  take: (eyes: number) => void;
}

/** Six keys with the faces of a die. */
export function DieFaces({ now, take }: DieFacesProps) {
  const { words } = usePanel();
  return (
    <div class="dice">
      {EYES.map((eyes) => (
        <button
          key={eyes}
          type="button"
          class="die-key bare"
          data-eyes={eyes}
          aria-pressed={now?.includes(eyes)}
          aria-label={fill(words.panel.ask.eyes, { count: eyes })}
          onClick={() => take(eyes)}
        >
          <DieFace eyes={eyes} />
        </button>
      ))}
    </div>
  );
}

/** A die among words: for whoever does not see it, what it shows is said. */
export function DieInWords({ eyes }: { eyes: number }) {
  const { words } = usePanel();
  return (
    <>
      <DieFace eyes={eyes} />
      <span class="visually-hidden">{fill(words.panel.ask.eyes, { count: eyes })}: </span>
    </>
  );
}
