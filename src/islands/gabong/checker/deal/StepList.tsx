import { useGabong } from '../../table.ts';
import { Sign } from '../../../gug/Sign.tsx';
import type { Teller } from '../checker-context.ts';
import { GroundLine } from '../Verdict.tsx';
import { eventSentence, groundsOf, protestedGround } from './step-words.ts';
import type { WalkStep } from './walk.ts';

interface StepListProps {
  steps: readonly WalkStep[];
  teller: Teller;
  letStand: (index: number) => void;
  takeOut: (index: number) => void;
}

/** Everything that happened, the last thing first, each with the judge's word and its clauses. */
export function StepList({ steps, teller, letStand, takeOut }: StepListProps) {
  const { words } = useGabong();
  const { deal, verdict } = words.checker;
  if (steps.length === 0) return <p class="hint">{deal.none}</p>;
  return (
    <ol class="walk" reversed>
      {steps
        .map((step, index) => {
          const { event, before, judgement } = step;
          const protested = protestedGround(step, teller);
          const isClean = judgement.allowed && judgement.findings.length === 0;
          return (
            <li key={index} data-step={index} data-outcome={isClean ? 'legal' : 'illegal'}>
              <p class="walk-what">
                <span class="step-number">{index + 1}</span> <strong>{eventSentence(event, before, teller)}</strong>
              </p>
              <p>
                <Sign meaning={isClean ? 'legal' : 'illegal'} /> {isClean ? verdict.allowed : verdict.refused}.{' '}
                {groundsOf(step, teller).map((ground) => (
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
        .toReversed()}
    </ol>
  );
}
