import { usePanel } from '../../panel-context.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { PlateSign } from '../../Sign.tsx';
import { useGame } from '../game-context.ts';
import { StationKey } from './StationKey.tsx';

/** The end stations drawn for today (17.5): closed, doubled, tripled. */
export function DrawList() {
  const { names } = usePanel();
  const { words, state } = useGame();
  const { draw: text } = words.book;
  const { closedStations } = state.setup;
  if (!closedStations) return null;
  return (
    <div class="draw-list">
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
