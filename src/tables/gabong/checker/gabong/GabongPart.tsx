import { useEffect, useState } from 'preact/hooks';
import type { Rank } from '../../../../games/gabong/cards.ts';
import { fill } from '../../../../i18n/fill.ts';
import { GABONG_QUESTION, type GabongQuestion } from '../../../../storage/checked-deal.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { RankKeys } from '../../cards/RankKeys.tsx';
import { rankName } from '../../cards/card-words.ts';
import { useGabong } from '../../table.ts';
import { AgainKey, CheckerStage } from '../CheckerStage.tsx';
import { Slot } from '../Slot.tsx';
import type { Ground, Verdict } from '../Verdict.tsx';
import { type Describer, useChecker } from '../checker-context.ts';
import { findingSentence } from '../effect-words.ts';
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
  const change = (next: GabongQuestion, label: string) => GABONG_QUESTION.change(next, label);
  const { top, throws } = question;
  const hand = open === 'top' ? undefined : Math.min(open, throws.length - 1);
  const chain = chainOf(question, { players: players.length, packs, rulings });
  const setTop = (rank: Rank | null) => {
    change({ ...question, top: rank }, undo.top);
    if (rank !== null && top === null) setOpen(0);
  };
  const last = throws.length - 1;
  const lastCards = throws[last]!.cards;
  const isStanding = chain.taken?.gabongs === throws.length;
  const isFree = players.some((_, seat) => seat !== chain.seats.by && !chain.seats.throws.includes(seat));
  return (
    <CheckerStage
      verdict={useGabongVerdict(question, chain)}
      scene={
        <>
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
          {isStanding && new Set(lastCards).size > 1 && (
            <fieldset class="who-asks">
              <legend>{text.onTop}</legend>
              {[...new Set(lastCards)].map((rank) => (
                <button
                  key={rank}
                  type="button"
                  class="key"
                  data-on-top={rank}
                  aria-label={rankName(rank, words.cards, 'long')}
                  aria-pressed={lastCards.at(-1) === rank}
                  onClick={() => change(withHand(question, last, onTop(lastCards, rank)), undo.card)}
                >
                  {rankName(rank, words.cards)}
                </button>
              ))}
            </fieldset>
          )}
        </>
      }
      kept={GABONG_QUESTION}
      more={chain.taken && (() => <WhoTakes question={question} change={change} />)}
    >
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
      <div class="acts">
        {isStanding && isFree && (
          <button
            type="button"
            class="key go"
            data-do="more"
            onClick={() => {
              change({ ...question, throws: [...throws, { seat: null, cards: [] }] }, text.more);
              setOpen(throws.length);
            }}
          >
            {text.more}
          </button>
        )}
        <AgainKey kept={GABONG_QUESTION} fresh={question === NO_GABONG ? undefined : NO_GABONG} />
      </div>
    </CheckerStage>
  );
}

interface HandSlotProps {
  id: string;
  label: string;
  cards: readonly Rank[];
  isOpen: boolean;
  open: () => void;
}

/** Cards whose suits do not matter, as they come to lie. */
function HandSlot({ cards, ...slot }: HandSlotProps) {
  const { words } = useGabong();
  const isEmpty = cards.length === 0;
  const called = isEmpty
    ? words.checker.card.none
    : cards.map((rank) => rankName(rank, words.cards, 'long')).join(', ');
  return (
    <Slot {...slot} called={called} isSeen={isEmpty}>
      {isEmpty && <span class="card-blank" aria-hidden="true" />}
      {cards.map((rank, index) => (
        <CardFace key={index} rank={rank} />
      ))}
    </Slot>
  );
}

/** Whether the last hand is a gabong, its sum as arithmetic, and what the gabongs come to. */
function useGabongVerdict(question: GabongQuestion, chain: Chain): Verdict {
  const { words } = useGabong();
  const { players } = useChecker();
  const { gabong: text } = words.checker;
  const describer: Describer = { words: words.checker, cards: words.cards, name: (seat) => players[seat] ?? '' };
  const last = chain.throws.findLast(({ sum }) => sum);
  if (!last?.sum) return { outcome: 'ask', word: question.top === null ? text.ask.top : text.ask.hand };
  const { sum, compared } = sumSentences(last.cards, last.sum, describer);
  const isGabong = last.sum.isGabong && last.against.length === 0;
  // That the sum differs stands there as arithmetic.
  const against = last.against.filter(({ reason }) => reason !== 'sum-differs');
  const isFirst = last === chain.throws[0];
  return {
    outcome: isGabong ? 'legal' : 'illegal',
    word: isGabong ? text.yes : text.no,
    why: { text: sum, clause: isFirst ? 'gabong-4.1' : 'gabong-4.3' },
    grounds: [
      { text: compared, isInLine: !last.sum.isGabong },
      ...against.map((finding) => ({
        text: findingSentence(finding, describer),
        clause: finding.clause,
        isInLine: true,
      })),
      ...takenGrounds(chain, describer),
    ],
  };
}

function takenGrounds({ taken, seats }: Chain, describer: Describer): readonly Ground[] {
  if (!taken) return [];
  const { takes, theta } = takenSentences(taken, describer, false, seats.roles);
  const clause = taken.gabongs > 1 ? 'gabong-4.3' : 'gabong-4.2';
  return [
    ...(takes === undefined ? [] : [{ text: takes, clause, isInLine: true } as const]),
    { text: theta, clause: 'gabong-4.4', isInLine: true },
  ];
}

interface WhoTakesProps {
  question: GabongQuestion;
  change: (question: GabongQuestion, label: string) => void;
}

/** Who laid the card and who gabongs (4.2, 4.3), and without the last gabong. */
function WhoTakes({ question, change }: WhoTakesProps) {
  const { words } = useGabong();
  const { gabong: text, undo } = words.checker;
  const { players } = useChecker();
  const { by, throws } = question;
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
    <>
      {throws.length > 1 && (
        <button
          type="button"
          class="key"
          data-do="fewer"
          onClick={() => change({ ...question, throws: throws.slice(0, -1) }, text.fewer)}
        >
          {text.fewer}
        </button>
      )}
      {who('by', text.by, by, (seat) => ({ ...question, by: seat }))}
      {throws.map((thrown, index) =>
        who(
          `${index}`,
          index === 0 ? text.thrower : `${fill(text.further, { number: index + 1 })}: ${text.thrower}`,
          thrown.seat,
          (seat) => ({ ...question, throws: throws.map((each) => (each === thrown ? { ...thrown, seat } : each)) }),
        ),
      )}
    </>
  );
}
