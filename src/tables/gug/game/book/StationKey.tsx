import type { StationId } from '../../../../games/gug/board-data.ts';
import { $pointed } from '../../session.ts';
import { LineBadge, PlateSign } from '../../Sign.tsx';
import { useTable } from '../game-context.ts';
import { ClauseTag } from '../../ClauseTag.tsx';

interface StationKeyProps {
  station: StationId;
  line?: string;
  note?: string;
}

/** A station's name, which a press shows on the map. */
export function StationKey({ station, line, note }: StationKeyProps) {
  const { words, names } = useTable();
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
        <span class="visually-hidden">, {words.book.players.show}</span>
        {note !== undefined && <span class="soft">{note}</span>}
      </span>
    </button>
  );
}

/** The end stations drawn for today (17.5): closed, doubled, tripled. */
export function DrawList() {
  const { words, state, names } = useTable();
  const { draw: text } = words.book;
  const { closedStations } = state.setup;
  if (!closedStations) return null;
  return (
    <div>
      <h4>
        {text.heading} <ClauseTag clause="gug-17.5" />
      </h4>
      <dl class="book-facts">
        {(['closed', 'double', 'triple'] as const).map((kind) => (
          <div key={kind}>
            <dt>
              <PlateSign kind={kind} /> {text[kind]}
            </dt>
            <dd>
              {closedStations.draw[kind].length === 0 && text.none}
              {[...closedStations.draw[kind]]
                .sort((one, other) => names.station(one).localeCompare(names.station(other)))
                .map((station) => (
                  <StationKey key={station} station={station} />
                ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>{text.seed}</dt>
          <dd>{closedStations.seed}</dd>
        </div>
      </dl>
    </div>
  );
}
