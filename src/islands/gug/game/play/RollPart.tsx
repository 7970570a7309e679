import { useState } from 'preact/hooks';
import type { Due } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { DieFace } from '../../DieFace.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { throwDie } from './chance.ts';
import { DieKeys } from './DieKeys.tsx';
import { usePlay } from './play-context.ts';

/** The dice of a turn: one, or one after the other. */
export function RollPart({ due }: { due: Extract<Due, { kind: 'roll' }> }) {
  const { words } = useGame();
  const { words: panelWords } = usePanel();
  const { open } = usePlay();
  const [first, setFirst] = useState<number>();
  const { dice, snol } = words.play;
  const { seat } = due;
  const take = (eyes: number) => {
    if (due.dice === 2 && first === undefined) setFirst(eyes);
    else {
      act({ kind: 'roll', seat, dice: due.dice === 2 && first !== undefined ? [first, eyes] : [eyes], by: 'hand' });
      setFirst(undefined);
    }
  };
  return (
    <>
      {first !== undefined && (
        <button
          type="button"
          class="key first-die"
          aria-label={fill(dice.first, { eyes: fill(panelWords.panel.ask.eyes, { count: first }) })}
          onClick={() => setFirst(undefined)}
        >
          <DieFace eyes={first} />
          <span>{dice.secondDie}</span>
        </button>
      )}
      <DieKeys
        label={first === undefined ? dice.keys : dice.secondDie}
        isSecond={first !== undefined}
        take={take}
        byPhone={() => {
          setFirst(undefined);
          act({ kind: 'roll', seat, dice: Array.from({ length: due.dice }, () => throwDie()), by: 'phone' });
        }}
      >
        <button type="button" class="key" data-do="snol" onClick={() => open({ kind: 'snol' })}>
          {snol.key}
        </button>
      </DieKeys>
    </>
  );
}
