import type { Card } from '../../../games/gabong/check-card.ts';
import type { GabongClause } from '../../../games/gabong/clauses.ts';
import { Sign } from '../../../ui/Sign.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { useGabong } from '../table.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** A sentence, and the clause it rests on. */
export interface Ground {
  readonly text: string;
  readonly clause?: GabongClause | undefined;
  /** What it costs, or who is next: the line says it too. */
  readonly isInLine?: boolean;
}

/** A card, and what it is called. */
interface AskedAbout {
  readonly card: Card;
  readonly called: string;
}

/** What the judge says. */
export interface Verdict {
  /** `ask`: something is still to be said. */
  readonly outcome: 'legal' | 'illegal' | 'ask';
  /** The card that it is about, where the keys may be for the next one. */
  readonly about?: AskedAbout | undefined;
  /** The judge's word, in one or two. */
  readonly word: string;
  /** Why, in one line. */
  readonly why?: Ground | undefined;
  /** What else is to be known. */
  readonly grounds?: readonly Ground[];
}

/** All that is found, each with its clause. */
const findingsOf = ({ why, grounds = [] }: Verdict): readonly Ground[] =>
  [...(why ? [why] : []), ...grounds].filter(({ text }) => text !== '');

interface VerdictLineProps {
  verdict: Verdict;
  /** Opens all that is found. */
  open: () => void;
}

/** The answer on the stage's line, with a sign: the outcome, why, its clause, and what it costs. A tap on it shows the rest. */
export function VerdictLine({ verdict, open }: VerdictLineProps) {
  const { words } = useGabong();
  const { outcome, about, word, why, grounds = [] } = verdict;
  return (
    <div class="ticket checker-ticket" data-up="false" data-outcome={outcome}>
      <div class="ticket-head">
        {outcome !== 'ask' && <Sign meaning={outcome} />}
        <p class="checker-answer" role="status" aria-atomic="true">
          {about && (
            <span class="checker-about">
              <CardFace rank={about.card.rank} suit={about.card.suit} />
              <span class="visually-hidden">{about.called}:</span>{' '}
            </span>
          )}
          <strong class="answer">{/\p{L}$/u.test(word) ? `${word}.` : word}</strong> {why && <GroundLine {...why} />}
          {grounds.map(({ text, isInLine }) => isInLine && <span key={text}> {text}</span>)}
        </p>
        {findingsOf(verdict).length > 0 && (
          <button
            type="button"
            class="ticket-toggle bare"
            data-do="findings"
            aria-haspopup="dialog"
            aria-label={words.checker.findings}
            onClick={open}
          >
            <Icon is="up" />
          </button>
        )}
      </div>
    </div>
  );
}

/** All that the judge has found. */
export function Findings({ verdict }: { verdict: Verdict }) {
  return (
    <ol class="findings ruled">
      {findingsOf(verdict).map(({ text, clause }) => (
        <li key={text} class="row">
          <span class="finding">{text}</span>
          {clause && <ClauseTag clause={clause} />}
        </li>
      ))}
    </ol>
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
