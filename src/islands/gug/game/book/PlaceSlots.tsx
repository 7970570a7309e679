import type { Ledger } from '../../../../games/gug/ledger.ts';
import type { Drop } from '../../../../games/gug/position.ts';
import { PLACES } from '../../../../games/gug/verdict.ts';
import { fill } from '../../../../i18n/fill.ts';
import { LineBadge } from '../../LineBadge.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';

interface PlaceSlotsProps {
  ledger: Ledger;
  waits: (drop: Drop) => boolean;
  isWrong: (drop: Drop) => boolean;
}

/** The eleven places in their rows; those that wait for the drinking are dashed. */
export function PlaceSlots({ ledger, waits, isWrong }: PlaceSlotsProps) {
  const { words: panelWords, names } = usePanel();
  const { slots: text } = useGame().words.book.players;
  const { ledger: panel } = panelWords.panel;
  const said = (drop: Drop | null) => {
    if (!drop) return text.free;
    const name = names.sentence(panel.filled, drop);
    return waits(drop) ? fill(text.pending, { drop: name }) : name;
  };
  return (
    <dl class="slots">
      {PLACES.map((place) => ({ place, slots: ledger.slots.filter((slot) => slot.place === place) }))
        .filter(({ slots }) => slots.length > 0)
        .map(({ place, slots }) => (
          <div key={place}>
            <dt>{panel.places[place]}</dt>
            <dd>
              {slots.map(({ drop }, index) => (
                <span
                  key={index}
                  class="slot"
                  data-taken={drop !== null}
                  data-waits={drop !== null && waits(drop)}
                  data-fault={drop !== null && isWrong(drop)}
                >
                  {drop && <LineBadge line={drop.line} />}
                  <span class="visually-hidden">{said(drop)}, </span>
                </span>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
