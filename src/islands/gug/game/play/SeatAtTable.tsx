import { DRINKS, type Drink } from '../../../../games/gug/setup.ts';
import { fill } from '../../../../i18n/fill.ts';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { AskTwice } from '../../../shared/AskTwice.tsx';
import { useCalled } from './called.ts';
import { PlayerTotal } from './PlayerTotal.tsx';
import { SeatMark } from './SeatMark.tsx';

/** A seat in the table's sheet: what its players drink, and the way out. */
export function SeatAtTable({ seat }: { seat: number }) {
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
