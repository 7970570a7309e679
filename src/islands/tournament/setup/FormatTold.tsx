import type { FormatPlan } from '../../../games/tournament/format-plan.ts';
import { explainFormat } from '../../../i18n/tournament/explain.ts';
import { useTournament } from '../table.ts';

/** What the chosen code means, layer by layer. */
export function FormatTold({ plan }: { plan: FormatPlan }) {
  const { summary, layers } = explainFormat(plan, useTournament().words.explain);
  return (
    <div class="format-told">
      <p>{summary}</p>
      <ol>
        {layers.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  );
}
