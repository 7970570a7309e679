import { useEffect, useState } from 'preact/hooks';
import type { Rank } from '../../../../games/gabong/cards.ts';
import { fill } from '../../../../i18n/fill.ts';
import { GABONG_QUESTION, type GabongQuestion } from '../../../../storage/checked-deal.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { RankKeys } from '../../cards/RankKeys.tsx';
import { rankName } from '../../cards/card-words.ts';
import { useGabong } from '../../table.ts';
import { CheckerBar } from '../CheckerBar.tsx';
import { type Ground, Verdict } from '../Verdict.tsx';
import { type Describer, useChecker } from '../checker-context.ts';
import { findingSentence } from '../effect-words.ts';
import { useSteadyKeys } from '../use-steady-keys.ts';
import { type Chain, chainOf } from './chain.ts';
import { countIn, mostIn, NO_GABONG, onTop, withHand, without } from './hands.ts';
import { sumSentences, takenSentences } from './sum-words.ts';

/** "Can I gabong?", and who takes what of gabongs on gabongs. */
export function GabongPart() {
  const { words } = useGabong();
  const { gabong: text, undo } = words.checker;
  const { players, packs, rulings } = useChecker();
  const question = useStore(GABONG_QUESTION.$draft) ?? NO_GABONG;
  const [open, setOpen] = useState<'top' | number>(question.top === null ? 'top' : 0);
  useEffect(() => {
    if (question === NO_GABONG) setOpen('top');
  }, [question]);
  const keys = useSteadyKeys(question, '.rank-keys');
  const change = (next: GabongQuestion, label: string) => GABONG_QUESTION.change(next, label);
  const { top, throws } = question;
  const hand = open === 'top' ? undefined : Math.min(open, throws.length - 1);
  const chain = chainOf(question, { players: players.length, packs, rulings });
  const setTop = (rank: Rank | null) => {
    change({ ...question, top: rank }, undo.top);
    if (rank !== null && top === null) setOpen(0);
  };
  return (
    <div ref={keys} class="table-dock column checker-part">
      <GabongVerdict question={question} chain={chain} />
      <div class="card-slots stack">
        <HandSlot
          id="top"
          label={text.top}
          cards={top === null ? [] : [top]}
          isOpen={hand === undefined}
          open={() => setOpen('top')}
        />
        {throws.map(({ cards }, index) => (
          <HandSlot
            key={index}
            id={`hand-${index}`}
            label={index === 0 ? text.hand : fill(text.further, { number: index + 1 })}
            cards={cards}
            isOpen={hand === index}
            open={() => setOpen(index)}
          />
        ))}
      </div>
      {hand === undefined ? (
        <RankKeys
          label={text.top}
          counts={(rank) => (rank === top ? 1 : 0)}
          most={() => 1}
          tap={setTop}
          remove={() => setTop(null)}
        />
      ) : (
        <RankKeys
          label={text.hand}
          counts={(rank) => countIn(question, hand, rank)}
          most={(rank) => mostIn(question, hand, rank, packs)}
          tap={(rank) => {
            if (countIn(question, hand, rank) >= mostIn(question, hand, rank, packs)) return;
            change(withHand(question, hand, [...throws[hand]!.cards, rank]), undo.card);
          }}
          remove={(rank) => change(withHand(question, hand, without(throws[hand]!.cards, rank)), undo.card)}
        />
      )}
      <WhoTakes question={question} chain={chain} change={change} openHand={setOpen} />
      <CheckerBar kept={GABONG_QUESTION} fresh={question === NO_GABONG ? undefined : NO_GABONG} />
    </div>
  );
}

interface HandSlotProps {
  id: string;
  label: string;
  cards: readonly Rank[];
  /** Whether the keys below are for it. */
  isOpen: boolean;
  open: () => void;
}

/** Cards whose suits do not matter, as they come to lie; pressing it lets the keys change them. */
function HandSlot({ id, label, cards, isOpen, open }: HandSlotProps) {
  const { words } = useGabong();
  return (
    <button type="button" class="card-slot line snug card" data-slot={id} aria-pressed={isOpen} onClick={open}>
      <span>
        {label} {cards.length === 0 && <small>{words.checker.card.none}</small>}
        <span class="visually-hidden">{cards.map((rank) => rankName(rank, words.cards, 'long')).join(', ')}</span>
      </span>
      <span class="fanned">
        {cards.map((rank, index) => (
          <CardFace key={index} rank={rank} />
        ))}
      </span>
    </button>
  );
}

/** Whether the last hand is a gabong, its sum as arithmetic, and what the gabongs come to. */
function GabongVerdict({ question, chain }: { question: GabongQuestion; chain: Chain }) {
  const { words } = useGabong();
  const { players } = useChecker();
  const { gabong: text, parts } = words.checker;
  const describer: Describer = { words: words.checker, cards: words.cards, name: (seat) => players[seat] ?? '' };
  const last = chain.throws.findLast(({ sum }) => sum);
  if (!last?.sum) {
    return <Verdict label={parts.gabong} outcome="ask" word={question.top === null ? text.ask.top : text.ask.hand} />;
  }
  const { sum, compared } = sumSentences(last.cards, last.sum, describer);
  const isGabong = last.sum.isGabong && last.against.length === 0;
  // That the sum differs stands there as arithmetic.
  const against = last.against.filter(({ reason }) => reason !== 'sum-differs');
  const isFirst = last === chain.throws[0];
  const grounds: readonly Ground[] = [
    { text: compared },
    ...against.map((finding) => ({ text: findingSentence(finding, describer), clause: finding.clause })),
    ...takenGrounds(chain, describer),
  ];
  return (
    <Verdict
      label={parts.gabong}
      outcome={isGabong ? 'legal' : 'illegal'}
      word={isGabong ? text.yes : text.no}
      why={{ text: sum, clause: isFirst ? 'gabong-4.1' : 'gabong-4.3' }}
      grounds={grounds}
    />
  );
}

function takenGrounds({ taken, seats }: Chain, describer: Describer): readonly Ground[] {
  if (!taken) return [];
  const { takes, theta } = takenSentences(taken, describer, false, seats.roles);
  const clause = taken.gabongs > 1 ? 'gabong-4.3' : 'gabong-4.2';
  return [...(takes === undefined ? [] : [{ text: takes, clause } as const]), { text: theta, clause: 'gabong-4.4' }];
}

interface WhoTakesProps {
  question: GabongQuestion;
  chain: Chain;
  change: (question: GabongQuestion, label: string) => void;
  /** Lets the keys change a hand. */
  openHand: (hand: number) => void;
}

/** Who laid the card and who gabongs, and a gabong on the last one (4.2, 4.3). */
function WhoTakes({ question, chain, change, openHand }: WhoTakesProps) {
  const { words } = useGabong();
  const { gabong: text, undo } = words.checker;
  const { players } = useChecker();
  const { by, throws } = question;
  const { taken, seats } = chain;
  if (!taken) return null;
  const last = throws.length - 1;
  const lastHand = throws[last]!;
  const isStanding = taken.gabongs === throws.length;
  const isFree = players.some((_, seat) => seat !== seats.by && !seats.throws.includes(seat));
  const who = (id: string, label: string, seat: number | null, set: (seat: number | null) => GabongQuestion) => (
    <label key={id} class="master-choice stack tight">
      <span>{label}</span>
      <select
        class="field"
        data-who={id}
        value={seat ?? ''}
        onChange={({ currentTarget: { value } }) => change(set(value === '' ? null : Number(value)), undo.who)}
      >
        <option value="">{text.unnamed}</option>
        {players.map((name, each) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section class="stack">
      {who('by', text.by, by, (seat) => ({ ...question, by: seat }))}
      {throws.map((thrown, index) =>
        who(
          `${index}`,
          index === 0 ? text.thrower : `${fill(text.further, { number: index + 1 })}: ${text.thrower}`,
          thrown.seat,
          (seat) => ({ ...question, throws: throws.map((each) => (each === thrown ? { ...thrown, seat } : each)) }),
        ),
      )}
      {isStanding && new Set(lastHand.cards).size > 1 && (
        <fieldset class="named-keys flow tight">
          <legend>{text.onTop}</legend>
          {[...new Set(lastHand.cards)].map((rank) => (
            <button
              key={rank}
              type="button"
              class="key"
              data-on-top={rank}
              aria-label={rankName(rank, words.cards, 'long')}
              aria-pressed={lastHand.cards.at(-1) === rank}
              onClick={() => change(withHand(question, last, onTop(lastHand.cards, rank)), undo.card)}
            >
              <CardFace rank={rank} />
            </button>
          ))}
        </fieldset>
      )}
      <div class="row">
        {isStanding && isFree && (
          <button
            type="button"
            class="key"
            data-do="more"
            onClick={() => {
              change({ ...question, throws: [...throws, { seat: null, cards: [] }] }, text.more);
              openHand(throws.length);
            }}
          >
            {text.more}
          </button>
        )}
        {last > 0 && (
          <button
            type="button"
            class="key"
            data-do="fewer"
            onClick={() => change({ ...question, throws: throws.slice(0, -1) }, text.fewer)}
          >
            {text.fewer}
          </button>
        )}
      </div>
    </section>
  );
}
