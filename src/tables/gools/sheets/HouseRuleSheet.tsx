import { useState } from 'preact/hooks';
import { DRINKS_MOST } from '../../../games/gools/setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { AskTwice } from '../../../ui/AskTwice.tsx';
import { NumberKeys } from '../../../ui/NumberKeys.tsx';
import { ClauseTag, Sheet } from '../../shell/Clauses.tsx';
import { SeatChips } from '../play/SeatChips.tsx';
import { toggled } from '../play/now.ts';
import { useTable } from '../table.ts';

/** One rule of the table's own: who drinks by it, and its end. */
export function HouseRuleSheet({ rule, close }: { rule: number; close: () => void }) {
  const { words, state, name, play } = useTable();
  const { rule: text } = words.play;
  const [to, setTo] = useState<readonly number[]>([]);
  const [drinks, setDrinks] = useState(1);
  const found = state.houseRules[rule];
  if (!found) return null;
  const mayPlay = !found.isRepealed && state.stage.is !== 'over';
  return (
    <Sheet title={text.sheet} close={close}>
      <p class="lead">{found.isRepealed ? <s>{found.text}</s> : found.text}</p>
      <p class="line soft">
        <span>
          {fill(text.by, { name: name(found.seat) })}
          {found.isRepealed && ` · ${text.repealed}`}
        </span>
        {found.clause && <ClauseTag clause={found.clause} />}
      </p>
      {mayPlay && (
        <>
          <h4>{text.who}</h4>
          <SeatChips seats={state.ring} chosen={to} label={text.who} press={(seat) => setTo(toggled(to, seat))} />
          <NumberKeys
            label={text.drinks}
            value={drinks}
            least={1}
            most={DRINKS_MOST}
            by={1}
            words={text}
            set={setDrinks}
          />
          <button
            type="button"
            class="key go wide"
            data-do="pour"
            aria-disabled={to.length === 0}
            onClick={() => {
              if (to.length > 0 && play({ kind: 'pour', rule, to, drinks })) close();
            }}
          >
            {to.length === 0 ? text.pourNone : fill(text.pour, { count: to.length })}
          </button>
          <div class="row table-keys">
            <AskTwice
              label={text.repeal}
              yes={text.repealNow}
              no={text.stays}
              press={() => {
                if (play({ kind: 'repeal', rule })) close();
              }}
            />
          </div>
        </>
      )}
    </Sheet>
  );
}
