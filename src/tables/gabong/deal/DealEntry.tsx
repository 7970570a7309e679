import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { RANKS } from '../../../games/gabong/match-setup.ts';
import { standings, totalsOf } from '../../../games/gabong/match-standing.ts';
import { cardsIn } from '../../../games/gabong/match-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { $dealPast } from '../../../storage/deal-draft.ts';
import { useStore } from '../../../ui/use-store.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { FindingList } from '../../shell/Notice.tsx';
import { rankName } from '../cards/card-words.ts';
import { describerOf, told } from '../play/describer.ts';
import { isTapLast } from '../play/undo-order.ts';
import { Theta, WithThetas } from '../Theta.tsx';
import { longestWord } from '../../../games/shared/names.ts';
import { useTable } from '../table.ts';
import { HandFormula } from './HandFormula.tsx';
import { HandKeys } from './HandKeys.tsx';
import {
  brokenSoFar,
  countingOf,
  type Entry,
  EntryContext,
  handOf,
  isCounted,
  isGabonged,
  playedHand,
  pointsOf,
  useEntry,
  withCard,
  withoutCard,
} from './counting.ts';

interface DealEntryProps {
  entry: Entry;
  /** On the key that writes the deal. */
  write: string;
}

/** Counts a deal in a sheet: whose hand, what it comes to, and the keys for its cards. */
export function DealEntry({ entry, write }: DealEntryProps) {
  return (
    <DealCounting entry={entry}>
      <SeatKeys />
      <HandNow />
      <HandKeys write={write} />
    </DealCounting>
  );
}

/** What counts a deal, wherever its parts stand: they know the entry, and hear the keyboard. */
export function DealCounting({ entry, children }: { entry: Entry; children: ComponentChildren }) {
  const onKeyDown = useCardKeys(entry);
  return (
    <EntryContext.Provider value={entry}>
      <div class="deal-entry" data-deal={entry.state.deals.length + 1} onKeyDown={onKeyDown}>
        {children}
      </div>
    </EntryContext.Provider>
  );
}

/** The ranks as they are typed: 2-9 T J Q K A. */
const TYPED: readonly string[] = Array.from('23456789TJQKA');

/** Counts cards by the keyboard: a rank is one more card, Backspace takes the last one out, Enter goes on. */
function useCardKeys({ seat: now, hands, edit, goOn }: Entry) {
  const { words, name } = useTable();
  const { deal, cards } = words;
  return (event: TargetedKeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    // A key that is held down is one card.
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLInputElement) return;
    const at = TYPED.indexOf(key.toUpperCase());
    const isOnKey = target instanceof Element && target.closest('button') !== null;
    // A rank takes out one of its own.
    const isOnRank = target instanceof Element && target.closest('[data-rank]') !== null;
    const held = handOf(hands, now);
    const last = held?.by === 'cards' ? RANKS.find((rank) => rank === held.cards.at(-1)) : undefined;
    if (at >= 0) {
      const rank = RANKS[at]!;
      edit(
        (hand, seat) => withCard(hand, seat, rank),
        fill(deal.undo.card, { name: name(now), card: rankName(rank, cards) }),
      );
    } else if (key === 'Backspace' && last !== undefined && !isOnRank) {
      edit((one) => withoutCard(one, last), fill(deal.undo.cardOut, { name: name(now), card: rankName(last, cards) }));
    } else if (key === 'Enter' && !isOnKey) goOn();
    else return;
    event.preventDefault();
  };
}

/** Whether a penalty card was given, and nothing was done since. */
export function usePenaltyNews(): boolean {
  const { saved, reduction } = useTable();
  const [tapped] = useStore($dealPast);
  return reduction.steps.at(-1)?.play.event.kind === 'penalty' && !isTapLast(tapped, saved.events);
}

/** Whose hand is being counted, what it comes to so far, and what of it cannot be. */
export function HandNow() {
  const table = useTable();
  const { words, name, reduction } = table;
  const { of, state, seat, hands, refused } = useEntry();
  const { deal } = words;
  // Of the deal before: until the first tap of this one. Of a penalty: until the next tap.
  const step = reduction.steps.at(-1);
  const isPenalty = usePenaltyNews() && of === 'this-deal';
  const isNew = of === 'this-deal' && hands.length === 0 && step?.play.event.kind === 'deal';
  const lines = step && (isPenalty || isNew) ? told(step, describerOf(table)) : [];
  const news = isPenalty ? lines : lines.slice(1);
  const hasNews = news.length > 0;
  const hand = handOf(hands, seat);
  const played = playedHand(hand);
  const fault = refused ?? (hand && brokenSoFar(state, [hand]));
  return (
    <div class="deal-now" data-says={hands.length > 0}>
      <p class="flow" role="status">
        {hasNews ? <DealNews lines={news} /> : <strong class="deal-who">{name(seat)}</strong>}{' '}
        {isPenalty ? null : played && isCounted(state, hand) ? (
          <span class="deal-comes">
            <HandFormula hand={played} counting={countingOf(state)} />
          </span>
        ) : hasNews || hand?.by === 'typed' ? null : (
          <span class="soft">
            {hands.length === 0 ? <WithThetas text={deal.start} /> : fill(deal.empty, { name: name(seat) })}
          </span>
        )}
        {isGabonged(hand) && (
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

/** How the last deal ended and who leads, at the size of an answer; the clauses stand beside the scoreboard. */
function DealNews({ lines }: { lines: readonly { readonly text: string }[] }) {
  return (
    // The table's own live region says it, and it stands below with its rules.
    <span class="deal-news" aria-hidden="true">
      {lines.map(({ text }) => (
        <span key={text}>
          <WithThetas text={text} />
        </span>
      ))}
    </span>
  );
}

/** Letters of a word that has room where three seats stand side by side. */
const LONG_WORD = 9;

/** Everybody in the deal, to be tapped: points so far, and what this deal adds. */
export function SeatKeys() {
  const { words, name } = useTable();
  const { state, among, seat: now, hands, select } = useEntry();
  const { deal, board } = words;
  const totals = totalsOf(state);
  const rows = new Map(standings(state).map((row) => [row.seat, row]));
  const isFirst = (seat: number) => state.deals.length > 0 && rows.get(seat)?.place === 1;
  return (
    <div
      class="deal-seats stack tight"
      role="group"
      aria-label={deal.seats}
      data-taps="each"
      data-long={among.some((seat) => longestWord(name(seat)) > LONG_WORD)}
    >
      {among.map((seat) => {
        const hand = handOf(hands, seat);
        const total = totals[seat]!;
        const points = pointsOf(state, hand);
        const is = handIs(hand?.by, isGabonged(hand), points);
        const isMaster = seat === state.master;
        const thetas = rows.get(seat)?.thetas ?? 0;
        const penalties = cardsIn(state.penalties.filter((penalty) => penalty.seat === seat));
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
            <span class="deal-name clamp">
              <span>
                {isMaster && <b class="gm-mark">{words.board.master}</b>} {name(seat)}
                {isFirst(seat) && (
                  <b class="first-mark" aria-hidden="true">
                    1.
                  </b>
                )}
              </span>
            </span>
            <span class="visually-hidden">
              {': '}
              {fill(deal.soFar, { total, hand: fill(deal.hand[is], { points: points ?? 0 }) })}
              {thetas > 0 && `; ${fill(board.thetas, { count: thetas })}`}
              {penalties > 0 && `; ${fill(board.penalties, { count: penalties })}`}
            </span>
            <span class="deal-foot split" aria-hidden="true">
              <span class="deal-sum">
                <WithThetas text={SUMS[is](`${total}`, `${points}`, deal.hand.out)} />
              </span>
              {thetas + penalties > 0 && (
                <span class="deal-tally">
                  {thetas > 0 && <WithThetas text={fill(board.thetas, { count: thetas })} />}
                  {penalties > 0 && <b class="penalty-mark">{penalties}</b>}
                </span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

type HandIs = 'none' | 'theta' | 'out' | 'gabonged' | 'points';

function handIs(by: string | undefined, wasGabonged: boolean, points: number | undefined): HandIs {
  if (by === 'theta' || by === 'out') return by;
  if (points === undefined) return 'none';
  return wasGabonged ? 'gabonged' : 'points';
}

const SUMS: Readonly<Record<HandIs, (total: string, points: string, out: string) => string>> = {
  none: (total) => total,
  theta: (total) => `${total} · θ`,
  out: (total, _, out) => `${total} · ${out}`,
  gabonged: (total, points) => `${total} · θ + ${points}`,
  points: (total, points) => `${total} + ${points}`,
};
