import { useState } from 'preact/hooks';
import type { Outcome } from '../../../games/tournament/tournament-events.ts';
import { fill } from '../../../i18n/fill.ts';
import { FindingList } from '../../shell/Notice.tsx';
import { useTable } from '../table.ts';
import { NOBODY_IN, placeOf, tapped, withRestOut } from './finish.ts';
import { FromPhone } from './FromPhone.tsx';

interface FinishEntryProps {
  /** Who plays it: all who have not withdrawn. */
  present: readonly number[];
  /** As it was put in before, where it is corrected. */
  start?: Outcome;
  /** The game of the log that its result was taken from, where it is mended. */
  from: string | null;
  put: (outcome: Outcome, from: string | null) => unknown;
}

/** Takes the players of a game in the order in which they came in. */
export function FinishEntry({ present, start = NOBODY_IN, from, put }: FinishEntryProps) {
  const { words, name, notice } = useTable();
  const { finish: text } = words.play;
  const [finish, setFinish] = useState<Outcome>({ order: start.order, dnf: start.dnf });
  const [isTogether, setTogether] = useState(false);
  const left = present.filter((player) => placeOf(finish, player) === null);
  const label = (player: number) => {
    const place = placeOf(finish, player);
    if (place === null) return '';
    return place === 'dnf' ? text.dnf : fill(text.place, { place });
  };
  return (
    <>
      <p>{text.tap}</p>
      <ul class="finish-keys" data-taps="each">
        {present.map((player) => (
          <li key={player}>
            <button
              type="button"
              class="key"
              data-player={player}
              aria-pressed={placeOf(finish, player) !== null}
              onClick={() => {
                setFinish(tapped(finish, player, isTogether));
                setTogether(false);
              }}
            >
              <span class="finish-place">{label(player)}</span>
              <span>{name(player)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          class="key"
          data-do="together"
          aria-pressed={isTogether}
          aria-disabled={finish.order.length === 0 || left.length === 0}
          onClick={() => finish.order.length > 0 && left.length > 0 && setTogether(!isTogether)}
        >
          {text.together}
        </button>
        <button
          type="button"
          class="key"
          data-do="dnf"
          aria-disabled={left.length === 0}
          onClick={() => setFinish(withRestOut(finish, present))}
        >
          {text.rest}
        </button>
        <button
          type="button"
          class="key"
          data-do="anew"
          aria-disabled={left.length === present.length}
          onClick={() => setFinish(NOBODY_IN)}
        >
          {text.anew}
        </button>
      </div>
      {notice?.event.kind === 'result' && notice.corrects === null && (
        <div role="alert">
          <FindingList findings={notice.judgement.findings} />
        </div>
      )}
      <button
        type="button"
        class="key go wide"
        data-do="result"
        aria-disabled={left.length > 0}
        onClick={() => left.length === 0 && put(finish, null)}
      >
        {left.length === 0 ? text.confirm : fill(text.left, { count: left.length })}
      </button>
      <FromPhone present={present} from={from} put={put} />
    </>
  );
}
