import { isLost } from '../../../../games/gug/play-left.ts';
import { fill } from '../../../../i18n/fill.ts';
import { Caps } from '../../Caps.tsx';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { useCalled } from './called.ts';
import { isForPoints, nextSeat } from './seat-words.ts';

/** The move is made: what it costs, and the die goes on before anybody drinks (11.2). */
export function PassPart({ seat }: { seat: number }) {
  const { words, state } = useGame();
  const called = useCalled();
  const { after } = words.play;
  const own = state.seats[seat];
  if (!own) return null;
  const { owed } = own;
  const next = nextSeat(state);
  const name = called.who(seat);
  const hasLost = state.turn !== null && isLost(state.turn);
  return (
    <>
      <div class="cost">
        <p>
          {hasLost && `${after.lost} `}
          {owed === 0
            ? after.drinksNothing
            : fill(isForPoints(own) ? after.counts : after.drinks, { name, count: owed })}
        </p>
        {owed > 0 && <Caps count={owed} />}
      </div>
      <button type="button" class="key go wide" data-do="pass" onClick={() => act({ kind: 'pass', seat })}>
        <span>
          {after.handOn}
          {next !== undefined && <small>{fill(after.next, { name: called.seat(next) })}</small>}
        </span>
      </button>
    </>
  );
}
