import { fill } from '../../../i18n/fill.ts';
import { focusLater } from '../../shared/focus-later.ts';
import { useTable } from '../table.ts';
import { useEntry } from './entry-context.ts';
import { handOf, withGabonged, withTyped } from './hands.ts';
import { numberField, typing } from './NumberField.tsx';

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
    <div class="deal-more">
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
