import { useState } from 'preact/hooks';
import { type Drink, DRINKS } from '../../../../games/gug/setup.ts';
import { fill } from '../../../../i18n/fill.ts';
import { NAME_MOST } from '../../../../storage/text-schema.ts';
import { AskTwice } from '../../../../ui/AskTwice.tsx';
import { takeGame } from '../../../shell/take-games.ts';
import { typedText } from '../../../shell/typed-text.ts';
import { Sheet } from '../../Sheet.tsx';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { PlayerTotal } from './PlayerTotal.tsx';
import { SeatMark } from './SeatMark.tsx';
import { useCalled } from './called.ts';

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

/** Appoints a referee (4.1), or has none any more. */
function RefereeField() {
  const { words, state } = useGame();
  const [name, setName] = useState('');
  const { table, overrule } = words.play;
  return (
    <>
      <h4>
        {table.referee}: {state.referee ?? table.noReferee}
      </h4>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const who = typedText(name, NAME_MOST);
          if (who !== '' && act({ kind: 'referee', name: who })) setName('');
        }}
      >
        <input
          class="field"
          name="referee"
          aria-label={overrule.referee}
          placeholder={overrule.referee}
          maxLength={NAME_MOST}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" class="key">
          {table.appoint}
        </button>
        {state.referee !== null && (
          <button type="button" class="key" onClick={() => act({ kind: 'referee', name: null })}>
            {table.removeReferee}
          </button>
        )}
      </form>
    </>
  );
}

/** A seat in the table's sheet: what its players drink, and the way out. */
function SeatAtTable({ seat }: { seat: number }) {
  const { words, state } = useGame();
  const called = useCalled();
  const { table } = words.play;
  const { marker, players } = state.setup.seats[seat]!;
  const { status, players: now } = state.seats[seat]!;
  const name = called.seat(seat);
  return (
    <div class="at-table" role="group" aria-label={name} data-seat={seat}>
      <p class="at-table-name">
        <SeatMark marker={marker} />
        <strong>{name}</strong>
        {status.is === 'finished' && <span class="soft">{table.finished}</span>}
        {status.is === 'dnf' && <span class="soft">{table.out[status.why]}</span>}
      </p>
      {players.map((player, index) => (
        <div key={index}>
          <label class="asked">
            <span>{fill(table.drinks, { player: player.name })}</span>
            <select
              class="field"
              value={now[index]?.drink}
              onChange={({ currentTarget }) =>
                act({ kind: 'mode', seat, player: index, drink: currentTarget.value as Drink })
              }
            >
              {DRINKS.map((drink) => (
                <option key={drink} value={drink}>
                  {table.drink[drink]}
                </option>
              ))}
            </select>
          </label>
          <PlayerTotal seat={seat} player={index} />
        </div>
      ))}
      {status.is === 'playing' && state.phase !== 'over' && (
        <AskTwice
          label={fill(table.leave, { name: called.who(seat) })}
          yes={fill(table.leaveNow, { name: called.who(seat) })}
          no={table.stays}
          press={() => act({ kind: 'retire', seat })}
        />
      )}
    </div>
  );
}
