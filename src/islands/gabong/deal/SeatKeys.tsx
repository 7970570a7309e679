import { totalsOf } from '../../../games/gabong/match-standing.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { WithThetas } from '../Theta.tsx';
import { useEntry } from './entry-context.ts';
import { handOf, isCounted, pointsOf } from './hands.ts';

/** Everybody in the deal, to be tapped: points so far, and what this deal adds. */
export function SeatKeys() {
  const { words, name } = useTable();
  const { state, among, seat: now, hands, select } = useEntry();
  const { deal } = words;
  const totals = totalsOf(state);
  return (
    <div class="deal-seats" role="group" aria-label={deal.seats} data-taps="each">
      {among.map((seat) => {
        const hand = handOf(hands, seat);
        const total = totals[seat]!;
        const points = pointsOf(state, hand);
        const is = handIs(hand?.by, hand !== undefined && 'isGabonged' in hand && hand.isGabonged, points);
        const isMaster = seat === state.master;
        return (
          <button
            key={seat}
            type="button"
            class="key deal-seat"
            data-seat={seat}
            data-counted={isCounted(state, hand)}
            aria-pressed={seat === now}
            onClick={() => select(seat)}
          >
            <span class="deal-name">
              <span>
                {isMaster && <b class="gm-mark">{words.board.master}</b>} {name(seat)}
              </span>
            </span>
            <span class="visually-hidden">
              {fill(deal.soFar, { total, hand: fill(deal.hand[is], { points: points ?? 0 }) })}
            </span>
            <span class="deal-sum" aria-hidden="true">
              <WithThetas text={SUMS[is](`${total}`, `${points}`, deal.hand.out)} />
            </span>
          </button>
        );
      })}
    </div>
  );
}

type HandIs = 'none' | 'theta' | 'out' | 'gabonged' | 'points';

function handIs(by: string | undefined, isGabonged: boolean, points: number | undefined): HandIs {
  if (by === 'theta' || by === 'out') return by;
  if (points === undefined) return 'none';
  return isGabonged ? 'gabonged' : 'points';
}

const SUMS: Readonly<Record<HandIs, (total: string, points: string, out: string) => string>> = {
  none: (total) => total,
  theta: (total) => `${total} · θ`,
  out: (total, _, out) => `${total} · ${out}`,
  gabonged: (total, points) => `${total} · θ + ${points}`,
  points: (total, points) => `${total} + ${points}`,
};
