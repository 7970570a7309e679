import type { Side } from '../../games/gug/board-data.ts';
import type { RefereeSides as Sides } from '../../games/gug/network.ts';
import { DEFAULT_RULINGS, GUG_RULINGS, type RulingId, RULING_IDS } from '../../games/gug/rulings.ts';
import { $houseRules } from '../../storage/house-rules.ts';
import { useStore } from '../../ui/use-store.ts';
import { RulingGroups } from '../shell/setup/RulingsFold.tsx';
import { useGameWords, usePanel } from './panel-context.ts';
import { RulingChoice } from './RulingChoice.tsx';
import { resetRulings, setSide } from './settings.ts';

/** How this table reads what the rule book leaves open: every ruling, and back to the defaults. */
export function RulingsList() {
  const { words, rulings: titles, network } = usePanel();
  const text = words.panel.rulings;
  const { shared } = useGameWords();
  const { rulings, sides } = useStore($houseRules);
  return (
    <>
      <p class="soft">{text.intro}</p>
      <RulingGroups
        text={shared.setup.rulings}
        ids={RULING_IDS}
        forms={GUG_RULINGS}
        titles={titles}
        isChanged={(ruling) => network.rulings[ruling as RulingId] !== DEFAULT_RULINGS[ruling as RulingId]}
        list={(ids) => ids.map((id) => <RulingChoice key={id} id={id as RulingId} place="panel" />)}
      />
      {rulings.R22 === 'referee' && <RefereeSides sides={sides} set={setSide} />}
      <button type="button" class="key wide" onClick={() => resetRulings(text.reset)}>
        {text.reset}
      </button>
    </>
  );
}

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
