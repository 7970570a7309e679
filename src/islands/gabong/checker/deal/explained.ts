import { fill } from '../../../../i18n/fill.ts';
import type { CheckedDeal } from '../../../../log/checked-deal.ts';
import { numberOf } from '../../table.ts';
import { cardIn, type Teller } from '../checker-context.ts';
import type { Ground } from '../Verdict.tsx';
import { nowGrounds } from './due-words.ts';
import { eventSentence, groundsOf } from './step-words.ts';
import type { Walk } from './walk.ts';

/** A disputed sequence in words, a line for every step with its clauses, and what comes next. */
export function explained({ opening, master }: CheckedDeal, { steps, state }: Walk, teller: Teller): string {
  const { deal, verdict } = teller.words;
  const begins =
    opening?.is === 'laid'
      ? fill(deal.begins, {
          card: cardIn(teller, opening.card),
          name: teller.name(opening.by),
          way: deal.ways[opening.direction],
        })
      : fill(deal.beginsDeal, { name: teller.name(master) });
  const lines = steps.map((step, index) => {
    const { event, before, judgement } = step;
    const word = judgement.allowed && judgement.findings.length === 0 ? verdict.allowed : verdict.refused;
    const grounds = groundsOf(step, teller).map(inText);
    const stood = event.overrule ? [inText({ text: deal.stood, clause: 'gabong-6.1' })] : [];
    return [`${index + 1}. ${eventSentence(event, before, teller)} ${word}.`, ...grounds, ...stood].join(' ');
  });
  return [deal.explained, begins, ...lines, ...nowGrounds(state, teller).map(inText)].join('\n');
}

const inText = ({ text, clause }: Ground): string =>
  [text, clause && `(${numberOf(clause)})`].filter(Boolean).join(' ');
