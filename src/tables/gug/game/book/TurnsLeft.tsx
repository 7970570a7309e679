import { type MoveReview } from '../../../../games/gug/advisor/review.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { GugPlanWords } from '../../../../i18n/gug-plan/en.ts';
import { numberOf } from '../../../../i18n/numbers.ts';
import { PlayChart } from '../../../../ui/PlayChart.tsx';
import { usePanel } from '../../panel-context.ts';

/** Turns with two places, as nothing is rounded away that is told. */
export function useAmount(): (value: number) => string {
  const { lang } = usePanel();
  return (value) => numberOf(value, lang, 2, 1);
}

interface TurnsLeftProps {
  words: GugPlanWords['review'];
  name: string;
  moves: readonly MoveReview[];
}

/** Turns left over the game, with luck and costs of each move apart. */
export function TurnsLeft({ words, name, moves }: TurnsLeftProps) {
  const amount = useAmount();
  const [first] = moves;
  const last = moves.at(-1);
  if (!first || !last) return null;
  const [begun, over] = [amount(first.ahead), amount(last.left)];
  return (
    <PlayChart
      label={fill(words.chart, { name, first: begun, last: over })}
      captions={words.captions}
      figures={`${begun} → ${over}`}
      moves={moves}
      last={last.left}
      least={1}
    />
  );
}
