import type { Result } from '../../../../games/gug/results.ts';
import { fill } from '../../../../i18n/fill.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { useGame } from '../game-context.ts';
import { clockFace } from '../play/clock.ts';
import { drunkWords, type Telling, whyOut } from './result-text.ts';
import { SeatSigns } from './SeatSigns.tsx';
import { useBookNames } from './use-book-names.ts';

interface ResultRowProps {
  result: Result;
  telling: Telling;
}

/** One seat in the results: its place, time or why it has none, drops, and sips by player. */
export function ResultRow({ result, telling }: ResultRowProps) {
  const { words, state } = useGame();
  const names = useBookNames();
  const { results: text, players } = words.book;
  const { seat, place, time, drops, sips, counted, status } = result;
  const { setup } = state;
  const own = state.seats[seat]!;
  const why = whyOut(state, seat, telling);
  const named = setup.seats[seat]!.players;
  const shares = named.map(
    ({ name }, index) =>
      `${name}: ${[
        ...(sips[index]! > 0 || counted[index] === 0 ? [fill(players.sips, { count: sips[index]! })] : []),
        ...(counted[index]! > 0 ? [fill(players.points, { count: counted[index]! })] : []),
      ].join(', ')}`,
  );
  return (
    <li class="result" data-seat={seat} data-status={status}>
      <span class="result-place">
        {place === null ? (
          <span aria-hidden="true">–</span>
        ) : (
          <>
            <span class="visually-hidden">{fill(text.place, { place })}</span>
            <span aria-hidden="true">{place}</span>
          </>
        )}
      </span>
      <SeatSigns setup={setup} seat={seat} />
      <div class="result-body">
        <strong class="result-name">{names.seat(seat).name}</strong>
        <p>
          {time !== null && <span class="result-time">{clockFace(time)}</span>}
          {status === 'dnf' && (
            <>
              {text.dnf}: {why}
              {own.status.is === 'dnf' && own.status.why === 'time' && <ClauseTag clause="gug-15.1" />}
            </>
          )}
          {status === 'playing' && text.playing}
        </p>
        <p class="soft">
          {fill(players.dropped, { count: drops, of: telling.of })} · {drunkWords(result, setup.bottle, telling)}
        </p>
        {named.length > 1 && <p class="soft">{shares.join(' · ')}</p>}
      </div>
    </li>
  );
}
