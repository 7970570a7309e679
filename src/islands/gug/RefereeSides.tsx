import { useStore } from '@nanostores/preact';
import type { Side } from '../../games/gug/board-data.ts';
import { $houseRules } from '../../log/house-rules.ts';
import { usePanel } from './panel-context.ts';
import { setSide } from './settings.ts';

/** The side of each end station by the referee's word; what he has not set, the drawing says (R22). */
export function RefereeSides() {
  const { words, names, network } = usePanel();
  const { sides } = useStore($houseRules);
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
              setSide(id, (currentTarget.value || undefined) as Side | undefined, names.station(id))
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
