import { useEffect, useState } from 'preact/hooks';
import type { Rank } from '../../../../games/gabong/cards.ts';
import { fill } from '../../../../i18n/fill.ts';
import { GABONG_QUESTION, type GabongQuestion } from '../../../../log/checked-deal.ts';
import { useStore } from '../../../shared/use-store.ts';
import { RankKeys } from '../../cards/RankKeys.tsx';
import { useGabong } from '../../table.ts';
import { CheckerBar } from '../CheckerBar.tsx';
import { useChecker } from '../checker-context.ts';
import { useSteadyKeys } from '../use-steady-keys.ts';
import { chainOf } from './chain.ts';
import { GabongVerdict } from './GabongVerdict.tsx';
import { countIn, mostIn, NO_GABONG, withHand, without } from './hands.ts';
import { HandSlot } from './HandSlot.tsx';
import { WhoTakes } from './WhoTakes.tsx';

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
    <div ref={keys} class="table-dock checker-part">
      <GabongVerdict question={question} chain={chain} />
      <div class="card-slots">
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
