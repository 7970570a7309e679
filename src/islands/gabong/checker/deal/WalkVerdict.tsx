import { useGabong } from '../../table.ts';
import type { Teller } from '../checker-context.ts';
import { Verdict } from '../Verdict.tsx';
import { nowGrounds } from './due-words.ts';
import { groundsOf } from './step-words.ts';
import type { Walk } from './walk.ts';

/** The judge's word on the last step, and what may come next. */
export function WalkVerdict({ walk, teller }: { walk: Walk; teller: Teller }) {
  const { words } = useGabong();
  const { deal, verdict } = words.checker;
  const last = walk.steps.at(-1);
  const now = nowGrounds(walk.state, teller);
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
  const [why, ...more] = groundsOf(last, teller);
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
