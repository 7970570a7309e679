import { fill } from '../../../i18n/fill.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { DiceKeys } from '../dice/DiceKeys.tsx';
import { useTable } from '../table.ts';
import { MiniTable } from './MiniTable.tsx';
import type { MiniGame } from './use-mini-game.ts';

/** 7.4: the dice are back at the Three Man, who throws one, and after a 3 another. */
export function OwnDie({ mini, seat, isSecond }: { mini: MiniGame; seat: number; isSecond: boolean }) {
  const { words, name } = useTable();
  const { hints } = words.threeMan;
  return (
    <>
      <MiniTable mini={mini} />
      <div class="mini-act">
        <p class="hint">
          {isSecond ? hints.second : fill(hints.oneDie, { name: name(seat) })} <ClauseTag clause="three-man-7.4" />
        </p>
        <DiceKeys
          key={mini.moment}
          count={1}
          words={words.dice}
          say={([eyes = 0], by) => mini.act({ kind: 'one-die', seat, eyes, by })}
        />
      </div>
    </>
  );
}
