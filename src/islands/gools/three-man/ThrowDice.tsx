import { DiceKeys } from '../dice/DiceKeys.tsx';
import { useTable } from '../table.ts';
import { MiniTable } from './MiniTable.tsx';
import { Streak } from './Streak.tsx';
import type { MiniGame } from './use-mini-game.ts';

/** 7.2: two dice, again and again for as long as they make somebody drink. */
export function ThrowDice({ mini, seat, streak }: { mini: MiniGame; seat: number; streak: number }) {
  const { words } = useTable();
  return (
    <>
      <Streak seat={seat} count={streak} />
      <MiniTable mini={mini} />
      <div class="mini-act">
        <DiceKeys
          key={`${mini.moment} ${seat}`}
          count={2}
          words={words.dice}
          say={(dice, by) => mini.act({ kind: 'throw', seat, dice, by })}
        />
      </div>
    </>
  );
}
