import type { StationId } from '../../games/gug/board-data.ts';
import { fill } from '../../i18n/fill.ts';
import { $situation, $table } from './session.ts';
import { useStore } from '../shared/use-store.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { drawnAs } from './drawn.ts';
import { usePanel } from './panel-context.ts';
import { PlateSign } from './PlateSign.tsx';
import { Sheet } from './Sheet.tsx';

/** What was drawn for an end station, and what that means (17.5); a tap beside it may have meant the station. */
export function DrawnSheet({ station, close }: { station: StationId; close: () => void }) {
  const { words, names, tap } = usePanel();
  const { position, dice } = useStore($situation);
  const { drawn } = words.panel.map;
  const kind = drawnAs(useStore($table), station);
  if (!kind) return null;
  return (
    <Sheet title={names.station(station)} close={close}>
      <p class="drawn-what">
        <PlateSign kind={kind} /> <strong>{drawn.name[kind]}</strong> <ClauseTag clause="gug-17.5" />
      </p>
      <p>{drawn.means[kind]}</p>
      {position && dice.length > 0 && (
        <button
          type="button"
          class="key wide"
          data-do="choose"
          onClick={() => {
            close();
            tap(station);
          }}
        >
          {fill(drawn.choose, { station: names.station(station) })}
        </button>
      )}
    </Sheet>
  );
}
