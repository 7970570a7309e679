import type { Hand } from '../../../games/gabong/match-events.ts';
import { type HandCounting, handScore } from '../../../games/gabong/match-hand.ts';
import { fill } from '../../../i18n/fill.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import { Theta } from '../Theta.tsx';
import { formulaInWords } from './counting.ts';

interface HandFormulaProps {
  hand: Hand;
  counting: HandCounting;
}

/** What a hand comes to, with its arithmetic; and the rule, where something doubles it. */
export function HandFormula({ hand, counting }: HandFormulaProps) {
  const { words } = useGabong();
  const { deal } = words;
  if (hand.by === 'theta') {
    return (
      <>
        <span>
          <Theta /> {deal.thetaGives}
        </span>
        <ClauseTag clause="gabong-4.4" />
      </>
    );
  }
  if (hand.by === 'points') return <>{fill(deal.formula.points, { points: hand.points })}</>;
  if (hand.cards.length === 0) return <>{deal.out}</>;
  const score = handScore(counting, hand.cards);
  return (
    <>
      <span class="deal-formula">{formulaInWords(score, words)}</span>
      {score.doublings > 0 && <ClauseTag clause="gabong-11.2" />}
    </>
  );
}
