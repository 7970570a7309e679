import type { Card } from '../../../../games/gabong/check-card.ts';
import type { CardQuestion } from '../../../../log/checked-deal.ts';
import { useGabong } from '../../table.ts';
import { useChecker } from '../checker-context.ts';
import { Verdict } from '../Verdict.tsx';
import { askedOf, wholeCard } from './asked.ts';
import { answerOf } from './asked-words.ts';

/** The answer in one line, what the card does, and who is next; before that, what is still to be said. */
export function CardVerdict({ question }: { question: CardQuestion }) {
  const { words } = useGabong();
  const { rulings, packs } = useChecker();
  const { card: text, parts } = words.checker;
  const asked = askedOf(question, packs, rulings);
  if (!asked) return <Verdict label={parts.card} outcome="ask" word={text.ask[missing(question)]} />;
  const mine = wholeCard(question.mine) as Card;
  return <Verdict label={parts.card} {...answerOf(asked, question, mine, words.checker, words.cards)} />;
}

/** What of the two cards was not said. */
function missing({ top, mine }: CardQuestion) {
  if (top.rank === null) return 'top';
  if (top.suit === null) return 'topSuit';
  return mine.rank === null ? 'mine' : 'mineSuit';
}
