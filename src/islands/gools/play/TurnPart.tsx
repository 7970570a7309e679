import { useState } from 'preact/hooks';
import type { GoolsDue } from '../../../games/gools/due.ts';
import { openTurn, stillToPlay } from '../../../games/gools/lead.ts';
import { DiceKeys } from '../dice/DiceKeys.tsx';
import { useTable } from '../table-context.ts';
import { Lying } from './Lying.tsx';
import { LastThrow } from './LastThrow.tsx';
import { Who } from './Who.tsx';

/** A throw of a turn, die by die or by the phone; or the whole turn at once, for tables that only want the result. */
export function TurnPart({ due }: { due: Extract<GoolsDue, { kind: 'throw' }> }) {
  const { words, state, play } = useTable();
  const { play: text, dice: diceWords } = words.table;
  const [isQuick, setQuick] = useState(false);
  const [chosen, choose] = useState<number>();
  const [entered, enter] = useState<readonly number[]>();
  const { stage } = state;
  const turn = stage.is === 'round' ? openTurn(stage.round) : undefined;
  const mayChoose = turn === undefined;
  const others = stage.is === 'round' ? stillToPlay(stage.round) : state.ring;
  const seat = mayChoose && chosen !== undefined && others.includes(chosen) ? chosen : due.seat;
  const isWhole = isQuick && mayChoose;
  const after = (isPlayed: boolean) => {
    if (!isPlayed) return;
    choose(undefined);
    enter(undefined);
  };
  if (isWhole && entered) {
    return (
      <LastThrow
        dice={entered}
        again={() => enter(undefined)}
        say={(last) => after(play({ kind: 'enter', seat, dice: entered, last }))}
      />
    );
  }
  return (
    <>
      {turn && <Lying dice={turn.lying} />}
      {isWhole && <p class="hint">{text.quick.dice}</p>}
      <DiceKeys
        key={`${seat} ${due.dice} ${isWhole}`}
        count={due.dice}
        words={diceWords}
        say={(dice, by) => {
          // The phone can throw dice, and not a turn.
          if (isWhole && by === 'hand') enter(dice);
          else after(play({ kind: 'throw', seat, dice, by }));
        }}
      />
      <div class="gools-keys">
        {mayChoose && others.length > 1 && <Who seat={seat} suggested={due.seat} seats={others} choose={choose} />}
        {mayChoose && (
          <button type="button" class="key" data-do="quick" onClick={() => setQuick(!isQuick)}>
            {isQuick ? text.quick.stop : text.quick.start}
          </button>
        )}
        <button type="button" class="key" data-do="sloppy" onClick={() => play({ kind: 'sloppy', seat })}>
          {text.sloppy}
        </button>
      </div>
    </>
  );
}
