import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { AskTwice } from '../../shared/AskTwice.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import { useTable } from '../table-context.ts';
import { Theta } from '../Theta.tsx';
import type { DealStep } from './deal-step.ts';
import { HandFormula } from './HandFormula.tsx';
import { countingOf } from './hands.ts';
import { LossPart } from './LossPart.tsx';

interface DealHandsProps {
  /** Of the keys below the hands. */
  id: string;
  deal: DealStep;
  mend: () => void;
  close: () => void;
}

/** The hands of a deal, by seat, as they were counted. */
export function DealHands({ id, deal: { entry, before, event }, mend, close }: DealHandsProps) {
  const { words, name, takeBack, outlook } = useTable();
  const [removes, remove] = useState(false);
  const { sheet } = words.deal;
  const removeNow = () => {
    takeBack([entry]);
    close();
  };
  if (removes) return <LossPart entry={entry} done={removeNow} cancel={() => remove(false)} />;
  return (
    <>
      <p class="soft">{fill(sheet.master, { name: name(before.master) })}</p>
      <ul class="deal-hands">
        {event.hands
          .toSorted((one, other) => one.seat - other.seat)
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
      <div id={id} class="row">
        <button type="button" class="key go" data-do="mend" onClick={mend}>
          {sheet.mend}
        </button>
        <AskTwice
          label={sheet.remove}
          yes={sheet.removeYes}
          no={sheet.removeNo}
          press={() => {
            if (outlook(entry, undefined, '').lost.length > 0) remove(true);
            else removeNow();
          }}
        />
      </div>
    </>
  );
}
