import { useMemo, useState } from 'preact/hooks';
import type { GugEvent } from '../../../../games/gug/events.ts';
import type { Network } from '../../../../games/gug/network.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { LineBadge } from '../../LineBadge.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { canMove, otherEnds } from './move-ends.ts';

interface CorrectMoveProps {
  event: Extract<GugEvent, { readonly kind: 'move' }>;
  before: GugState;
  network: Network;
  set: (event: GugEvent) => void;
  /** Has the route tapped anew on the map. */
  reroute: () => void;
}

/** Where a move really ended, and whether something was dropped there. */
export function CorrectMove({ event, before, network, set, reroute }: CorrectMoveProps) {
  const { words: panelWords, names } = usePanel();
  const { correct: text } = useGame().words.book;
  const [isAsking, ask] = useState(false);
  const ends = useMemo(
    () =>
      otherEnds(network, before, event).toSorted(
        (one, other) =>
          names.station(one.end.at).localeCompare(names.station(other.end.at)) || one.end.sips - other.end.sips,
      ),
    [network, before, event],
  );
  const at = event.route.at(-1)?.to;
  const sameEnd = ends.some(({ end, event: other }) => end.at === at && other.drop !== event.drop);
  if (!isAsking) {
    return (
      <div class="entry-keys">
        <button type="button" class="key wide" data-do="end" onClick={() => ask(true)}>
          {text.end}
        </button>
        {canMove(before, event) && (
          <button type="button" class="key wide" data-do="route" onClick={reroute}>
            {text.route}
          </button>
        )}
        {sameEnd && (
          <button type="button" class="key wide" data-do="drop" onClick={() => set({ ...event, drop: !event.drop })}>
            {event.drop ? text.noDrop : text.drop}
          </button>
        )}
      </div>
    );
  }
  return (
    <div role="group" aria-label={text.ends}>
      <h4>{ends.length === 0 ? text.noEnds : text.ends}</h4>
      <ul class="options">
        {ends.map(({ end, event: other }) => {
          const data = { station: names.station(end.at), count: end.sips };
          return (
            <li key={`${end.at} ${end.sips} ${end.drop} ${other.drop}`}>
              <button
                type="button"
                class="option"
                data-end={end.at}
                data-drop={other.drop}
                aria-pressed={end.at === at && other.drop === event.drop}
                onClick={() => set(other)}
              >
                {end.route.length > 0 && <LineBadge line={end.route.at(-1)!.line} />}
                <span>{fill(other.drop ? text.endDrop : panelWords.panel.ends.end, data)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
