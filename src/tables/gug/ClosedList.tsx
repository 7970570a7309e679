import type { Works } from '../../games/gug/position.ts';
import { fill } from '../../i18n/fill.ts';
import { usePanel } from './panel-context.ts';

/** Changes the day's works. @param label - what undo calls it. */
export type SetWorks = (works: Works, label: string) => void;

/** All that is closed, each to be opened again. */
export function ClosedList({ works, set }: { works: Works; set: SetWorks }) {
  const { words, names } = usePanel();
  const { works: text } = words.panel;
  const { stations, stretches } = works;
  const closed = [
    ...stations.map((station) => ({
      name: names.station(station),
      left: { stations: stations.filter((each) => each !== station), stretches },
    })),
    ...stretches.map((stretch) => ({
      name: fill(text.stretch, { other: names.station(stretch[0]), station: names.station(stretch[1]) }),
      left: { stations, stretches: stretches.filter((each) => each !== stretch) },
    })),
  ];
  return (
    <ul class="drops">
      {closed.map(({ name, left }) => (
        <li key={name}>
          <span>✕</span>
          <span>{name}</span>
          <button
            type="button"
            class="key remove"
            aria-label={fill(text.open, { station: name })}
            onClick={() => set(left, name)}
          >
            ✕
          </button>
        </li>
      ))}
    </ul>
  );
}
