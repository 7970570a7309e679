import type { ComponentChildren } from 'preact';
import { fill } from '../../../../i18n/fill.ts';
import { DieFace } from '../../DieFace.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';

const EYES = [1, 2, 3, 4, 5, 6] as const;

interface DieKeysProps {
  label: string;
  /** A die that lies on the table. */
  take: (eyes: number) => void;
  /** Throws all that is to be thrown. */
  byPhone: () => void;
  /** Whether this is the second die of two: two quick taps are two dice. */
  isSecond?: boolean;
  /** What else may be done instead, beside the phone's key. */
  children?: ComponentChildren;
}

/** The faces of a die, for the one that was thrown by hand; and a key that has the phone throw. */
export function DieKeys({ label, take, byPhone, isSecond = false, children }: DieKeysProps) {
  const { words } = usePanel();
  const { dice } = useGame().words.play;
  return (
    <div class="game-dice">
      <div class="dice" role="group" aria-label={label} data-taps={isSecond ? 'each' : undefined}>
        {EYES.map((eyes) => (
          <button
            key={eyes}
            type="button"
            class="die-key"
            data-eyes={eyes}
            aria-label={fill(words.panel.ask.eyes, { count: eyes })}
            onClick={() => take(eyes)}
          >
            <DieFace eyes={eyes} />
          </button>
        ))}
      </div>
      <div class="acts">
        <button type="button" class="key go" data-do="roll" onClick={byPhone}>
          {dice.byPhone}
        </button>
        {children}
      </div>
    </div>
  );
}
