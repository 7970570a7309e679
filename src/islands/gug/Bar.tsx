import { fill } from '../../i18n/fill.ts';
import { $past, $showsEnds, $situation, toggleEnds } from './session.ts';
import { UndoKey } from '../shared/UndoKey.tsx';
import { useStore } from '../shared/use-store.ts';
import { showPart } from './focus.ts';
import { ListKey } from './ListKey.tsx';
import { usePanel } from './panel-context.ts';
import { STATION_LIST } from './StationList.tsx';
import { $hasTwoDice } from './two-dice.ts';

/** Undo at its place, bottom left, with what it will undo; and what else belongs to the open question. */
export function Bar() {
  const { words, names, question, undo } = usePanel();
  const situation = useStore($situation);
  const [last] = useStore($past);
  const showsEnds = useStore($showsEnds);
  const hasTwo = useStore($hasTwoDice);
  const { panel } = words;
  const step = situation.route.at(-1);
  const label = last?.label ?? (step && names.station(step.to));
  return (
    <div class="bar">
      <UndoKey
        label={label === undefined ? panel.route.undoNothing : fill(panel.route.undo, { station: label })}
        isIdle={label === undefined}
        press={undo}
      />
      {question === 'die' && (
        <button type="button" class="key" aria-pressed={hasTwo} onClick={() => $hasTwoDice.set(!hasTwo)}>
          {panel.ask.twoDice}
        </button>
      )}
      {question === 'route' && situation.position && situation.dice.length > 0 && (
        <button type="button" class="key" aria-pressed={showsEnds} onClick={toggleEnds}>
          {showsEnds ? panel.ends.hide : panel.ends.show}
        </button>
      )}
      <ListKey press={() => showPart(STATION_LIST)} />
    </div>
  );
}
