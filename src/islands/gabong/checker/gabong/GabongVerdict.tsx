import type { GabongQuestion } from '../../../../log/checked-deal.ts';
import { useGabong } from '../../table.ts';
import { type Teller, useChecker } from '../checker-context.ts';
import { findingSentence } from '../finding-words.ts';
import { type Ground, Verdict } from '../Verdict.tsx';
import type { Chain } from './chain.ts';
import { sumSentences, takenSentences } from './sum-words.ts';

/** Whether the last hand is a gabong, its sum as arithmetic, and what the gabongs come to. */
export function GabongVerdict({ question, chain }: { question: GabongQuestion; chain: Chain }) {
  const { words } = useGabong();
  const { players } = useChecker();
  const { gabong: text, parts } = words.checker;
  const teller: Teller = { words: words.checker, cards: words.cards, name: (seat) => players[seat] ?? '' };
  const last = chain.throws.findLast(({ sum }) => sum);
  if (!last?.sum) {
    return <Verdict label={parts.gabong} outcome="ask" word={question.top === null ? text.ask.top : text.ask.hand} />;
  }
  const { sum, compared } = sumSentences(last.cards, last.sum, teller);
  const isGabong = last.sum.isGabong && last.against.length === 0;
  // That the sum differs stands there as arithmetic.
  const against = last.against.filter(({ reason }) => reason !== 'sum-differs');
  const isFirst = last === chain.throws[0];
  const grounds: readonly Ground[] = [
    { text: compared },
    ...against.map((finding) => ({ text: findingSentence(finding, teller), clause: finding.clause })),
    ...takenGrounds(chain, teller),
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

function takenGrounds({ taken }: Chain, teller: Teller): readonly Ground[] {
  if (!taken) return [];
  const { takes, theta } = takenSentences(taken, teller, false);
  const clause = taken.thetas.length > 1 ? 'gabong-4.3' : 'gabong-4.2';
  return [...(takes === undefined ? [] : [{ text: takes, clause } as const]), { text: theta, clause: 'gabong-4.4' }];
}
