import type { Side } from '../../games/gug/board-data.ts';
import type { RefereeSides as Sides } from '../../games/gug/network.ts';
import { usePanel } from './panel-context.ts';

interface RefereeSidesProps {
  sides: Sides;
  /** Undefined leaves a station's side to the drawing. @param label - what undo calls it. */
  set: (station: string, side: Side | undefined, label: string) => void;
}

/** The side of each end station by the referee's word; what he has not set, the drawing says (R22). */
export function RefereeSides({ sides, set }: RefereeSidesProps) {
  const { words, names, network } = usePanel();
  const { rulings, ledger } = words.panel;
  const ends = [...network.board.stations.values()].filter(({ id, lines }) =>
    lines.some((line) => network.endsAt(id, line)),
  );
  return (
    <fieldset class="sides">
      <legend>{rulings.sides}</legend>
      {ends.map(({ id }) => (
        <label key={id}>
          <span>{names.station(id)}</span>
          <select
            class="field"
            value={sides[id] ?? ''}
            onChange={({ currentTarget }) =>
              set(id, (currentTarget.value || undefined) as Side | undefined, names.station(id))
            }
          >
            <option value="">{rulings.default}</option>
            <option value="north">{ledger.places.north}</option>
            <option value="south">{ledger.places.south}</option>
          </select>
        </label>
      ))}
    </fieldset>
  );
}
