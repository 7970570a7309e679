import { CHECKED_DEAL, type CheckedDeal } from '../../../../log/checked-deal.ts';
import { useStore } from '../../../shared/use-store.ts';
import { useGabong } from '../../table.ts';
import { CheckerBar } from '../CheckerBar.tsx';
import { type Teller, useChecker } from '../checker-context.ts';
import { Begin } from './Begin.tsx';
import { DealSettings } from './DealSettings.tsx';
import { WalkPart } from './WalkPart.tsx';
import { walkOf } from './walk.ts';

/** A disputed sequence: where it begins, and then card by card. */
export function DealPart() {
  const { words } = useGabong();
  const { rulings, players, master, packs } = useChecker();
  const deal = useStore(CHECKED_DEAL.$draft) ?? { players, master, packs, opening: null, events: [] };
  const { change } = CHECKED_DEAL;
  const teller: Teller = { words: words.checker, cards: words.cards, name: (seat) => deal.players[seat] ?? '' };
  const walk = walkOf(deal, rulings);
  return (
    <div class="table-dock checker-part" role="group" aria-label={words.checker.deal.label}>
      {walk ? (
        <WalkPart deal={deal} walk={walk} teller={teller} change={change} />
      ) : (
        <Begin deal={deal} change={change} />
      )}
      <DealSettings deal={deal} change={change} />
      <CheckerBar
        kept={CHECKED_DEAL}
        fresh={deal.opening ? { ...deal, opening: null, events: [] } : undefined}
        earlier={withoutLast(deal)}
      />
    </div>
  );
}

/** What stood before the last step, where nothing else remembers it. */
function withoutLast(deal: CheckedDeal): CheckedDeal | undefined {
  if (deal.events.length > 0) return { ...deal, events: deal.events.slice(0, -1) };
  return deal.opening ? { ...deal, opening: null } : undefined;
}
