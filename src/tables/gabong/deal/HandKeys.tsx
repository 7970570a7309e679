import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Rank } from '../../../games/gabong/cards.ts';
import type { GabongClause } from '../../../games/gabong/clauses.ts';
import { copiesMost } from '../../../games/gabong/match-hand.ts';
import { fill } from '../../../i18n/fill.ts';
import { focusLater } from '../../../ui/focus.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { listedBy } from '../../../i18n/listed.ts';
import { WithThetas } from '../Theta.tsx';
import { RankKeys } from '../cards/RankKeys.tsx';
import { rankName } from '../cards/card-words.ts';
import { SeatChips } from '../play/SeatChips.tsx';
import { useTable } from '../table.ts';
import {
  brokenSoFar,
  handOf,
  isCounted,
  isGabonged,
  leftToGoOut,
  leftWaiting,
  nextUncounted,
  thetasBeside,
  useEntry,
  withCard,
  withGabonged,
  withoutCard,
  withTyped,
} from './counting.ts';

interface HandKeysProps {
  /** On the key that writes the deal. */
  write: string;
  /** What else is rarely needed while a deal is counted. */
  children?: ComponentChildren;
}

/** The keys for the hand that is being counted: its cards or its number, θ, out, and on to the next. */
export function HandKeys({ write, children }: HandKeysProps) {
  const { words, name } = useTable();
  const { place, state, seat, hands, edit } = useEntry();
  const act = useRef<HTMLDivElement>(null);
  const { deal, cards } = words;
  // It closes with the hand: the keys of the next one want its room.
  const here = `${state.deals.length} ${seat}`;
  const [opened, setOpened] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const wantsMore = opened === here;
  const hand = handOf(hands, seat);
  const wasGabonged = isGabonged(hand);
  const isTyped = hand?.by === 'typed';
  const isMore = wantsMore || isTyped;
  const isAsking = isMore && !wasGabonged && asked === here;
  const seen = useRef({ seat, isMore });
  useEffect(() => {
    const before = seen.current;
    seen.current = { seat, isMore };
    // With a keyboard, the next hand has the focus: its cards can be typed at once.
    if (before.seat !== seat && isByKeyboard(act.current)) act.current?.focus({ preventScroll: true });
    // On a low screen the keys begin below it: once somebody is chosen, or more keys are opened, they are all there.
    if (before.seat !== seat || (isMore && !before.isMore)) act.current?.scrollIntoView({ block: 'nearest' });
  }, [seat, isMore]);
  const ask = (asks: boolean) => setAsked(asks ? here : undefined);

  const countIn = (one: typeof hand, rank: Rank) =>
    one?.by === 'cards' ? one.cards.filter((card) => card === rank).length : 0;
  const elsewhere = (rank: Rank) => hands.reduce((all, one) => (one.seat === seat ? all : all + countIn(one, rank)), 0);
  const labelled = (template: string, rank: Rank) => fill(template, { name: name(seat), card: rankName(rank, cards) });

  return (
    <div ref={act} class="deal-act stack tight ringless" role="group" aria-label={name(seat)} tabIndex={-1}>
      {isMore && (
        <HandMore isAsking={isAsking} ask={ask}>
          {children}
        </HandMore>
      )}
      {isAsking ? (
        <GabongedQuestion close={() => ask(false)} />
      ) : isTyped ? (
        <NumberField />
      ) : (
        <RankKeys
          label={fill(deal.keys, { name: name(seat) })}
          counts={(rank) => countIn(hand, rank)}
          most={(rank) => copiesMost(state.setup.packs) - elsewhere(rank)}
          tap={(rank) => edit((before, at) => withCard(before, at, rank), labelled(deal.undo.card, rank))}
          remove={(rank) => edit((before) => withoutCard(before, rank), labelled(deal.undo.cardOut, rank))}
        />
      )}
      {!isAsking && (
        <GoOnKeys write={write}>
          <button
            type="button"
            class="rank-key card"
            id={moreKey(place)}
            data-do="more"
            aria-label={deal.more}
            title={deal.more}
            aria-expanded={isMore}
            onClick={() => setOpened(wantsMore ? undefined : here)}
          >
            <span class="rank-sign" aria-hidden="true">
              …
            </span>
            <small aria-hidden="true">{deal.moreShort}</small>
          </button>
        </GoOnKeys>
      )}
    </div>
  );
}

/** Whether the focus is seen there, which it is where a keyboard has moved it. */
const isByKeyboard = (part: Element | null): boolean =>
  part?.closest('.deal-entry')?.querySelector(':focus-visible:not(input)') != null;

/**
 * θ and out in one tap, and on to the next player; once all are counted, or all but newcomers, the key that writes the deal. Where the others
 * all hold something, whoever is left went out: how they did is said by the key that writes the deal.
 */
function GoOnKeys({ write, children }: { write: string; children: ComponentChildren }) {
  const { words, name } = useTable();
  const { state, among, seat, hands, edit, goOn, finish } = useEntry();
  const { deal } = words;
  const hand = handOf(hands, seat);
  const isReady = isCounted(state, hand);
  const next = nextUncounted(state, among, hands, seat);

  const zero = (by: 'theta' | 'out', label: string, spoken: string) => {
    const is = hand?.by === by;
    return (
      <button
        type="button"
        class="key"
        data-do={by}
        // Drawn by the style sheet: the key's name says it in full.
        data-caption={by === 'theta' ? deal.thetaShort : undefined}
        aria-label={spoken}
        aria-pressed={is}
        onClick={() =>
          edit(
            (_, at) => (is ? undefined : { seat: at, by }),
            fill(is ? deal.undo.clear : deal.undo[by], { name: name(seat) }),
            { isWhole: true },
          )
        }
      >
        <WithThetas text={label} />
      </button>
    );
  };
  const left = isReady ? leftToGoOut(state, among, hands) : undefined;
  const last = (by: 'theta' | 'out') => (
    <button
      key={by}
      type="button"
      class="key go"
      data-do={`last-${by}`}
      onClick={() => left !== undefined && finish(left, by, fill(deal.undo[by], { name: name(left) }))}
    >
      <span>
        <WithThetas text={fill(deal.last[by], { name: left === undefined ? '' : name(left) })} />
      </span>
    </button>
  );
  // Whoever has come in the middle of the deal is not in it.
  const waiting = leftWaiting(state, among, hands);
  const mayWait = waiting.includes(seat);
  const said = () => {
    if (mayWait) return fill(deal.without, { write, names: listedBy(waiting.map(name), words.play.and) });
    if (!isReady) return fill(deal.undone, { name: name(seat) });
    return next === undefined ? write : fill(deal.next, { name: name(next) });
  };
  return (
    // The second tap of two belongs to the player before.
    <div class="acts deal-on" data-taps="once">
      {zero('theta', deal.theta, deal.thetaName)}
      {zero('out', deal.out, deal.outName)}
      {children}
      {left === undefined ? (
        // It stays where it was pressed, and so does the focus; until the hand is counted it says that it is not.
        <button
          key="on"
          type="button"
          class="key go"
          data-do={mayWait || (isReady && next === undefined) ? 'write' : 'next'}
          aria-disabled={!isReady && !mayWait}
          onClick={() => goOn()}
        >
          <span>{said()}</span>
        </button>
      ) : (
        [last('theta'), last('out')]
      )}
    </div>
  );
}

/**
 * Whose gabong was it? Only who made one that was gabonged keeps a θ (4.3); who laid the card under a gabong counts the
 * cards and has none (4.2). What each answer gives is said before it is tapped, and whoever gabonged has the θ with it.
 */
function GabongedQuestion({ close }: { close: () => void }) {
  const { words, name } = useTable();
  const { place, among, seat, hands, edit } = useEntry();
  const { deal } = words;
  const { ask } = deal;
  const of = { name: name(seat) };
  const known = thetasBeside(hands, seat);
  const mark = (gabonger?: number) => {
    edit(withGabonged, fill(deal.undo.gabonged, of), gabonger === undefined ? {} : { gabonger });
    close();
    focusLater(gabongedKey(place));
  };
  const given = (text: string, clause: GabongClause) => (
    <p class="line soft">
      <span>{fill(text, of)}</span> <ClauseTag clause={clause} />
    </p>
  );
  const by = fill(ask.ownBy, of);
  return (
    <section class="deal-asks stack loose" aria-label={fill(ask.label, of)}>
      <div class="stack tight">
        {known.length > 0 ? (
          <button type="button" class="key" data-do="own-gabonged" onClick={() => mark()}>
            {fill(ask.own, { ...of, others: listedBy(known.map(name), words.play.or) })}
          </button>
        ) : (
          <>
            <p>{by}</p>
            <SeatChips seats={among.filter((one) => one !== seat)} chosen={undefined} label={by} press={mark} />
          </>
        )}
        {given(ask.ownGives, 'gabong-4.3')}
      </div>
      <div class="stack tight">
        <button
          type="button"
          class="key"
          data-do="laid-it"
          onClick={() => {
            close();
            focusLater(moreKey(place));
          }}
        >
          {fill(ask.laid, of)}
        </button>
        {given(ask.laidGives, 'gabong-4.2')}
      </div>
    </section>
  );
}

/** The key that opens it, by its id. */
const moreKey = (place: string): string => `${place}-more`;

/** The key for a gabong that was gabonged, by its id. */
const gabongedKey = (place: string): string => `${place}-gabonged`;

interface HandMoreProps extends Pick<HandKeysProps, 'children'> {
  /** Whether it is being asked whose gabong was gabonged. */
  isAsking: boolean;
  ask: (isAsking: boolean) => void;
}

/** What is rarely said of a hand: its number without its cards, and that its player's own gabong was gabonged (4.3). */
function HandMore({ isAsking, ask, children }: HandMoreProps) {
  const { words, name } = useTable();
  const { place, seat, hands, edit } = useEntry();
  const { deal } = words;
  const hand = handOf(hands, seat);
  const isTyped = hand?.by === 'typed';
  const wasGabonged = isGabonged(hand);
  return (
    <div class="deal-more flow tight">
      <button
        type="button"
        class="key"
        data-do="number"
        onClick={() => {
          if (isTyped) {
            edit(() => undefined, fill(deal.undo.clear, { name: name(seat) }));
            // These keys may close with the field.
            focusLater(moreKey(place));
          } else {
            edit((before, at) => withTyped(before, at, ''), fill(deal.undo.typed, { name: name(seat) }), {
              stroke: typing(seat),
            });
            focusLater(numberField(place));
          }
        }}
      >
        {isTyped ? deal.cards : deal.number}
      </button>
      <button
        type="button"
        class="key"
        id={gabongedKey(place)}
        data-do="gabonged"
        aria-pressed={wasGabonged}
        aria-expanded={isAsking}
        // The mark gives a θ: it is put on by an answer alone, and taken off at once.
        onClick={() =>
          wasGabonged ? edit(withGabonged, fill(deal.undo.gabonged, { name: name(seat) })) : ask(!isAsking)
        }
      >
        {deal.gabonged}
      </button>
      {children}
    </div>
  );
}

/** The field of what is being counted, by its id: a sheet may lie over another. */
const numberField = (place: string): string => `${place}-number`;
/** All that is typed for a player is undone together, and the field with it. */
const typing = (seat: number): string => `typed ${seat}`;
/** More digits than any hand has. */
const LETTERS_MOST = 12;

/** The points of a hand, typed straight. Enter goes on to the next hand in the same field: a table that types goes on typing. */
function NumberField() {
  const { words, name } = useTable();
  const { place, state, seat, hands, edit, goOn } = useEntry();
  const { deal } = words;
  const hand = handOf(hands, seat);
  return (
    <label class="deal-number stack tight">
      <span>{fill(deal.field, { name: name(seat) })}</span>
      <input
        id={numberField(place)}
        type="text"
        class="field"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={LETTERS_MOST}
        value={hand?.by === 'typed' ? hand.text : ''}
        aria-invalid={hand !== undefined && brokenSoFar(state, [hand]) !== undefined}
        onInput={({ currentTarget: { value } }) =>
          edit((before, at) => withTyped(before, at, value), fill(deal.undo.typed, { name: name(seat) }), {
            stroke: typing(seat),
          })
        }
        onKeyDown={({ key }) => {
          if (key === 'Enter') goOn();
        }}
      />
    </label>
  );
}
