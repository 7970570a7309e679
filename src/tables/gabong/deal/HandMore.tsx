import { fill } from '../../../i18n/fill.ts';
import { focusLater } from '../../../ui/focus.ts';
import { useTable } from '../table.ts';
import { useEntry } from './entry-context.ts';
import { brokenSoFar, handOf, withGabonged, withTyped } from './hands.ts';

/** The key that opens it, by its id. */
export const moreKey = (place: string): string => `${place}-more`;

/** The key for a gabong that was gabonged, by its id. */
export const gabongedKey = (place: string): string => `${place}-gabonged`;

interface HandMoreProps {
  /** Whether it is being asked whose gabong was gabonged. */
  isAsking: boolean;
  ask: (isAsking: boolean) => void;
}

/** What is rarely said of a hand: its number without its cards, and that its player's own gabong was gabonged (4.3). */
export function HandMore({ isAsking, ask }: HandMoreProps) {
  const { words, name } = useTable();
  const { place, seat, hands, edit } = useEntry();
  const { deal } = words;
  const hand = handOf(hands, seat);
  const isTyped = hand?.by === 'typed';
  const isGabonged = hand !== undefined && 'isGabonged' in hand && hand.isGabonged;
  return (
    <div class="deal-more flow tight">
      <button
        type="button"
        class="key"
        data-do="number"
        onClick={() => {
          if (isTyped) {
            edit(() => undefined, fill(deal.undo.clear, { name: name(seat) }));
            // These keys may close with the field.
            focusLater(moreKey(place));
          } else {
            edit((before, at) => withTyped(before, at, ''), fill(deal.undo.typed, { name: name(seat) }), {
              stroke: typing(seat),
            });
            focusLater(numberField(place));
          }
        }}
      >
        {isTyped ? deal.cards : deal.number}
      </button>
      <button
        type="button"
        class="key"
        id={gabongedKey(place)}
        data-do="gabonged"
        aria-pressed={isGabonged}
        aria-expanded={isAsking}
        // The mark gives a θ: it is put on by an answer alone, and taken off at once.
        onClick={() =>
          isGabonged ? edit(withGabonged, fill(deal.undo.gabonged, { name: name(seat) })) : ask(!isAsking)
        }
      >
        {deal.gabonged}
      </button>
    </div>
  );
}

/** The field of what is being counted, by its id: a sheet may lie over another. */
const numberField = (place: string): string => `${place}-number`;
/** All that is typed for a player is undone together, and the field with it. */
const typing = (seat: number): string => `typed ${seat}`;
/** More digits than any hand has. */
const LETTERS_MOST = 12;

/** The points of a hand, typed straight. Enter goes on to the next hand in the same field: a table that types goes on typing. */
export function NumberField() {
  const { words, name } = useTable();
  const { place, state, seat, hands, edit, goOn } = useEntry();
  const { deal } = words;
  const hand = handOf(hands, seat);
  return (
    <label class="deal-number stack tight">
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
