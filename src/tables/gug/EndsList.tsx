import type { End } from '../../games/gug/moves.ts';
import { fill } from '../../i18n/fill.ts';
import { releaseFocus } from '../../ui/focus.ts';
import { $ends, $situation, change } from './session.ts';
import { useStore } from '../../ui/use-store.ts';
import { usePanel } from './panel-context.ts';

/** Every legal end of the turn, those with a drop and those with fewest sips first; one press takes its route. */
export function EndsList() {
  const { words, names, ask } = usePanel();
  const ends = useStore($ends);
  const situation = useStore($situation);
  if (!ends) return null;
  const text = words.panel.ends;
  const rank = ({ drop, sips }: End) => (drop === 'yes' ? -100 : 0) + sips;
  return (
    <section class="part" aria-labelledby="gug-ends">
      <h3 id="gug-ends">{text.heading}</h3>
      {ends.length === 0 && <p>{text.none}</p>}
      <ul class="options">
        {ends
          .toSorted((one, other) => rank(one) - rank(other))
          .map(({ at, route, changes, left, sips, drop }) => (
            <li key={`${at} ${sips} ${drop}`}>
              <button
                type="button"
                class="option"
                data-end={at}
                onClick={() =>
                  releaseFocus(() => {
                    change({ ...situation, route }, names.station(at));
                    ask('route');
                  })
                }
              >
                <span>
                  <strong>{fill(text.end, { station: names.station(at), count: sips })}</strong>
                  <span class="soft">
                    {[
                      fill(text.changes, { count: changes }),
                      ...(left > 0 ? [fill(text.pointsLeft, { count: left })] : []),
                      ...(drop === 'yes' ? [text.drop] : []),
                    ].join(' · ')}
                  </span>
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
