import type { Advice } from '../../../games/gools/advisor/advice.ts';
import type { Aim } from '../../../games/gools/advisor/aims.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { COLUMN_OF, valueOf } from './columns.ts';
import { DiceLine } from './DiceLine.tsx';
import { numbersIn } from './numbers.ts';

interface BestKeepProps {
  keep: Advice;
  aim: Aim;
  seat: number;
  close: () => void;
}

/** The best choice as dice, what it is worth, and one tap to follow it. */
export function BestKeep({ keep: { kept, figures }, aim, seat, close }: BestKeepProps) {
  const { words, lang, play } = useTable();
  const { best, bestFigure, leave } = words.advisor.advice;
  const column = COLUMN_OF[aim];
  const figure = numbersIn(lang).figure(column, valueOf(figures, column));
  return (
    <div class="best-keep" data-best={kept.join(' ')}>
      <h4>{best}</h4>
      <DiceLine dice={kept} size={56} />
      <p>{fill(bestFigure, { name: words.advisor.figures[column].long, figure })}</p>
      <button
        type="button"
        class="key go wide"
        onClick={() => {
          if (play({ kind: 'keep', seat, dice: kept })) close();
        }}
      >
        {leave}
      </button>
    </div>
  );
}
