import { HAND } from '../../../games/gools/hand.ts';
import type { Stage } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { DiceKeys } from '../dice/DiceKeys.tsx';
import { momentOf } from '../moment.ts';
import { useTable } from '../table.ts';
import { listed } from '../told/teller.ts';
import { useTaker } from './taker-context.ts';
import { Who } from './Who.tsx';

/** 4.1: those who tie for the win throw five dice each, once, in whatever order. */
export function RollOffPart({ stage }: { stage: Extract<Stage, { is: 'roll-off' }> }) {
  const table = useTable();
  const { words, fold, play } = table;
  const { rollOff, sloppy } = words.play;
  const { seat } = useTaker();
  if (seat === undefined) return null;
  return (
    <>
      {stage.thrown.length > 0 && (
        <p class="line">
          <span>{fill(rollOff, { names: listed(table, stage.among) })}</span>
          <ClauseTag clause="gools-4.1" />
        </p>
      )}
      <DiceKeys
        key={`${momentOf(fold.steps)} ${seat}`}
        count={HAND}
        words={words.dice}
        say={(dice, by) => play({ kind: 'roll-off', seat, dice, by })}
      />
      <div class="table-more">
        <Who />
        <button type="button" class="key" data-do="sloppy" onClick={() => play({ kind: 'sloppy', seat })}>
          {sloppy}
        </button>
      </div>
    </>
  );
}
