import type { ComponentChildren } from 'preact';
import type { GabongClause } from '../../../games/gabong/clauses.ts';
import { Sign } from '../../../ui/Sign.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';

/** A sentence, and the clause it rests on. */
export interface Ground {
  readonly text: string;
  readonly clause?: GabongClause | undefined;
}

interface VerdictProps {
  label: string;
  /** `ask`: something is still to be said. */
  outcome: 'legal' | 'illegal' | 'ask';
  /** The judge's word, in one or two. */
  word: string;
  /** Why, in one line. */
  why?: Ground | undefined;
  /** What else is to be known. */
  grounds?: readonly Ground[];
  children?: ComponentChildren;
}

/** The answer: the largest thing on the screen, with a sign, and its clause to be pressed. */
export function Verdict({ label, outcome, word, why, grounds = [], children }: VerdictProps) {
  return (
    <section class="ticket checker-ticket" data-outcome={outcome} aria-label={label}>
      <div class="ticket-paper">
        <div class="ticket-head">
          {outcome !== 'ask' && <Sign meaning={outcome} />}
          <div class="checker-answer stack tight" role="status" aria-atomic="true">
            <p>
              <strong class="answer">{word}</strong> {why && <GroundLine {...why} />}
            </p>
            {grounds.map((ground) => (
              <p key={ground.text}>
                <GroundLine {...ground} />
              </p>
            ))}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

/** A sentence with its clause behind it. */
export function GroundLine({ text, clause }: Ground) {
  return (
    <>
      <span class="ground">{text}</span> {clause && <ClauseTag clause={clause} />}
    </>
  );
}
