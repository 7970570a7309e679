import { useState } from 'preact/hooks';
import { HAND } from '../../../games/gools/hand.ts';
import type { Stage } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { ClauseTag } from '../ClauseTag.tsx';
import { DiceKeys } from '../dice/DiceKeys.tsx';
import { useTable } from '../table-context.ts';
import { listed } from '../told/teller.ts';
import { Who } from './Who.tsx';

/** 4.1: those who tie for the win throw five dice each, once, in whatever order. */
export function RollOffPart({ stage }: { stage: Extract<Stage, { is: 'roll-off' }> }) {
  const table = useTable();
  const { words, due, name, play } = table;
  const { rollOff, who, sloppy } = words.table.play;
  const [chosen, choose] = useState<number>();
  const open = due.flatMap((one) => (one.kind === 'roll-off' ? [one.seat] : []));
  const seat = open.find((one) => one === chosen) ?? open[0]!;
  return (
    <>
      {stage.thrown.length > 0 && (
        <p class="line">
          <span>{fill(rollOff, { names: listed(table, stage.among) })}</span>
          <ClauseTag clause="gools-4.1" />
        </p>
      )}
      {seat !== open[0] && <p class="hint">{fill(who.chosen, { name: name(seat) })}</p>}
      <DiceKeys
        key={seat}
        count={HAND}
        words={words.table.dice}
        say={(dice, by) => play({ kind: 'roll-off', seat, dice, by })}
      />
      <div class="gools-keys">
        {open.length > 1 && <Who seat={seat} suggested={open[0]!} seats={open} choose={choose} />}
        <button type="button" class="key" data-do="sloppy" onClick={() => play({ kind: 'sloppy', seat })}>
          {sloppy}
        </button>
      </div>
    </>
  );
}
