import type { Finding } from '../../games/gug/verdict.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { usePanel } from './panel-context.ts';
import { Sign } from './Sign.tsx';

/** What the judge found, step by step, each with its clause. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const { words, names } = usePanel();
  return (
    <ol class="findings">
      {findings.map(({ clause, effect, reason, step, data }, index) => (
        <li key={index} data-effect={effect}>
          <Sign meaning={effect} />
          <span class="visually-hidden">{words.panel.verdict.effects[effect]}: </span>
          {step !== undefined && <span class="step-number">{step + 1}</span>}
          <span class="finding">{names.sentence(words.reasons[reason], data)}</span>
          <ClauseTag clause={clause} />
        </li>
      ))}
    </ol>
  );
}
