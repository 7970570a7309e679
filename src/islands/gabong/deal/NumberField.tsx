import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { useEntry } from './entry-context.ts';
import { brokenSoFar, handOf, withTyped } from './hands.ts';

/** The field of what is being counted, by its id: a sheet may lie over another. */
export const numberField = (place: string): string => `${place}-number`;
/** All that is typed for a player is undone together, and the field with it. */
export const typing = (seat: number): string => `typed ${seat}`;
/** More digits than any hand has. */
const LETTERS_MOST = 12;

/** The points of a hand, typed straight. Enter goes on to the next hand in the same field: a table that types goes on typing. */
export function NumberField() {
  const { words, name } = useTable();
  const { place, state, seat, hands, edit, goOn } = useEntry();
  const { deal } = words;
  const hand = handOf(hands, seat);
  return (
    <label class="deal-number">
      <span>{fill(deal.field, { name: name(seat) })}</span>
      <input
        id={numberField(place)}
        type="text"
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
