import type { StationId } from '../../../../games/gug/board-data.ts';
import { $pointed } from '../../session.ts';
import { LineBadge } from '../../LineBadge.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';

interface StationKeyProps {
  station: StationId;
  line?: string;
  note?: string;
}

/** A station's name, which a press shows on the map. */
export function StationKey({ station, line, note }: StationKeyProps) {
  const { names } = usePanel();
  const { players } = useGame().words.book;
  return (
    <button
      type="button"
      class="option station-key"
      data-show={station}
      onClick={() => {
        // The same once more is shown once more.
        $pointed.set(null);
        $pointed.set(station);
      }}
    >
      {line !== undefined && <LineBadge line={line} />}
      <span>
        {names.station(station)}
        <span class="visually-hidden">, {players.show}</span>
        {note !== undefined && <span class="soft">{note}</span>}
      </span>
    </button>
  );
}
