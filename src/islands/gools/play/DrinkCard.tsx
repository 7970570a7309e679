import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { drinkersOf, takenIn, whyOf } from '../told/pour-words.ts';
import { tellerOf } from '../told/teller.ts';

/** Who drinks now, how much and why; one press when all of it is drunk. */
export function DrinkCard() {
  const table = useTable();
  const { words, state, play } = table;
  const { drink } = words.play;
  const open = state.pours.slice(state.drunk);
  if (open.length === 0) return null;
  const teller = tellerOf(table);
  return (
    <section class="gools-drink" aria-label={drink.heading}>
      <ul>
        {open.map((pour, index) => (
          <li key={state.drunk + index}>
            <p>
              <strong>{drinkersOf(teller, pour, state.ring)}</strong> <span class="cap">{takenIn(teller, pour)}</span>{' '}
              <span>{whyOf(teller, pour)}</span>
            </p>
            {pour.clause !== 'house-rule' && <ClauseTag clause={pour.clause} />}
          </li>
        ))}
      </ul>
      <button type="button" class="key drunk" data-do="drunk" onClick={() => play({ kind: 'drunk' })}>
        {open.length > 1 ? drink.doneAll : drink.done}
      </button>
    </section>
  );
}
