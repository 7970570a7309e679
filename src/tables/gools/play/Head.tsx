import { leadOf } from '../../../games/gools/lead.ts';
import { fill } from '../../../i18n/fill.ts';
import { SaveSign } from '../../shell/SaveSign.tsx';
import { handName } from '../advisor/numbers.ts';
import { useTable } from '../table.ts';
import { roundOf, listed } from './describer.ts';

/** Letters that fit on a line of the bar in large type. */
const LONG_NAME = 16;

/** At a glance: who is up, and what to do. */
export function Head({ seat, what }: { seat: number | undefined; what: string }) {
  const { words, name } = useTable();
  const called = seat === undefined ? '' : name(seat);
  return (
    <div class="table-head">
      <p class="table-who">
        {called !== '' && <NameInBar name={called} />}
        <span class="table-what">{what}</span>
      </p>
      <SaveSign words={words.shared.saving} />
    </div>
  );
}

/** Whose turn it is, on a line of its own. */
export function NameInBar({ name }: { name: string }) {
  return (
    <strong class="table-name" data-long={name.length > LONG_NAME}>
      {name}
    </strong>
  );
}

/** Which hand is to be beaten, and which hands beat which. */
export function BeatKey() {
  const table = useTable();
  const { words, state, open } = table;
  const { beat, ranking } = words.play;
  const leading = leadOf(state);
  const [best] = leading;
  if (!roundOf(state)) return null;
  return (
    <button
      type="button"
      class="key gools-beat"
      data-do="ranking"
      aria-haspopup="dialog"
      onClick={() => open({ kind: 'ranking' })}
    >
      <span class="clamp">
        {best
          ? fill(beat.hand, {
              hand: handName(words.advisor.hands, best.hand),
              names: listed(
                table,
                leading.map((score) => score.seat),
              ),
            })
          : beat.none}
      </span>
      <span class="soft">{ranking}</span>
    </button>
  );
}
