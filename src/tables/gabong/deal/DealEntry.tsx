import { useEffect, useRef } from 'preact/hooks';
import { totalsOf } from '../../../games/gabong/match-standing.ts';
import { fill } from '../../../i18n/fill.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { FindingList } from '../../shell/Notice.tsx';
import { Theta, WithThetas } from '../Theta.tsx';
import { useTable } from '../table.ts';
import { HandFormula } from './HandFormula.tsx';
import { HandKeys } from './HandKeys.tsx';
import { type Entry, EntryContext, useEntry } from './entry-context.ts';
import { brokenSoFar, countingOf, handOf, isCounted, playedHand, pointsOf } from './hands.ts';

interface DealEntryProps {
  entry: Entry;
  /** On the key that writes the deal. */
  write: string;
}

/** Counts a deal: whose hand, what it comes to, and the keys for its cards. */
export function DealEntry({ entry, write }: DealEntryProps) {
  const { words } = useTable();
  const act = useRef<HTMLDivElement>(null);
  const lastSeat = useRef(entry.seat);
  // On a low screen the keys begin below it: once somebody is chosen, they are all there.
  useEffect(() => {
    if (lastSeat.current !== entry.seat) act.current?.scrollIntoView({ block: 'nearest' });
    lastSeat.current = entry.seat;
  }, [entry.seat]);
  return (
    <EntryContext.Provider value={entry}>
      <section class="deal-entry" data-deal={entry.state.deals.length + 1} aria-label={words.deal.label}>
        <SeatKeys />
        <div ref={act} class="deal-act">
          <HandNow />
          <HandKeys write={write} />
        </div>
      </section>
    </EntryContext.Provider>
  );
}

/** Whose hand is being counted, what it comes to so far, and what of it cannot be. */
function HandNow() {
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

/** Everybody in the deal, to be tapped: points so far, and what this deal adds. */
function SeatKeys() {
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
