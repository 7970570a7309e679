import type { GameView } from '../../../games/tournament/tournament-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';

interface FinishShownProps {
  view: GameView;
  /** Lets the result be corrected, by the id of the key for it; undefined where there is none. */
  correct: { readonly id: string; readonly press: () => void } | undefined;
}

/** How a game came out, or why there is nothing to put in. */
export function FinishShown({ view: { is, present, places, from }, correct }: FinishShownProps) {
  const { words, name } = useTable();
  const { finish: text } = words.play;
  if (is === 'waiting') return <p>{text.waiting}</p>;
  if (is === 'walkover') {
    const [left] = present;
    return <p>{left === undefined ? text.walkover.none : fill(text.walkover.one, { name: name(left) })}</p>;
  }
  const said = { finished: '', dnf: text.dnf, absent: text.absent };
  return (
    <>
      <ol class="finish-list">
        {places.map(({ player, place, is: how }) => (
          <li key={player}>
            <b class="finish-place">{place > 0 && fill(text.place, { place })}</b>
            <span>{name(player)}</span>
            <span class="soft">{said[how]}</span>
          </li>
        ))}
      </ol>
      {from !== null && <p class="soft">{text.taken}</p>}
      {correct && (
        <button type="button" class="key wide" id={correct.id} data-do="mend" onClick={correct.press}>
          {text.mend}
        </button>
      )}
    </>
  );
}
