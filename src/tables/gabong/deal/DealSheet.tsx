import { useState } from 'preact/hooks';
import { stageOf } from '../../../games/gabong/match-standing.ts';
import { fill } from '../../../i18n/fill.ts';
import { ClauseTag, Sheet } from '../../shell/Clauses.tsx';
import { Gone, LossPart, RemoveKey } from '../../shell/Correction.tsx';
import { correctKey } from '../../shell/steps.ts';
import { useTable } from '../table.ts';
import { Theta } from '../Theta.tsx';
import { HandFormula } from './HandFormula.tsx';
import { countingOf } from './counting.ts';

/** A deal that has been counted: every hand by seat with its arithmetic, to be corrected or taken out. @param entry - of its play. */
export function DealSheet({ entry, close }: { entry: string; close: () => void }) {
  const { words, name, reduction, takeBack, open } = useTable();
  const [removes, remove] = useState(false);
  const { sheet } = words.deal;
  const step = reduction.steps.find(({ play }) => play.id === entry);
  if (step?.play.event.kind !== 'deal') return <Gone close={close} />;
  const { before } = step;
  const { event } = step.play;
  const stage = stageOf(before);
  const removeNow = () => {
    takeBack([entry]);
    close();
  };
  return (
    <Sheet title={stage.is === 'deal' ? fill(sheet.title, { number: stage.number }) : sheet.extra} close={close}>
      {removes ? (
        <LossPart entry={entry} done={removeNow} cancel={() => remove(false)} />
      ) : (
        <>
          <p class="soft">{fill(sheet.master, { name: name(before.master) })}</p>
          <ul class="deal-hands stack">
            {[...event.hands]
              .sort((one, other) => one.seat - other.seat)
              .map((hand) => (
                <li key={hand.seat}>
                  <strong>{name(hand.seat)}</strong>
                  <span class="deal-comes">
                    <HandFormula hand={hand} counting={countingOf(before)} />
                  </span>
                  {hand.by !== 'theta' && hand.isGabonged && (
                    <span class="deal-comes">
                      <span>
                        <Theta /> {sheet.gabonged}
                      </span>
                      <ClauseTag clause="gabong-4.3" />
                    </span>
                  )}
                </li>
              ))}
          </ul>
          <div id={correctKey(entry)} class="row">
            <button
              type="button"
              class="key go"
              data-do="mend"
              onClick={() => open({ kind: 'correct', entry, back: { kind: 'deal', entry } })}
            >
              {sheet.mend}
            </button>
            <RemoveKey
              entry={entry}
              words={{ label: sheet.remove, yes: sheet.removeYes, no: sheet.removeNo }}
              ask={() => remove(true)}
              done={close}
            />
          </div>
        </>
      )}
    </Sheet>
  );
}
