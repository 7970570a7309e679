import type { StationId } from '../../games/gug/board-data.ts';
import { $situation, change } from './session.ts';
import { useStore } from '../shared/use-store.ts';
import { addStep } from './asking.ts';
import { LineBadge } from './LineBadge.tsx';
import { usePanel } from './panel-context.ts';
import { Sheet } from './Sheet.tsx';

/** A station of several railways that may not be used: by which of them is it stepped on? */
export function RailwaysSheet({ station, close }: { station: StationId; close: () => void }) {
  const { words, names, network } = usePanel();
  const situation = useStore($situation);
  return (
    <Sheet title={names.station(station)} close={close}>
      <h4>{words.panel.map.railways}</h4>
      <ul class="options">
        {network.board.others.get(station)?.railways.map((line) => (
          <li key={line}>
            <button
              type="button"
              class="option"
              onClick={() => {
                change(addStep(situation, { line, to: station }), names.station(station));
                close();
              }}
            >
              <LineBadge line={line} />
              {names.line(line)}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
