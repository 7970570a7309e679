import type { Ledger } from '../../games/gug/ledger.ts';
import { PLACES } from '../../games/gug/verdict.ts';
import { fill } from '../../i18n/fill.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { usePanel } from './panel-context.ts';
import { Sign } from './Sign.tsx';

/** Whether eleven can still be reached, and what of the Central line's one drop. */
export function LedgerVerdict({ ledger }: { ledger: Ledger }) {
  const { words, names } = usePanel();
  const text = words.panel.ledger;
  const free = PLACES.filter((place) => ledger.slots.some((slot) => slot.place === place && slot.drop === null));
  const outlook =
    ledger.left === 0 && ledger.isReachable
      ? text.finished
      : ledger.isReachable
        ? text.canFinish
        : fill(text.cannotFinish, { places: names.places(free) });
  return (
    <p class="outlook" data-reachable={ledger.isReachable}>
      <Sign meaning={ledger.isReachable ? 'applies' : 'breaks'} />
      <span>
        {outlook} {ledger.isCentralLeft ? text.centralFree : text.centralUsed} <ClauseTag clause="gug-12.2" />
      </span>
    </p>
  );
}
