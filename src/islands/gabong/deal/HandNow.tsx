import { fill } from '../../../i18n/fill.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { FindingList } from '../../shell/Notice.tsx';
import { useTable } from '../table.ts';
import { Theta, WithThetas } from '../Theta.tsx';
import { useEntry } from './entry-context.ts';
import { HandFormula } from './HandFormula.tsx';
import { brokenSoFar, countingOf, handOf, isCounted, playedHand } from './hands.ts';

/** Whose hand is being counted, what it comes to so far, and what of it cannot be. */
export function HandNow() {
  const { words, name } = useTable();
  const { state, seat, hands, refused } = useEntry();
  const { deal } = words;
  const hand = handOf(hands, seat);
  const played = playedHand(hand);
  const fault = refused ?? (hand && brokenSoFar(state, [hand]));
  return (
    <div class="deal-now">
      <p role="status">
        <strong class="deal-who">{name(seat)}</strong>
        {played && isCounted(state, hand) ? (
          <span class="deal-comes">
            <HandFormula hand={played} counting={countingOf(state)} />
          </span>
        ) : hand?.by === 'typed' ? null : (
          <span class="soft">
            {hands.length === 0 ? <WithThetas text={deal.start} /> : fill(deal.empty, { name: name(seat) })}
          </span>
        )}
        {hand && 'isGabonged' in hand && hand.isGabonged && (
          <span class="deal-comes">
            <span>
              <Theta /> {deal.sheet.gabonged}
            </span>
            <ClauseTag clause="gabong-4.3" />
          </span>
        )}
      </p>
      {fault && (
        <div role="alert">
          <FindingList findings={[fault]} />
        </div>
      )}
    </div>
  );
}
