import { useEffect, useRef, useState } from 'preact/hooks';
import { checkDue } from '../../../../games/gabong/check-due.ts';
import type { CheckEvent } from '../../../../games/gabong/check-events.ts';
import { turned } from '../../../../games/gabong/ring.ts';
import { type CheckedDeal, UNPROTESTED } from '../../../../storage/checked-deal.ts';
import { Sign } from '../../../../ui/Sign.tsx';
import { CopyKey } from '../../../../ui/CopyKey.tsx';
import { useGabong } from '../../table.ts';
import { GroundLine, Verdict } from '../Verdict.tsx';
import type { Describer } from '../checker-context.ts';
import { ActKeys } from './ActKeys.tsx';
import { Ring } from './Ring.tsx';
import { explained, nowGrounds } from './explained.ts';
import { seatsDue, topCard, eventSentence, groundsOf, protestedGround } from './step-words.ts';
import { marksOf } from './seat-marks.ts';
import type { Walk, WalkStep } from './walk.ts';

interface WalkPartProps {
  deal: CheckedDeal;
  walk: Walk;
  describer: Describer;
  change: (deal: CheckedDeal, label: string) => void;
}

/** The sequence card by card: who is where, what can happen next, and what has happened. */
export function WalkPart({ deal, walk, describer, change }: WalkPartProps) {
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
      <div class="walk-play stack loose">
        <div ref={top} class="walk-top">
          <WalkVerdict walk={walk} describer={describer} />
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
        <ActKeys key={events.length} state={state} seat={seat} describer={describer} add={add} />
      </div>
      <div class="walk-told stack loose">
        <h3>{text.steps}</h3>
        <StepList
          steps={steps}
          describer={describer}
          letStand={(index) => {
            const stood = { ...events[index]!, overrule: { reason: UNPROTESTED } };
            change({ ...deal, events: events.map((each, at) => (at === index ? stood : each)) }, undo.stand);
          }}
          takeOut={(index) => change({ ...deal, events: events.filter((_, at) => at !== index) }, undo.removed)}
        />
        {steps.length > 0 && (
          <div class="row">
            <CopyKey
              text={explained(deal, walk, describer)}
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

/** The judge's word on the last step, and what may come next. */
function WalkVerdict({ walk, describer }: { walk: Walk; describer: Describer }) {
  const { words } = useGabong();
  const { deal, verdict } = words.checker;
  const last = walk.steps.at(-1);
  const now = nowGrounds(walk.state, describer);
  if (!last) {
    const [first, ...more] = now;
    return (
      <Verdict
        label={deal.label}
        outcome="ask"
        word={first?.text ?? ''}
        why={{ text: '', clause: first?.clause }}
        grounds={more}
      />
    );
  }
  const isClean = last.judgement.allowed && last.judgement.findings.length === 0;
  const [why, ...more] = groundsOf(last, describer);
  return (
    <Verdict
      label={deal.label}
      outcome={isClean ? 'legal' : 'illegal'}
      word={isClean ? verdict.allowed : verdict.refused}
      why={why}
      grounds={[...more, ...now]}
    />
  );
}

interface StepListProps {
  steps: readonly WalkStep[];
  describer: Describer;
  letStand: (index: number) => void;
  takeOut: (index: number) => void;
}

/** Everything that happened, the last thing first, each with the judge's word and its clauses. */
function StepList({ steps, describer, letStand, takeOut }: StepListProps) {
  const { words } = useGabong();
  const { deal, verdict } = words.checker;
  if (steps.length === 0) return <p class="hint">{deal.none}</p>;
  return (
    <ol class="walk" reversed>
      {steps
        .map((step, index) => {
          const { event, before, judgement } = step;
          const protested = protestedGround(step, describer);
          const isClean = judgement.allowed && judgement.findings.length === 0;
          return (
            <li key={index} data-step={index} data-outcome={isClean ? 'legal' : 'illegal'}>
              <p class="walk-what">
                <span class="step-number">{index + 1}</span> <strong>{eventSentence(event, before, describer)}</strong>
              </p>
              <p>
                <Sign meaning={isClean ? 'legal' : 'illegal'} /> {isClean ? verdict.allowed : verdict.refused}.{' '}
                {groundsOf(step, describer).map((ground) => (
                  <span key={`${ground.text}${ground.clause}`} class="walk-ground">
                    <GroundLine {...ground} />{' '}
                  </span>
                ))}
                {event.overrule && judgement.findings.length > 0 && (
                  <span class="walk-ground">
                    <GroundLine text={deal.stood} clause="gabong-6.1" />
                  </span>
                )}
              </p>
              {protested && (
                <p data-protested>
                  <GroundLine {...protested} />
                </p>
              )}
              {!judgement.allowed && (
                <div class="row">
                  {judgement.canOverrule && (
                    <button type="button" class="key" data-do="stand" onClick={() => letStand(index)}>
                      {deal.stand}
                    </button>
                  )}
                  <button type="button" class="key" data-do="take-out" onClick={() => takeOut(index)}>
                    {deal.goesBack}
                  </button>
                </div>
              )}
            </li>
          );
        })
        .reverse()}
    </ol>
  );
}
