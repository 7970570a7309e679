import { useState } from 'preact/hooks';
import { boundsOf } from '../../../games/gabong/match-bounds.ts';
import { leadersOf, presentIn } from '../../../games/gabong/match-standing.ts';
import { listed } from '../../../i18n/listed.ts';
import { ClauseTag, Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { leadOf, rivalWords, whyNoBounds } from './board-lines.ts';

/** What must happen for a player to win alone: all of it, rival by rival (7.1). */
export function BoundsSheet({ close }: { close: () => void }) {
  const { words, lang, state, name } = useTable();
  const { board } = words;
  const { bounds: text } = board;
  const [seat, choose] = useState(
    leadersOf(state).find((one) => presentIn(state).includes(one)) ?? presentIn(state)[0]!,
  );
  const bounds = boundsOf(state, seat);
  return (
    <Sheet title={text.heading} close={close}>
      {bounds ? (
        <>
          <label class="bounds-who stack tight">
            {text.choose}
            <select class="field" value={seat} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
              {presentIn(state).map((each) => (
                <option key={each} value={each}>
                  {name(each)}
                </option>
              ))}
            </select>
          </label>
          <div class="bounds stack" aria-live="polite" data-seat={seat}>
            {leadOf(bounds, name(seat), state.setup.ends, board).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <ul class="ruled">
              {rivalWords(bounds, name(seat), name, board).map(({ seat: rival, must, byTheta }) => (
                <li key={rival} class="stack tight">
                  <strong>{must}</strong>
                  {byTheta !== undefined && <span class="soft">{byTheta}</span>}
                </li>
              ))}
            </ul>
          </div>
        </>
      ) : (
        <p>{whyNoBounds(state, board, (seats) => listed(seats.map(name), lang))}</p>
      )}
      <p>
        <ClauseTag clause="gabong-7.1" />
      </p>
    </Sheet>
  );
}
