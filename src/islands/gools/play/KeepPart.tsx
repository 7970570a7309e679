import { useState } from 'preact/hooks';
import { openTurn } from '../../../games/gools/lead.ts';
import { fill } from '../../../i18n/fill.ts';
import { AdviceKey } from '../advisor/AdviceKey.tsx';
import { useTable } from '../table.ts';
import { DiceRow } from './DiceRow.tsx';
import { Lying } from './Lying.tsx';
import { toggled } from './toggled.ts';

/** What of a throw is left on the table: one die at least (2.1). */
export function KeepPart({ seat }: { seat: number }) {
  const { words, state, play } = useTable();
  const { keep, sloppy } = words.play;
  const [chosen, choose] = useState<readonly number[]>([]);
  const { stage } = state;
  const turn = stage.is === 'round' ? openTurn(stage.round) : undefined;
  const dice = turn?.throws.at(-1)?.dice ?? [];
  const count = chosen.length;
  return (
    <>
      {turn && <Lying dice={turn.lying} />}
      <p class="hint">{keep.thrown}</p>
      <DiceRow label={keep.thrown} dice={dice} chosen={chosen} toggle={(at) => choose(toggled(chosen, at))} />
      <div class="acts">
        <button
          type="button"
          class="key go"
          data-do="keep"
          data-none={count === 0}
          onClick={() => {
            if (play({ kind: 'keep', seat, dice: chosen.map((at) => dice[at]!) })) choose([]);
          }}
        >
          {count === 0 ? keep.none : count === dice.length ? keep.all : fill(keep.some, { count })}
        </button>
      </div>
      <div class="table-more">
        <AdviceKey />
        <button type="button" class="key" data-do="sloppy" onClick={() => play({ kind: 'sloppy', seat })}>
          {sloppy}
        </button>
      </div>
    </>
  );
}
