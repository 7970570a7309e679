import { Sheet } from '../../Sheet.tsx';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { AskTwice } from '../../../shared/AskTwice.tsx';
import { takeGame } from '../../../shared/take-games.ts';
import { RefereeField } from './RefereeField.tsx';
import { SeatAtTable } from './SeatAtTable.tsx';

/** What is no part of a turn: who drinks what, who leaves, who is referee. Each an event that can be undone. */
export function TableSheet({ close }: { close: () => void }) {
  const { words, state, saved } = useGame();
  const { table } = words.play;
  const isOver = state.phase === 'over';
  return (
    <Sheet title={table.heading} close={close}>
      <p class="soft">{table.undoHint}</p>
      <h4>{table.players}</h4>
      {state.setup.seats.map((_, seat) => (
        <SeatAtTable key={seat} seat={seat} />
      ))}
      {!isOver && <RefereeField />}
      <div class="row table-keys">
        {!isOver && (
          <AskTwice
            label={table.callOff}
            yes={table.callOffNow}
            no={table.stays}
            press={() => {
              if (act({ kind: 'call-off' })) close();
            }}
          />
        )}
        <button type="button" class="key" onClick={() => void takeGame(saved.id)}>
          {table.file}
        </button>
      </div>
    </Sheet>
  );
}
