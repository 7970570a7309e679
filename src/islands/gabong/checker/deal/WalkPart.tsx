import { useEffect, useRef, useState } from 'preact/hooks';
import { checkDue } from '../../../../games/gabong/check-due.ts';
import type { CheckEvent } from '../../../../games/gabong/check-events.ts';
import { turned } from '../../../../games/gabong/ring.ts';
import { type CheckedDeal, UNPROTESTED } from '../../../../log/checked-deal.ts';
import { CopyKey } from '../../../shared/CopyKey.tsx';
import { useGabong } from '../../table.ts';
import type { Teller } from '../checker-context.ts';
import { ActKeys } from './ActKeys.tsx';
import { explained } from './explained.ts';
import { seatsDue, topCard } from './offers.ts';
import { Ring } from './Ring.tsx';
import { marksOf } from './seat-marks.ts';
import { StepList } from './StepList.tsx';
import type { Walk } from './walk.ts';
import { WalkVerdict } from './WalkVerdict.tsx';

interface WalkPartProps {
  deal: CheckedDeal;
  walk: Walk;
  teller: Teller;
  change: (deal: CheckedDeal, label: string) => void;
}

/** The sequence card by card: who is where, what can happen next, and what has happened. */
export function WalkPart({ deal, walk, teller, change }: WalkPartProps) {
  const { words } = useGabong();
  const { deal: text, undo } = words.checker;
  const { opening, events, players, master } = deal;
  const { steps, state } = walk;
  const [picked, pick] = useState<number>();
  const seat = picked ?? seatsDue(checkDue(state))[0] ?? master;
  // The judge's word stands at the top, however far down the last key was.
  const top = useRef<HTMLDivElement>(null);
  const seen = useRef(events);
  useEffect(() => {
    if (seen.current !== events) top.current?.scrollIntoView({ block: 'start' });
    seen.current = events;
  }, [events]);
  const add = (event: CheckEvent, label: string) => {
    pick(undefined);
    change({ ...deal, events: [...events, event] }, label);
  };
  const turnRound = () => {
    if (opening?.is !== 'laid') return;
    change({ ...deal, opening: { ...opening, direction: turned(opening.direction) } }, undo.way);
  };
  return (
    <>
      <div class="walk-play">
        <div ref={top} class="walk-top">
          <WalkVerdict walk={walk} teller={teller} />
        </div>
        <Ring
          players={players}
          marks={(each) => marksOf(state, master, each)}
          direction={state.direction}
          card={state.pile.length > 0 ? topCard(state) : undefined}
          named={state.stage.is === 'gabong' ? null : (state.pile.at(-1)?.named ?? null)}
          chosen={seat}
          choose={pick}
          turnRound={opening?.is === 'laid' && events.length === 0 ? turnRound : undefined}
        />
        <ActKeys key={events.length} state={state} seat={seat} teller={teller} add={add} />
      </div>
      <div class="walk-told">
        <h3>{text.steps}</h3>
        <StepList
          steps={steps}
          teller={teller}
          letStand={(index) => {
            const stood = { ...events[index]!, overrule: { reason: UNPROTESTED } };
            change({ ...deal, events: events.with(index, stood) }, undo.stand);
          }}
          takeOut={(index) => change({ ...deal, events: events.toSpliced(index, 1) }, undo.removed)}
        />
        {steps.length > 0 && (
          <div class="row">
            <CopyKey
              text={explained(deal, walk, teller)}
              label={text.copy}
              copied={text.copied}
              refused={text.notCopied}
            />
          </div>
        )}
      </div>
    </>
  );
}
