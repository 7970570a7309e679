import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table-context.ts';
import { useEntry } from './entry-context.ts';
import { brokenSoFar, handOf, withTyped } from './hands.ts';

export const NUMBER_FIELD = 'gabong-number';
/** All that is typed for a player is undone together, and the field with it. */
export const typing = (seat: number): string => `typed ${seat}`;
/** More digits than any hand has. */
const LETTERS_MOST = 12;

/** The points of a hand, typed straight. */
export function NumberField() {
  const { words, name } = useTable();
  const { state, seat, hands, edit, goOn } = useEntry();
  const { deal } = words;
  const hand = handOf(hands, seat);
  return (
    <label class="deal-number">
      <span>{fill(deal.field, { name: name(seat) })}</span>
      <input
        key={seat}
        id={NUMBER_FIELD}
        class="field"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={LETTERS_MOST}
        value={hand?.by === 'typed' ? hand.text : ''}
        aria-invalid={hand !== undefined && brokenSoFar(state, [hand]) !== undefined}
        onInput={({ currentTarget: { value } }) =>
          edit((before, at) => withTyped(before, at, value), fill(deal.undo.typed, { name: name(seat) }), {
            stroke: typing(seat),
          })
        }
        onKeyDown={({ key }) => {
          if (key === 'Enter') goOn();
        }}
      />
    </label>
  );
}
