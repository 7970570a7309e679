import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Due } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { isHandheld, throwDie } from '../../../../ui/chance.ts';
import { DieFaces } from '../../DieFaces.tsx';
import { DieFace } from '../../Sign.tsx';
import { usePanel } from '../../panel-context.ts';
import { useTable } from '../game-context.ts';
import { act } from '../game-actions.ts';
import { AdviceKey } from './Advice.tsx';

/** The dice of a turn: one, or one after the other. */
export function RollPart({ due }: { due: Extract<Due, { kind: 'roll' }> }) {
  const { words } = useTable();
  const { words: panelWords } = usePanel();
  const [first, setFirst] = useState<number>();
  const { dice } = words.play;
  const { seat } = due;
  const take = (eyes: number) => {
    if (due.dice === 2 && first === undefined) setFirst(eyes);
    else {
      act({ kind: 'roll', seat, dice: due.dice === 2 && first !== undefined ? [first, eyes] : [eyes], by: 'hand' });
      setFirst(undefined);
    }
  };
  return (
    <DieKeys
      label={first === undefined ? dice.keys : dice.secondDie}
      isSecond={first !== undefined}
      take={take}
      byPhone={() => {
        setFirst(undefined);
        act({ kind: 'roll', seat, dice: Array.from({ length: due.dice }, () => throwDie()), by: 'phone' });
      }}
    >
      {first === undefined ? (
        <AdviceKey />
      ) : (
        <button
          type="button"
          class="key first-die"
          aria-label={fill(dice.first, { eyes: fill(panelWords.panel.ask.eyes, { count: first }) })}
          onClick={() => setFirst(undefined)}
        >
          <DieFace eyes={first} />
        </button>
      )}
    </DieKeys>
  );
}

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
  const { dice } = useTable().words.play;
  return (
    <div class="game-dice stack">
      <div role="group" aria-label={label} data-taps={isSecond ? 'each' : undefined}>
        <DieFaces take={take} />
      </div>
      <div class="acts">
        <button type="button" class="key go" data-do="roll" onClick={byPhone}>
          {isHandheld() ? dice.byPhone : dice.forMe}
        </button>
        {children}
      </div>
    </div>
  );
}
