import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Card } from '../../../../games/gabong/check-card.ts';
import { checkDue } from '../../../../games/gabong/check-due.ts';
import type { CheckEvent } from '../../../../games/gabong/check-events.ts';
import { turned } from '../../../../games/gabong/ring.ts';
import { CHECKED_DEAL, type CheckedDeal, UNPROTESTED } from '../../../../storage/checked-deal.ts';
import { Sign } from '../../../../ui/Sign.tsx';
import { CopyKey } from '../../../../ui/CopyKey.tsx';
import type { OwnStep } from '../../../shell/TableFrame.tsx';
import { useGabong } from '../../table.ts';
import { CheckerStage } from '../CheckerStage.tsx';
import { GroundLine, type Verdict } from '../Verdict.tsx';
import { cardIn, type Describer } from '../checker-context.ts';
import { ActKeys, NO_ENTRY, ThrownHand, withoutTap } from './ActKeys.tsx';
import { Ring } from './Ring.tsx';
import { explained, nowGrounds } from './explained.ts';
import { seatsDue, topCard, eventSentence, groundsOf, protestedGround } from './step-words.ts';
import { marksOf } from './seat-marks.ts';
import type { Walk, WalkStep } from './walk.ts';

interface WalkPartProps {
  deal: CheckedDeal;
  walk: Walk;
  describer: Describer;
  undo: OwnStep | undefined;
  more: (close: () => void) => ComponentChildren;
}

/** The sequence card by card: who is where, what can happen next, and what has happened. */
export function WalkPart({ deal, walk, describer, undo: earlier, more }: WalkPartProps) {
  const { words } = useGabong();
  const { deal: text, undo } = words.checker;
  const { change } = CHECKED_DEAL;
  const { opening, events, players, master } = deal;
  const { steps, state } = walk;
  const [picked, pick] = useState<number>();
  const seat = picked ?? seatsDue(checkDue(state))[0] ?? master;
  // It goes with the step that it was tapped for.
  const [{ entry, of }, setEntry] = useState({ entry: NO_ENTRY, of: events });
  const now = of === events ? entry : NO_ENTRY;
  const enter = (next: typeof entry) => setEntry({ entry: next, of: events });
  const before = withoutTap(now);
  // The judge's word is seen, however far down the last key was.
  useEffect(() => scrollTo({ top: 0 }), [events]);
  const add = (event: CheckEvent, label: string) => {
    pick(undefined);
    change({ ...deal, events: [...events, event] }, label);
  };
  const turnRound = () => {
    if (opening?.is !== 'laid') return;
    change({ ...deal, opening: { ...opening, direction: turned(opening.direction) } }, undo.way);
  };
  const letStand = (index: number) => {
    const stood = { ...events[index]!, overrule: { reason: UNPROTESTED } };
    change({ ...deal, events: events.map((each, at) => (at === index ? stood : each)) }, undo.stand);
  };
  const takeOut = (index: number) => change({ ...deal, events: events.filter((_, at) => at !== index) }, undo.removed);
  const last = steps.length - 1;
  return (
    <CheckerStage
      verdict={verdictOf(walk, describer)}
      mend={(close) =>
        steps[last] && (
          <MendKeys
            step={steps[last]}
            letStand={() => {
              letStand(last);
              close();
            }}
            takeOut={() => {
              takeOut(last);
              close();
            }}
          />
        )
      }
      scene={
        now.hand ? (
          <ThrownHand
            top={topCard(state)}
            hand={now.hand}
            describer={describer}
            change={(hand) => enter({ ...now, hand })}
          />
        ) : (
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
        )
      }
      kept={CHECKED_DEAL}
      undo={before ? { what: undo.card, press: () => enter(before) } : earlier}
      more={more}
      beside={
        <section class="stack loose">
          <h3>{text.steps}</h3>
          <StepList steps={steps} describer={describer} letStand={letStand} takeOut={takeOut} />
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
        </section>
      }
    >
      <ActKeys state={state} seat={seat} describer={describer} entry={now} enter={enter} add={add} />
    </CheckerStage>
  );
}

/** The judge's word on the last step, and what may come next. */
function verdictOf({ steps, state }: Walk, describer: Describer): Verdict {
  const { verdict } = describer.words;
  const last = steps.at(-1);
  const [due, ...others] = nowGrounds(state, describer);
  if (!last) return { outcome: 'ask', word: due?.text ?? '', why: { text: '', clause: due?.clause }, grounds: others };
  const isClean = last.judgement.allowed && last.judgement.findings.length === 0;
  const card = cardOf(last.event);
  const about = card && { card, called: cardIn(describer, card) };
  const [why, ...more] = groundsOf(last, describer);
  if (!isClean && last.event.overrule)
    return {
      outcome: 'legal',
      about,
      word: describer.words.deal.stood,
      why: { text: '', clause: 'gabong-6.1' },
      grounds: [...(why ? [why, ...more] : more), ...(due ? [{ ...due, isInLine: true }] : []), ...others],
    };
  const protested = protestedGround(last, describer);
  return {
    outcome: isClean ? 'legal' : 'illegal',
    about,
    word: isClean ? verdict.allowed : verdict.refused,
    why,
    grounds: [
      ...more,
      ...(protested ? [{ ...protested, isInLine: true }] : []),
      ...(due ? [{ ...due, isInLine: !protested }] : []),
      ...others,
    ],
  };
}

/** The card that came to lie on top, where one did. */
function cardOf(event: CheckEvent): Card | undefined {
  switch (event.kind) {
    case 'first':
    case 'lay':
    case 'slap':
      return event.card;
    case 'gabong':
      return event.hand.at(-1);
    case 'draw':
    case 'direction':
      return undefined;
  }
}

interface MendKeysProps {
  step: WalkStep;
  letStand: () => void;
  takeOut: () => void;
}

/** What can be done about a step that was not allowed. */
function MendKeys({ step: { judgement }, letStand, takeOut }: MendKeysProps) {
  const { deal } = useGabong().words.checker;
  if (judgement.allowed) return null;
  return (
    <div class="row">
      {judgement.canOverrule && (
        <button type="button" class="key" data-do="stand" onClick={letStand}>
          {deal.stand}
        </button>
      )}
      <button type="button" class="key" data-do="take-out" onClick={takeOut}>
        {deal.goesBack}
      </button>
    </div>
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
            <li key={index} class="stack tight" data-step={index} data-outcome={isClean ? 'legal' : 'illegal'}>
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
              <MendKeys step={step} letStand={() => letStand(index)} takeOut={() => takeOut(index)} />
            </li>
          );
        })
        .reverse()}
    </ol>
  );
}
