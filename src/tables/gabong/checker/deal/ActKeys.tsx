import { type Card, effectOf, type NamedSuit } from '../../../../games/gabong/check-card.ts';
import type { CheckEvent } from '../../../../games/gabong/check-events.ts';
import type { CheckState } from '../../../../games/gabong/check-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { AskedCard } from '../../../../storage/checked-deal.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { useGabong } from '../../table.ts';
import { CardRanks, CardSuits, NamedKeys } from '../NamedKeys.tsx';
import { NO_CARD, wholeCard } from '../card/asked.ts';
import { cardIn, type Describer } from '../checker-context.ts';
import { offersOf, topCard, eventSentence } from './step-words.ts';

/** What was tapped of the next step so far. */
export interface ActEntry {
  readonly card: AskedCard;
  readonly named: NamedSuit | null;
  readonly isLast: boolean;
  /** A hand that is thrown down; undefined while nobody gabongs. */
  readonly hand: readonly Card[] | undefined;
}

export const NO_ENTRY: ActEntry = { card: NO_CARD, named: null, isLast: false, hand: undefined };

/** An entry without what was tapped last; undefined where nothing was. */
export function withoutTap(entry: ActEntry): ActEntry | undefined {
  const { card, hand } = entry;
  if (card.rank !== null) return { ...NO_ENTRY, hand };
  if (!hand) return undefined;
  return { ...NO_ENTRY, hand: hand.length > 0 ? hand.slice(0, -1) : undefined };
}

interface ActKeysProps {
  state: CheckState;
  /** Whose things are offered. */
  seat: number;
  describer: Describer;
  entry: ActEntry;
  enter: (entry: ActEntry) => void;
  /** @param label - what undo calls it. */
  add: (event: CheckEvent, label: string) => void;
}

/**
 * Everything that may come next, by taps, whatever makes sense, be it allowed or not: what needs no card, or a card by its
 * rank and its suit, and what was done with it.
 */
export function ActKeys({ state, seat, describer, entry, enter, add }: ActKeysProps) {
  const { words } = useGabong();
  const { deal: text, card: cardText } = words.checker;
  const offers = offersOf(state, seat);
  const { named, isLast, hand } = entry;
  const card = wholeCard(entry.card);
  const act = fill(text.act, { name: describer.name(seat) });
  const play = (event: CheckEvent) => add(event, eventSentence(event, state, describer));
  /** Of the first card, by the reading, the GM may say a suit too (B30). */
  const mayName = !offers.first || state.setup.rulings.B30 === 'master-names';
  const isNaming = card !== undefined && effectOf(card) === 'name-suit' && mayName;
  const laid = (laidCard: Card) => ({
    seat,
    card: laidCard,
    named: effectOf(laidCard) === 'name-suit' ? named : null,
    isLast,
  });
  const choose = (next: AskedCard) => {
    const whole = hand && wholeCard(next);
    enter(whole ? { ...entry, card: NO_CARD, hand: [...hand, whole] } : { ...entry, card: next });
  };
  const key = (what: string, label: string, press: () => void, isMain = false) => (
    <button type="button" class={isMain ? 'key go' : 'key'} data-do={what} onClick={press}>
      {label}
    </button>
  );
  /** With a card, whose picture stands for its name. */
  const cardKey = (what: string, template: string, shown: Card, press: () => void, isMain = false) => (
    <button
      type="button"
      class={isMain ? 'key go' : 'key'}
      data-do={what}
      aria-label={fill(template, { card: cardIn(describer, shown) })}
      onClick={press}
    >
      <span>{fill(template, { card: '' })}</span>
      <CardFace rank={shown.rank} suit={shown.suit} />
    </button>
  );
  const slapKey = (slapped: Card) =>
    offers.slap && cardKey('slap', text.slap, slapped, () => play({ kind: 'slap', ...laid(slapped) }));
  const draws = offers.draw;
  return (
    <section class="column tight" aria-label={act}>
      {/* Above the ranks, which keep their place. */}
      {offers.ways.length > 0 && !hand && entry.card.rank === null && (
        <div class="halves stack tight">
          {offers.ways.map((direction) =>
            key(`way-${direction}`, fill(text.says, { way: text.ways[direction] }), () =>
              play({ kind: 'direction', direction }),
            ),
          )}
        </div>
      )}
      {isNaming ? (
        <NamedKeys label={cardText.said} named={named} choose={(suit) => enter({ ...entry, named: suit })} />
      ) : (
        (offers.first || offers.lay || offers.slap || hand) && (
          <CardRanks
            label={hand ? text.handKeys : act}
            card={entry.card}
            // A card that is whole gives way to another one.
            choose={({ rank }) => choose({ rank, suit: null })}
          />
        )
      )}
      <div class="acts">
        {entry.card.rank !== null && !card ? (
          <CardSuits card={entry.card} choose={choose} />
        ) : hand ? (
          <>
            {key('keep', text.keep, () => enter(NO_ENTRY))}
            {hand.length > 0 &&
              key(
                'throw',
                fill(text.throwDown, { count: hand.length }),
                () => play({ kind: 'gabong', seat, hand }),
                true,
              )}
          </>
        ) : card ? (
          <>
            {offers.lay && (
              <button
                type="button"
                class="key"
                data-do="last"
                aria-pressed={isLast}
                onClick={() => enter({ ...entry, isLast: !isLast })}
              >
                {text.isLast}
              </button>
            )}
            {slapKey(card)}
            {offers.first &&
              cardKey(
                'first',
                text.turnsUp,
                card,
                () => play({ kind: 'first', card, ...(isNaming && named !== null && { named }) }),
                true,
              )}
            {offers.lay && cardKey('lay', text.lay, card, () => play({ kind: 'lay', ...laid(card) }), offers.isDue)}
          </>
        ) : (
          <>
            {draws &&
              key('draw', draws.why === 'kosetrekke' ? text.kosetrekke : fill(text.draw, { count: draws.count }), () =>
                play({ kind: 'draw', seat }),
              )}
            {/* In the middle, where it is with a card that was tapped. */}
            {offers.slap && slapKey(topCard(state))}
            {offers.gabong && key('gabong', text.gabong, () => enter({ ...NO_ENTRY, hand: [] }))}
          </>
        )}
      </div>
    </section>
  );
}

interface ThrownHandProps {
  /** What it is thrown on. */
  top: Card;
  hand: readonly Card[];
  describer: Describer;
  change: (hand: readonly Card[]) => void;
}

/** A hand that is thrown down, card by card as it comes to lie (4.1). */
export function ThrownHand({ top, hand, describer, change }: ThrownHandProps) {
  const { words } = useGabong();
  const { deal: text, gabong } = words.checker;
  return (
    <>
      <p class="hint">{text.handKeys}</p>
      <p class="thrown-on">
        {gabong.top} <span class="visually-hidden">{cardIn(describer, top)}</span>
        <CardFace rank={top.rank} suit={top.suit} />
      </p>
      <div class="fanned flow" role="group">
        {hand.map((card, index) => (
          <button
            key={index}
            type="button"
            class="key"
            data-taken={index}
            aria-label={fill(text.takeOut, { card: cardIn(describer, card) })}
            onClick={() => change(hand.filter((_, at) => at !== index))}
          >
            <CardFace rank={card.rank} suit={card.suit} />
          </button>
        ))}
      </div>
    </>
  );
}
