import { leaders } from '../../../games/gools/lead.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import type { AskedThrow } from './asked-throw.ts';
import { DiceLine } from './DiceLine.tsx';
import { handName } from './hand-name.ts';

/** What was thrown and what lies, and what there is to beat. */
export function AskedDice({ asked: { seat, question } }: { asked: AskedThrow }) {
  const { words, state, name } = useTable();
  const { threw, lying, opens, toBeat, toBeatTied, still } = words.advisor.advice;
  const tied = 'round' in state.stage ? leaders(state.stage.round) : [];
  const [first] = tied;
  const beat = () => {
    if (!first) return opens;
    const hand = handName(words.advisor.hands, first.hand);
    return tied.length === 1
      ? fill(toBeat, { hand, name: name(first.seat) })
      : fill(toBeatTied, { hand, count: tied.length });
  };
  return (
    <>
      <dl class="asked-dice">
        <div>
          <dt>{fill(threw, { name: name(seat) })}</dt>
          <dd>
            <DiceLine dice={question.thrown} size={36} />
          </dd>
        </div>
        {question.lying.length > 0 && (
          <div>
            <dt>{lying}</dt>
            <dd>
              <DiceLine dice={question.lying} size={36} />
            </dd>
          </div>
        )}
      </dl>
      <p class="soft">
        {beat()} {fill(still, { count: question.prospect.still })}
      </p>
    </>
  );
}
