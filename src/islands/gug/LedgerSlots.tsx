import type { Ledger } from '../../games/gug/ledger.ts';
import type { Drop } from '../../games/gug/position.ts';
import { PLACES } from '../../games/gug/verdict.ts';
import { fill } from '../../i18n/fill.ts';
import { shortly } from './answer.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { LineBadge } from './LineBadge.tsx';
import { usePanel } from './panel-context.ts';

interface LedgerSlotsProps {
  ledger: Ledger;
  drops: readonly Drop[];
  remove: (index: number) => void;
}

/** The eleven places in their rows, then the drops, each with what is wrong with it. A drop that does not count takes no place. */
export function LedgerSlots({ ledger, drops, remove }: LedgerSlotsProps) {
  const { words, names } = usePanel();
  const text = words.panel.ledger;
  const rows = PLACES.map((place) => ({ place, slots: ledger.slots.filter((slot) => slot.place === place) }));
  return (
    <>
      <dl class="slots">
        {rows
          .filter(({ slots }) => slots.length > 0)
          .map(({ place, slots }) => (
            <div key={place}>
              <dt>{text.places[place]}</dt>
              <dd>
                {slots.map(({ drop }, index) => (
                  <span key={index} class="slot" data-taken={drop !== null}>
                    {drop ? <LineBadge line={drop.line} /> : null}
                    <span class="visually-hidden">
                      {drop ? names.sentence(text.filled, drop) : text.free}
                      {', '}
                    </span>
                  </span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <ul class="drops">
        {drops.map((drop, index) => (
          <li key={index}>
            <LineBadge line={drop.line} />
            <span>
              {names.sentence(text.filled, drop)}
              {ledger.faults[index]?.map((fault) => (
                <span key={fault.reason} class="fault">
                  {fill(text.wrong, { why: shortly(fault, words, names) })} <ClauseTag clause={fault.clause} />
                </span>
              ))}
            </span>
            <button
              type="button"
              class="key remove"
              aria-label={fill(text.remove, { station: names.station(drop.station) })}
              onClick={() => remove(index)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
